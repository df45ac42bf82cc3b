import { useState } from 'react'

import { sendContactMessage, contactBody } from '#api/send-contact.ts'
import { type CallState, useCall } from '#api/use-call.ts'
import { WhoCalls } from '#components/account/who-calls.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { ContactForm, type ContactStatus } from '#components/contact/contact-form.tsx'
import { ContactInfo } from '#components/contact/contact-info.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { agency } from '#content/agency.ts'
import { people } from '#content/people.ts'
import { type ContactEntry, contactIssues, emptyContactEntry } from '#domain/account/contact-message.ts'
import { useIssueForm } from '#forms/use-issue-form.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { failureOf } from '#lib/call-failure.ts'

function statusOf(state: CallState, isSent: boolean): ContactStatus {
  switch (state.kind) {
    case 'idle':
      return isSent ? { kind: 'sent' } : state
    case 'sending':
      return state
    case 'failed':
      return { kind: 'failed', failure: failureOf(state.error, 'sendContactMessage') }
  }
}

/** The page of `/contact`: a message to the agency, and other ways of contact (C-52). */
export function Contact() {
  const { t, language } = useTranslation('contact')
  const [isSent, setIsSent] = useState(false)
  const form = useIssueForm({
    initial: emptyContactEntry,
    issuesOf: contactIssues,
  })
  const message = useCall(async (entry: ContactEntry, signal) => {
    await sendContactMessage(contactBody(entry, language), signal)
    if (signal.aborted) return
    form.reset(emptyContactEntry)
    setIsSent(true)
  })
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 py-8 md:px-6 lg:gap-8 lg:py-12">
      <PageMeta
        title={t('contactPage.title')}
        description={t('contactPage.description')}
        keywords={t('contactPage.keywords')}
        hasError={form.issues.length > 0 || message.state.kind === 'failed'}
      />
      <div className="grid items-start gap-6 lg:grid-cols-12 lg:gap-8">
        <div className="grid max-w-prose gap-3 lg:col-span-8">
          <FocusHeading focusKey="contact">{t('contactPage.title')}</FocusHeading>
          <p className="text-lg text-pretty text-ink-muted">{t('contactPage.lead')}</p>
        </div>
        <div className="grid min-w-0 gap-6 lg:col-span-8">
          <WhoCalls
            words={(values) => t('contactPage.whoCalls', values)}
            agentNames={people.consentAgents}
            callsFrom={people.callsFrom}
          />
          <ContactForm
            value={form.values}
            onChange={(field, text) => {
              // A change removes the field's error and the last status (C-54).
              form.change(field, text)
              message.dismiss()
              setIsSent(false)
            }}
            issues={form.issues}
            attempt={form.attempt}
            status={statusOf(message.state, isSent)}
            onSubmit={() => {
              // In a double tap, the second tap can come after the answer that emptied the form.
              if (isSent) return
              form.submit(message.send)
            }}
          />
        </div>
        <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">
          <ContactInfo phone={agency.phone} email={agency.email} social={agency.social} />
        </div>
      </div>
    </div>
  )
}
