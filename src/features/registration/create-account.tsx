import { useEffect, useState } from 'react'

import { registerAccount } from '#api/registration.ts'
import { registrationRequestOf } from '#api/registration-request.ts'
import { useCall } from '#api/use-call.ts'
import { useAnsweredChoice } from '#api/use-second-prices.ts'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { CreateAccountForm } from '#components/account/create-account-form.tsx'
import { MembersLink } from '#components/account/members-link.tsx'
import { WhoCalls } from '#components/account/who-calls.tsx'
import { RegistrationNotices } from '#components/account/registration-notices.tsx'
import { ChosenPlan } from '#components/plans/chosen-plan.tsx'
import { PlanRow } from '#components/plans/plan-row.tsx'
import { useYearBillText } from '#components/plans/year-bill-text.ts'
import { PriceRestsOn } from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { SixThingsEntry } from '#components/price-answers/six-things/six-things-entry.tsx'
import { SixThingsOffer } from '#components/price-answers/six-things/six-things-offer.tsx'
import { site } from '#config/site.ts'
import { clinicsUrl, medicaidHelpUrl } from '#config/urls.ts'
import { people } from '#content/people.ts'
import { chosenPrice } from '#domain/plans/shown-price.ts'
import { writtenIdentifier } from '#domain/account/identifier.ts'
import { type RegistrationForm, emptyEntry, entryOf, registrationIssues } from '#domain/account/registration-rules.ts'
import type { LegalDocument } from '#domain/content/legal.ts'
import { basisOfChoice, toldIncomeOf, yearCountsOf } from '#domain/quote/price-basis.ts'
import { missingSearchData } from '#domain/quote/search-request.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { useIssueForm } from '#forms/use-issue-form.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useWideScreen } from '#lib/use-wide-screen.ts'
import { useAccount } from '#state/account.tsx'
import { storeAttempt } from '#state/quote-session-storage.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'
import { useAnswerPrice } from '#state/use-answer-price.ts'

import { checkOf } from './code-check.ts'
import { useFailureWords, wayOnOf } from './registration-failure-words.ts'
import { LegalDocuments, warmDocument } from './legal-documents.tsx'
import { MissingData } from './missing-data.tsx'
import { RegistrationLayout } from './registration-layout.tsx'
import { RegistrationStart } from './registration-start.tsx'
import { RegistrationSheet } from './registration-sheet.tsx'
import { SignedInAlready } from './signed-in-already.tsx'

type RegisterSession = QuoteSession & { readonly phase: 'register' }

/** Step 3 of the flow: opens an account for the chosen plan. */
export function CreateAccount() {
  const { t } = useTranslation('registration')
  const session = useQuoteSession()
  const dispatch = useQuoteDispatch()
  const account = useAccount()
  const meta = { title: t('createAccount.title'), description: t('createAccount.description') }
  if (session.phase !== 'register' || session.chosen.plan.id === '')
    return <MissingData {...meta} lacks="registration" />
  if (missingSearchData(session.results.criteria).length > 0) return <MissingData {...meta} lacks="quote" />
  if (account.kind === 'signedIn')
    return (
      <SignedInAlready
        user={account.user}
        description={meta.description}
        onBack={() => {
          dispatch({ type: 'returnedToResults' })
        }}
      />
    )
  return <Registration session={session} {...meta} />
}

interface RegistrationProps {
  readonly session: RegisterSession
  readonly title: string
  readonly description: string
}

function Registration({ session, title, description }: RegistrationProps) {
  const { t, language } = useTranslation('registration')
  const dispatch = useQuoteDispatch()
  const words = useFailureWords()
  // A narrow screen has no column beside the form, so its notices are before the terms.
  const hasColumn = useWideScreen('lg')
  const [isAsking, setIsAsking] = useState(false)
  const [document, setDocument] = useState<LegalDocument | null>(null)
  const { results } = session
  const chosen = useAnsweredChoice(results, session.chosen)
  const basis = basisOfChoice({ ...results, toldIncome: toldIncomeOf(session, results.criteria) }, chosen)
  const yearNote = useYearBillText(yearCountsOf(basis))(chosen.facts?.year ?? null, chosen.secondCents)
  const ask = () => {
    setIsAsking(true)
  }
  const answer = useAnswerPrice()
  const hasOffer = !results.priceAnswers && !basis.outcome.isComplete
  // Who probably gets no credit makes the plan's card long, so the shorter column has the notices.
  const isPlanLong = basis.outlook !== null
  // A registration already waits for its code, so the form neither asks for data nor sends it again.
  const waiting = session.attempt && Object.keys(session.attempt).length > 0 ? session.attempt : null
  useEffect(() => {
    let isHere = true
    const goOn = () => {
      if (isHere) dispatch({ type: 'returnedToVerification' })
    }
    // A wrong code shows its message at the code's field.
    if (waiting) checkOf(waiting)?.then(goOn, () => undefined)
    return () => {
      isHere = false
    }
  }, [waiting, dispatch])
  const { state, send, dismiss } = useCall(async (typed: RegistrationForm, signal) => {
    const body = registrationRequestOf({ criteria: session.results.criteria, chosen, form: typed, language })
    const { details } = await registerAccount(body, signal)
    await storeAttempt(details)
    dispatch({ type: 'registered', attempt: details })
  })
  const form = useIssueForm({
    initial: { ...emptyEntry, ...session.entry, password: '', hasAcceptedTerms: false },
    issuesOf: registrationIssues,
  })
  const { values } = form
  // The other tab's field is hidden, so its errors are ignored.
  const issues = form.issues.filter(({ field }) => field !== (values.method === 'email' ? 'phone' : 'email'))
  return (
    <RegistrationLayout
      step="register"
      title={title}
      description={description}
      lead={t('createAccount.lead')}
      hasError={issues.length > 0 || state.kind === 'failed'}
      plan={
        <PlanRow name={chosen.plan.name} price={chosenPrice(chosen)} year={basis.year} basis={basis}>
          <ChosenPlan
            chosen={chosen}
            planYear={session.results.criteria.planYear}
            priceLabel={t('createAccount.premium')}
            rests={
              <PriceRestsOn
                {...basis}
                medicaidHref={medicaidHelpUrl[language]}
                clinicsHref={clinicsUrl}
                onAsk={hasOffer && hasColumn ? undefined : ask}
              />
            }
            yearNote={yearNote}
          />
          <RegistrationSheet session={{ ...session, chosen }} />
        </PlanRow>
      }
      notices={hasColumn && !isPlanLong && <RegistrationNotices />}
    >
      <SixThingsEntry {...basis} open={isAsking} onOpenChange={setIsAsking} onChange={answer} />
      <CreateAccountForm
        values={values}
        issues={issues}
        attempt={form.attempt}
        failure={state.kind === 'failed' ? words.register(state.error) : undefined}
        wayOn={
          state.kind === 'failed' && wayOnOf(state.error) === 'logIn' ? (
            <LinkButton size="sm" tone="outline" href="/login">
              {t('verifyAccount.logIn')}
            </LinkButton>
          ) : undefined
        }
        isSending={state.kind === 'sending'}
        onChange={(field, value) => {
          dispatch({ type: 'registrationTyped', entry: entryOf(form.change(field, value)) })
        }}
        hasNotes={Boolean(results.priceAnswers) || session.lifeChanges !== undefined || basis.toldIncome !== undefined}
        beforeTerms={
          <>
            <RegistrationStart session={session} outlook={basis.outlook} />
            {!hasColumn && <RegistrationNotices isWide />}
          </>
        }
        notices={
          <WhoCalls
            words={(values) => t('createAccount.whoCalls', values)}
            agentNames={people.consentAgents}
            callsFrom={people.callsFrom}
          />
        }
        sentTo={waiting ? writtenIdentifier(values) : undefined}
        onSubmit={() => {
          dismiss()
          if (waiting) dispatch({ type: 'returnedToVerification' })
          else form.submit(send)
        }}
        onBack={() => {
          dispatch({ type: 'returnedToResults' })
        }}
        onDocument={setDocument}
        onNearDocument={warmDocument}
      />
      {/* What can wait is below the button, so that the button follows the terms. */}
      {hasOffer && (
        <SixThingsOffer
          onAsk={ask}
          onSkip={() => {
            answer(basis.answers)
          }}
        />
      )}
      {hasColumn && isPlanLong && <RegistrationNotices isWide />}
      <MembersLink href={site.membersPortalUrl} />
      <LegalDocuments
        shown={document}
        onClose={() => {
          setDocument(null)
        }}
        onReopen={setDocument}
      />
    </RegistrationLayout>
  )
}
