import { amountText, peopleText, placeText } from '#components/requote/requote-words.ts'
import type { ContactEntry } from '#domain/account/contact-message.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application } from '#domain/application/application.ts'
import type { QuoteSide } from '#domain/requote/quote-side.ts'
import { formatCentsShort } from '#i18n/format.ts'
import type { useTranslation } from '#i18n/use-translation.ts'

/** The new quote in a message. */
export interface ToldQuote {
  readonly side: QuoteSide
  readonly planId: string
  readonly planYear: number
}

/** Returns the new quote as a message to the agency, without numbers and dates of birth (F-87). */
export function agentMessage(
  texts: ReturnType<typeof useTranslation<'requote'>>,
  { leadId }: Pick<VerifiedUser, 'leadId'>,
  { side, planId, planYear }: ToldQuote,
): string {
  const { t, language } = texts
  const { plan, billCents, creditCents, incomeCents, people } = side
  const lines = [
    t('agentMessage.opening', { reference: leadId }),
    t('agentMessage.plan', { plan: plan?.name ?? '', company: plan?.issuerName ?? '', id: planId }),
    t('agentMessage.year', { year: planYear }),
    t('agentMessage.bill', { amount: amountText(texts, billCents, 'perMonth') }),
    t('agentMessage.credit', { amount: formatCentsShort(creditCents, language) }),
    t('agentMessage.income', { amount: formatCentsShort(incomeCents ?? 0, language) }),
    t('agentMessage.place', { place: placeText(side) }),
    t('agentMessage.people', { people: peopleText(texts, people, t('agentMessage.me')) }),
  ]
  return lines.join('\n')
}

/** Returns the message with its sender, for the contact call. Answers typed in the application take precedence. */
export function agentEntry(user: VerifiedUser, { phone, email, members }: Application, message: string): ContactEntry {
  const [primary] = members
  return {
    firstName: primary.firstName.trim() || user.firstName,
    lastName: primary.lastName.trim() || user.lastName,
    phone: phone.trim() || user.phone,
    email: email.trim() || user.email,
    message,
  }
}
