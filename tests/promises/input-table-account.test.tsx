import { CreateAccountForm } from '#components/account/create-account-form.tsx'
import { IdentifierForm } from '#components/account/identifier-form.tsx'
import { LoginPassword } from '#components/account/login-password.tsx'
import { ResetCode } from '#components/account/reset-code.tsx'
import { VerifyForm } from '#components/account/verify-form.tsx'
import { type IdentifierEntry, emptyIdentifier, identifierOf } from '#domain/account/identifier.ts'
import { loginIdentifierIssues, loginPasswordIssues, resetCodeIssues } from '#domain/account/login-rules.ts'
import { type RegistrationForm, emptyEntry, registrationIssues } from '#domain/account/registration-rules.ts'
import { codeIssue } from '#domain/account/verification-code.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'

import { type Dress, emailDress, nothing, phoneDress, unrefused, verdictOf } from './account-fields.ts'
import { codes, emails, names, passwords, phones } from './account-texts.ts'
import { tableOf, testTable } from './input-table.tsx'

const codeDress: Dress = { marks: /[\s\p{Pd}\p{Cf}\u2212]/gu }
/** A password must not gain or lose a character. */
const bareDress: Dress = { marks: /(?!)/g }

/** The identifier that a call would send. */
function sentIdentifier(entry: IdentifierEntry): string {
  const identifier = identifierOf(entry)
  return identifier.method === 'email' ? identifier.email : identifier.phone
}

function registrationRow(
  name: keyof RegistrationForm & ('email' | 'phone' | 'firstName' | 'lastName' | 'password'),
  texts: readonly string[],
  dress?: Dress,
) {
  const start: RegistrationForm = { ...emptyEntry, password: '', hasAcceptedTerms: true }
  return tableOf<RegistrationForm>(texts, {
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
  return tableOf<IdentifierEntry>(texts, {
    name: `${name} that signs in`,
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

await loadNamespaces('common', 'registration', 'login')

testTable('registration and sign-in', [
  registrationRow('email', emails, emailDress),
  registrationRow('phone', phones, phoneDress),
  registrationRow('firstName', names),
  registrationRow('lastName', names),
  registrationRow('password', passwords, bareDress),
  tableOf<string>(codes, {
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
  tableOf<string>(passwords, {
    name: 'password that signs in',
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
  tableOf<string>(codes, {
    name: 'code that resets the password',
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
])
