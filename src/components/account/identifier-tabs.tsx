import { MaskedField } from '#components/fields/masked-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Tabs } from '#components/primitives/tabs.tsx'
import type { IdentifierEntry, IdentifierMethod } from '#domain/account/identifier.ts'

/** The words of the tabs, which the form around them chooses. */
export interface IdentifierTexts {
  /** Names the row of tabs. */
  readonly methods: string
  readonly byEmail: string
  readonly byPhone: string
  readonly email: string
  readonly phone: string
}

/** Props of the tabs. */
export interface IdentifierTabsProps {
  /** Everything that the tabs and their fields say, in the page's language. */
  readonly texts: IdentifierTexts
  /** What was typed in each tab, and which of them is open. */
  readonly value: IdentifierEntry
  /** Called with the name of a part and its new value. */
  readonly onChange: <Field extends keyof IdentifierEntry>(field: Field, value: IdentifierEntry[Field]) => void
  /** The id of a tab's control, for links in an `ErrorSummary`. */
  readonly fieldId: (field: IdentifierMethod) => string
  /** What is wrong with the answer of a tab, in words; undefined while nothing is. */
  readonly errorAt: (field: IdentifierMethod) => string | undefined
  /** `username` where somebody logs in, so that a password manager finds the account; `email` where they register. */
  readonly emailAutoComplete: 'username' | 'email'
}

/** Email or phone, a tab each; what was typed in one is kept while the other is shown (spec 2 §2). */
export function IdentifierTabs({ texts, value, onChange, fieldId, errorAt, emailAutoComplete }: IdentifierTabsProps) {
  return (
    <Tabs
      label={texts.methods}
      selected={value.method}
      onSelect={(id) => {
        onChange('method', id === 'phone' ? 'phone' : 'email')
      }}
      keepMounted
      items={[
        {
          id: 'email',
          label: texts.byEmail,
          content: (
            <TextField
              id={fieldId('email')}
              label={texts.email}
              error={errorAt('email')}
              type="email"
              inputMode="email"
              name="email"
              autoComplete={emailAutoComplete}
              autoCapitalize="none"
              spellCheck={false}
              required
              value={value.email}
              onChange={(email) => {
                onChange('email', email)
              }}
            />
          ),
        },
        {
          id: 'phone',
          label: texts.byPhone,
          content: (
            <MaskedField
              mask="phone"
              id={fieldId('phone')}
              label={texts.phone}
              error={errorAt('phone')}
              name="phone"
              autoComplete="tel-national"
              required
              value={value.phone}
              onChange={(phone) => {
                onChange('phone', phone)
              }}
            />
          ),
        },
      ]}
    />
  )
}
