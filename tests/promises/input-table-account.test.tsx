import { describe, expect, it } from 'vitest'

import { contactBody } from '#api/contact.ts'
import { CreateAccountForm } from '#components/account/create-account-form.tsx'
import { IdentifierForm } from '#components/account/identifier-form.tsx'
import { LoginPassword } from '#components/account/login-password.tsx'
import { ResetCode } from '#components/account/reset-code.tsx'
import { VerifyForm } from '#components/account/verify-form.tsx'
import { ContactForm } from '#components/contact/contact-form.tsx'
import {
  type ContactEntry,
  type ContactField,
  contactIssues,
  emptyContactEntry,
} from '#domain/account/contact-message.ts'
import { type IdentifierEntry, emptyIdentifier, identifierOf } from '#domain/account/identifier.ts'
import { loginIdentifierIssues, loginPasswordIssues, resetCodeIssues } from '#domain/account/login-rules.ts'
import { type RegistrationForm, emptyEntry, registrationIssues } from '#domain/account/registration-rules.ts'
import { codeIssue } from '#domain/account/verification-code.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'

import { fieldTable, type InputField, type Verdict } from './input-table.tsx'

const phones: readonly string[] = [
  ...['3055550142', '(305) 555-0142', '305-555-0142', '305.555.0142', '305 555 0142', ' 3055550142 ', '305/555/0142'],
  ...['13055550142', '+1 (305) 555-0142', '1-305-555-0142', '001 305 555 0142', 'tel:+13055550142', '+13055550142'],
  ...['305555014', '30555501421', '23055550199', '305 555 0142 ext. 5', '305-555-0142 / 305-555-0143', '555-0142'],
  ...['+52 55 1234 5678', '+34 600 123 456', '305-555-CALL', 'ana@example.com', '٣٠٥٥٥٥٠١٤٢', '３０５５５５０１４２'],
  ...['305\u200b5550142', '305\u00a0555\u00a00142', '305–555–0142', '0', 'x'],
]
const codes: readonly string[] = [
  ...['123456', ' 123456 ', '123 456', '123-456', '1 2 3 4 5 6', '000000', '012345', '12345', '1234567', '1'],
  ...['12345a', 'abcdef', '12345.', '1234.56', '-123456', '+123456', '1e5', '0x1F2A', '١٢٣٤٥٦', '１２３４５６'],
  ...['123\u200b456', '123\u00a0456', '123–456', '123\n456', 'G-123456', 'Code: 123456', '123456 is your code'],
  ...['<b>1</b>', '123456123456', '½23456'],
]
const emails: readonly string[] = [
  ...['ana@example.com', ' ana@example.com ', 'ANA@EXAMPLE.COM', 'ana.torres+plan@correo.example.com', 'ana@example'],
  ...['ana@example.', 'ana@.com', '@example.com', 'ana@', 'ana', 'ana@@example.com', 'ana@example..com', 'a@b.co'],
  ...[
    'ana torres@example.com',
    'ana@exam ple.com',
    'Ana <ana@example.com>',
    'mailto:ana@example.com',
    'ñandú@correo.mx',
  ],
  ...[
    'ana@example.com,',
    'ana@example.com; luis@example.com',
    'ana@example.com.',
    'ana@münchen.de',
    'ana\u200b@example.com',
  ],
  ...[
    'ana\u00a0@example.com',
    '3055550142',
    'ana@123.45.67.89',
    '"ana"@example.com',
    '<b>@x.co</b>',
    '.@a.b',
    'a@b.c\nd',
  ],
]
const names: readonly string[] = [
  ...['Ana', ' Ana ', 'ANA', 'ana', 'María José', 'María  José', 'José', 'Jose\u0301', 'Ñandú', 'Núñez-Ortiz'],
  ...["O'Brien", 'O’Brien', 'de la Cruz', 'Ana M.', 'Jr.', 'X', '李', 'محمد', 'Дарья', '🙂'],
  ...['3', 'Ana3', '<b>Ana</b>', '&amp;', '"Ana"', 'Ana\u200b', 'Ana\u00a0María', 'Ana\nMaría', '   ', '-'],
]
const passwords: readonly string[] = [
  ...[
    'password',
    'Passw0rd!',
    ' password',
    'password ',
    'pass word',
    '        ',
    'short',
    '1234567',
    '12345678',
    'ñandúñandú',
  ],
  ...[
    'contraseña',
    '🙂🙂🙂🙂🙂🙂🙂🙂',
    '🙂🙂🙂🙂',
    'pa\u200bssword',
    'pass\u00a0word',
    '<script>',
    '"quoted"',
    "o'clock1",
    '\\u0041\\u0041',
    '%00%00%00',
  ],
  ...[
    '${secret}',
    '{{name}}',
    'a'.repeat(64),
    'a'.repeat(73),
    '٣٤٣٤٣٤٣٤',
    'Пароль12',
    '密码密码密码密码',
    'pass\nword',
    '0000000000',
    '-',
  ],
]

const nothing = () => undefined
const unrefused = { issues: [], attempt: 0 }
type Dress = Pick<InputField<never>, 'marks' | 'cap'>
/** Characters in a written phone number besides its digits, and the country code before ten of them (A-3). */
const phoneDress: Dress = { marks: /^\D*1(?=\D*(?:\d\D*){10}$)|\D/g, cap: 10 }
/** Spaces and invisible characters, which no address contains. */
const emailDress: Dress = { marks: /[\s\p{Cf}]/gu }
const codeDress: Dress = { marks: /[\s-]/g }
/** A password must not gain or lose a character. */
const bareDress: Dress = { marks: /(?!)/g }

/** Returns the issue of one field of a form. */
function verdictOf(issues: readonly { readonly field: string; readonly code: string }[], field: string, value: string) {
  const issue = issues.find((one) => one.field === field)
  return issue ? { refused: issue.code } : ({ accepted: value } satisfies Verdict)
}

/** The identifier that a call would send. */
function sentIdentifier(entry: IdentifierEntry): string {
  const identifier = identifierOf(entry)
  return identifier.method === 'email' ? identifier.email : identifier.phone
}

/** One field of an area with its texts. */
const row = <State,>(area: string, texts: readonly string[], field: InputField<State>) =>
  [area, field.name, () => fieldTable(field, texts)] as const

function registrationRow(
  name: keyof RegistrationForm & ('email' | 'phone' | 'firstName' | 'lastName' | 'password'),
  texts: readonly string[],
  dress?: Dress,
) {
  const start: RegistrationForm = { ...emptyEntry, password: '', hasAcceptedTerms: true }
  return row<RegistrationForm>('registration', texts, {
    name,
    label: fixedT('en', 'registration')(`createAccountForm.${name}`),
    ...dress,
    start: name === 'phone' ? { ...start, method: 'phone' } : start,
    show: (values, change) => (
      <CreateAccountForm
        {...unrefused}
        values={values}
        onChange={(field, value) => {
          change({ ...values, [field]: value })
        }}
        isSending={false}
        onSubmit={nothing}
        onBack={nothing}
        onDocument={nothing}
      />
    ),
    judge: (values) =>
      verdictOf(
        registrationIssues(values),
        name,
        name === 'email' || name === 'phone' ? sentIdentifier(values) : values[name],
      ),
  })
}

function signInRow(name: 'email' | 'phone', texts: readonly string[], dress?: Dress) {
  return row<IdentifierEntry>('sign-in', texts, {
    name,
    label: fixedT('en', 'login')(`identifierStep.${name}`),
    ...dress,
    start: { ...emptyIdentifier, method: name },
    show: (value, change) => (
      <IdentifierForm
        {...unrefused}
        purpose="logIn"
        value={value}
        onChange={(field, text) => {
          change({ ...value, [field]: text })
        }}
        isBusy={false}
        onSubmit={nothing}
      />
    ),
    judge: (value) => verdictOf(loginIdentifierIssues(value), name, sentIdentifier(value)),
  })
}

function contactRow(name: Exclude<ContactField, 'message'>, texts: readonly string[], dress?: Dress) {
  return row<ContactEntry>('contact', texts, {
    name,
    label: fixedT('en', 'contact')(`contactForm.${name}`),
    ...dress,
    start: emptyContactEntry,
    show: (value, change) => (
      <ContactForm
        {...unrefused}
        value={value}
        onChange={(field, text) => {
          change({ ...value, [field]: text })
        }}
        status={{ kind: 'idle' }}
        onSubmit={nothing}
      />
    ),
    judge: (value) => {
      const sent = contactBody(value, 'en')
      const texted = { firstName: sent.name, lastName: sent.lastname, phone: sent.phone, email: sent.email }
      return verdictOf(contactIssues(value), name, texted[name])
    },
  })
}

await loadNamespaces('common', 'registration', 'login', 'contact')

const rows = [
  registrationRow('email', emails, emailDress),
  registrationRow('phone', phones, phoneDress),
  registrationRow('firstName', names),
  registrationRow('lastName', names),
  registrationRow('password', passwords, bareDress),
  row<string>('verification', codes, {
    name: 'code',
    label: fixedT('en', 'registration')('verifyForm.code'),
    ...codeDress,
    start: '',
    show: (code, onCode) => (
      <VerifyForm
        identifier="ana@example.com"
        {...{ code, onCode }}
        issue={null}
        attempt={0}
        isVerifying={false}
        onVerify={nothing}
        isResending={false}
        onResend={nothing}
        hasResentNotice={false}
        log={[]}
        onBack={nothing}
      />
    ),
    judge: (code) => {
      const refused = codeIssue(code)
      return refused === null ? { accepted: code.trim() } : { refused }
    },
  }),
  signInRow('email', emails, emailDress),
  signInRow('phone', phones, phoneDress),
  row<string>('sign-in', passwords, {
    name: 'password',
    label: fixedT('en', 'login')('passwordStep.password'),
    ...bareDress,
    start: '',
    show: (value, onChange) => (
      <LoginPassword
        {...unrefused}
        identifier="ana@example.com"
        {...{ value, onChange }}
        isBusy={false}
        onSubmit={nothing}
        onChangeIdentifier={nothing}
      />
    ),
    judge: (password) => verdictOf(loginPasswordIssues(password), 'password', password),
  }),
  row<string>('sign-in', codes, {
    name: 'code',
    label: fixedT('en', 'login')('forgotPassword.code'),
    ...codeDress,
    start: '',
    show: (value, onChange) => (
      <ResetCode
        {...unrefused}
        identifier="ana@example.com"
        {...{ value, onChange }}
        busyWith={null}
        onSubmit={nothing}
        onResend={nothing}
        onChangeIdentifier={nothing}
        log={[]}
        fresh={null}
      />
    ),
    judge: (code) => verdictOf(resetCodeIssues(code), 'code', code.trim()),
  }),
  contactRow('firstName', names),
  contactRow('lastName', names),
  contactRow('phone', phones, phoneDress),
  contactRow('email', emails, emailDress),
]

describe('what comes into a field of the account stays or is told of, and is refused where it means nothing', () => {
  it.each(rows)('%s: %s', async (area, name, table) => {
    const file = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.txt`
    await expect(table()).toMatchFileSnapshot(`input-tables/${area}/${file}`)
  })
})
