import { contactBody } from '#api/send-contact.ts'
import { ContactForm } from '#components/contact/contact-form.tsx'
import {
  type ContactEntry,
  type ContactField,
  contactIssues,
  emptyContactEntry,
} from '#domain/account/contact-message.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'

import { type Dress, emailDress, nothing, phoneDress, unrefused, verdictOf } from './account-fields.ts'
import { emails, messages, names, phones } from './account-texts.ts'
import { tableOf, testTable } from './input-table.tsx'

function contactRow(name: ContactField, texts: readonly string[], dress?: Dress) {
  return tableOf<ContactEntry>(texts, {
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
      const texted = {
        firstName: sent.name,
        lastName: sent.lastname,
        phone: sent.phone,
        email: sent.email,
        message: sent.message,
      }
      return verdictOf(contactIssues(value), name, texted[name])
    },
  })
}

await loadNamespaces('common', 'contact')

testTable('contact', [
  contactRow('firstName', names),
  contactRow('lastName', names),
  contactRow('phone', phones, phoneDress),
  contactRow('email', emails, emailDress),
  contactRow('message', messages),
])
