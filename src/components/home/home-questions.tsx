import { Clock, Phone } from 'lucide-react'
import { useId } from 'react'

import { ContentSection } from '#components/content/content-section.tsx'
import { Face } from '#components/media/face.tsx'
import { Card } from '#components/primitives/card.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

/** A question with its short answer. */
export interface ShortQuestion {
  /** The question's anchor on the page of questions. */
  readonly slug: string
  readonly question: string
  readonly short: string
}

export interface HomeQuestionsProps {
  /** The questions, in their order. */
  readonly questions: readonly ShortQuestion[]
  /** The agency's phone, formatted for reading. */
  readonly phone: string
}

function AgentCard({ phone }: Pick<HomeQuestionsProps, 'phone'>) {
  const { t } = useTranslation('home')
  const titleId = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={titleId} className="grid justify-items-start gap-3">
      <span className="w-28">
        <Face name="agent" alt={t('faces.agent')} />
      </span>
      <h3 id={titleId} className="text-2xl font-semibold">
        {t('homeQuestions.agentTitle')}
      </h3>
      <p className="text-ink-muted">{t('homeQuestions.agentText')}</p>
      <a
        href={telHref(phone)}
        className="inline-flex min-h-target items-center gap-3 text-xl font-semibold text-primary whitespace-nowrap no-underline tabular-nums hover:underline"
      >
        <Phone aria-hidden strokeWidth={1.9} className="size-5" />
        {phone}
      </a>
      <p className="flex gap-3">
        <Clock aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
        {t('homeQuestions.hours')}
      </p>
    </Card>
  )
}

/** Some of the visitors' questions with their short answers, beside an agent with the phone and the hours. */
export function HomeQuestions({ questions, phone }: HomeQuestionsProps) {
  const { t } = useTranslation('home')
  const address = useAddress()
  return (
    <ContentSection
      title={t('homeQuestions.title')}
      action={
        <LinkButton tone="outline" href={address('/faqs')}>
          {t('homeQuestions.all')}
        </LinkButton>
      }
      aside={<AgentCard phone={phone} />}
    >
      <dl className="grid gap-5">
        {questions.map(({ slug, question, short }) => (
          <div key={slug} className="grid content-start gap-1">
            <dt className="text-lg font-semibold">
              <a href={address(`/faqs#${slug}`)} className="underline underline-offset-4 hover:text-primary-strong">
                {question}
              </a>
            </dt>
            <dd className="text-ink-muted">{short}</dd>
          </div>
        ))}
      </dl>
    </ContentSection>
  )
}
