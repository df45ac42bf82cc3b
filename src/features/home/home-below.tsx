import { ExamplePlanCard } from '#components/home/example-plan-card.tsx'
import { HomeQuestions } from '#components/home/home-questions.tsx'
import { HomeSteps } from '#components/home/home-steps.tsx'
import { TrustStrip } from '#components/home/trust-strip.tsx'
import { examplePlanOf } from '#config/example-plans.ts'
import { site } from '#config/site.ts'
import { agency } from '#content/agency.ts'
import { carrierNames } from '#content/carrier-names.ts'
import { questions } from '#content/questions.ts'
import { placeholdersOf } from '#domain/content/placeholders.ts'
import { useContentText } from '#i18n/use-content-text.ts'

/** The questions that a visitor asks before the first answer. */
const asked = ['zero-premium', 'social-security-number', 'doctors-and-networks', 'agent-help']
const howMany = 4

/**
 * Returns the questions of the first page. If the agency has removed one of them, another question without figures
 * replaces it.
 */
function shortQuestions() {
  const plain = questions.filter(({ question, short }) =>
    placeholdersOf(question.en + short.en).every((name) => name.startsWith('agency')),
  )
  return [
    ...plain.filter(({ slug }) => asked.includes(slug)),
    ...plain.filter(({ slug }) => !asked.includes(slug)),
  ].slice(0, howMany)
}

/** The first page below its form: trust, an example, the steps, and questions beside an agent (C-86). */
export function HomeBelow() {
  const text = useContentText()
  const example = examplePlanOf(site.contentYear)
  return (
    <div className="print-hidden">
      <TrustStrip companies={carrierNames.map(({ name }) => name)} />
      {example && <ExamplePlanCard example={example} />}
      <HomeSteps />
      <HomeQuestions
        phone={agency.phone}
        questions={shortQuestions().map(({ slug, question, short }) => ({
          slug,
          question: text(question),
          short: text(short),
        }))}
      />
    </div>
  )
}
