import { Mail, Smartphone } from 'lucide-react'

import { MaskedField } from '#components/fields/masked-field.tsx'
import { EmailField } from '#components/fields/email-field.tsx'
import { Tabs } from '#components/primitives/tabs.tsx'
import type { IdentifierEntry, IdentifierMethod } from '#domain/account/identifier.ts'

/** The texts of the tabs, which the surrounding form chooses. */
export interface IdentifierTexts {
  /** The name of the row of tabs. */
  readonly methods: string
  readonly byEmail: string
  readonly byPhone: string
  readonly email: string
  readonly phone: string
  readonly emailHint?: string
  readonly phoneHint?: string
  /** The question whether a similar address is meant, and the label of its button. */
  readonly meantEmail: (what: 'question' | 'take', email: string) => string
}

export interface IdentifierTabsProps {
  /** All texts of the tabs and their fields, in the page's language. */
  readonly texts: IdentifierTexts
  /** The text of each tab, and which tab is open. */
  readonly value: IdentifierEntry
  /** Called with the newly opened tab. */
  readonly onMethod: (method: IdentifierMethod) => void
  /** Called with a tab and the new text of its field. */
  readonly onText: (method: IdentifierMethod, text: string) => void
  /** Returns the id of a tab's control, for links in an `ErrorSummary`. */
  readonly fieldId: (field: IdentifierMethod) => string
  /** The error message of a tab; undefined when there is none. */
  readonly errorAt: (field: IdentifierMethod) => string | undefined
  /** `username` for a log-in, so a password manager finds the account; `email` for a registration. */
  readonly emailAutoComplete: 'username' | 'email'
}

/** Tabs for an email and a phone. The text of one is kept while the other is shown. */
export function IdentifierTabs(props: IdentifierTabsProps) {
  const { texts, value, onMethod, onText, fieldId, errorAt, emailAutoComplete } = props
  return (
    <Tabs
      label={texts.methods}
      selected={value.method}
      onSelect={(id) => {
        onMethod(id === 'phone' ? 'phone' : 'email')
      }}
      keepMounted
      items={[
        {
          id: 'email',
          label: texts.byEmail,
          icon: <Mail aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />,
          content: (
            <EmailField
              id={fieldId('email')}
              label={texts.email}
              hint={texts.emailHint}
              error={errorAt('email')}
              meantText={texts.meantEmail}
              name="email"
              autoComplete={emailAutoComplete}
              required
              value={value.email}
              onChange={(email) => {
                onText('email', email)
              }}
            />
          ),
        },
        {
          id: 'phone',
          label: texts.byPhone,
          icon: <Smartphone aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />,
          content: (
            <MaskedField
              mask="phone"
              id={fieldId('phone')}
              label={texts.phone}
              hint={texts.phoneHint}
              error={errorAt('phone')}
              name="phone"
              autoComplete="tel"
              required
              value={value.phone}
              onChange={(phone) => {
                onText('phone', phone)
              }}
            />
          ),
        },
      ]}
    />
  )
}
