import { AgentCard } from '#components/content/agent-card.tsx'
import { ContentSection } from '#components/content/content-section.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

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

/** Some of the visitors' questions with their short answers, beside an agent with the phone and the hours. */
export function HomeQuestions({ questions, phone }: HomeQuestionsProps) {
  const { t } = useTranslation('home')
  const address = useAddress()
  return (
    <ContentSection title={t('homeQuestions.title')}>
      <div className="grid items-start gap-6 lg:grid-cols-12 lg:gap-8">
        <div className="grid content-start gap-6 lg:col-span-8">
          <dl className="grid gap-5 sm:grid-cols-2">
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
          <div>
            <LinkButton tone="outline" href={address('/faqs')}>
              {t('homeQuestions.all')}
            </LinkButton>
          </div>
        </div>
        <div className="min-w-0 lg:col-span-4">
          <AgentCard
            title={t('homeQuestions.agentTitle')}
            face={t('faces.agent')}
            phone={phone}
            hours={t('homeQuestions.hours')}
          >
            {t('homeQuestions.agentText')}
          </AgentCard>
        </div>
      </div>
    </ContentSection>
  )
}
