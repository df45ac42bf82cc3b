import { useEffect, useEffectEvent, useState } from 'react'

import { attemptOf } from '#api/registration.ts'
import { useCall } from '#api/use-call.ts'
import { useAnsweredChoice } from '#api/use-second-prices.ts'
import { AccountReady } from '#components/account/account-ready.tsx'
import { DemoCodeNote } from '#components/account/demo-code-note.tsx'
import { VerifyForm } from '#components/account/verify-form.tsx'
import { PriceRestsOn } from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { ChosenPlan } from '#components/plans/chosen-plan.tsx'
import { PlanRow } from '#components/plans/plan-row.tsx'
import { useYearBillText } from '#components/plans/year-bill-text.ts'
import { Button } from '#components/primitives/button.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import { chosenPrice } from '#domain/plans/shown-price.ts'
import { writtenIdentifier } from '#domain/account/identifier.ts'
import { emptyEntry } from '#domain/account/registration-rules.ts'
import { codeIssue } from '#domain/account/verification-code.ts'
import { basisOfChoice, toldIncomeOf, yearCountsOf } from '#domain/quote/price-basis.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { withAttempt } from '#domain/quote/waiting-attempt.ts'
import { useIssueForm } from '#forms/use-issue-form.ts'
import { failureText } from '#i18n/failure-text.ts'
import { clinicsUrl, medicaidHelpUrl } from '#config/urls.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { failureOf } from '#lib/call-failure.ts'
import type { Clock } from '#lib/clock.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

import { checkCode, checkOf } from './code-check.ts'
import { MissingData } from './missing-data.tsx'
import { useFailureWords, wayOnOf } from './registration-failure-words.ts'
import { RegistrationLayout } from './registration-layout.tsx'
import { useHandingOn, useOpening } from './use-opening.ts'
import { useResend } from './use-resend.ts'

/** The code that the demo's mocks accept; null in the production site, which contains no trace of it. */
const demoCode: string | null = __DEMO__ ? '123456' : null

type VerifySession = QuoteSession & { readonly phase: 'verify' }

export interface VerifyAccountProps {
  readonly clock: Clock
}

/** Step 4 of the flow: verifies the account by its code and signs in. */
export function VerifyAccount({ clock }: VerifyAccountProps) {
  const { t } = useTranslation('registration')
  const session = useQuoteSession()
  if (session.phase !== 'verify' || Object.keys(session.attempt).length === 0) {
    const description = t('verifyAccount.description')
    return <MissingData title={t('verifyAccount.title')} description={description} lacks="verification" />
  }
  return <Verification session={session} clock={clock} />
}

interface CodeValues {
  readonly code: string
}

function issuesOf({ code }: CodeValues) {
  const issue = codeIssue(code)
  return issue === null ? [] : [{ field: 'code', code: issue }]
}

/** The text that says how the code was sent. The demo sends none. */
const sentBy = { email: 'leadEmail', phone: 'leadPhone' } as const

function Verification({ session: flow, clock }: { readonly session: VerifySession; readonly clock: Clock }) {
  const session = { ...flow, chosen: useAnsweredChoice(flow.results, flow.chosen) }
  const { t, language } = useTranslation('registration')
  const { results } = session
  const basis = basisOfChoice({ ...results, toldIncome: toldIncomeOf(session, results.criteria) }, session.chosen)
  const yearNote = useYearBillText(yearCountsOf(basis))(session.chosen.facts?.year ?? null, session.chosen.secondCents)
  const errors = useTranslation('call-failures')
  const dispatch = useQuoteDispatch()
  const words = useFailureWords()
  const open = useOpening(session, clock)
  useHandingOn()
  /** The token of a right code whose account could not be opened: the code is not requested again. */
  const [token, setToken] = useState<string | null>(null)
  /**
   * Whether opening the account has failed once. Before that, the form of the code stays and waits for the account
   * (A-93).
   */
  const [hasFailed, setHasFailed] = useState(false)
  const attempt = attemptOf(session.attempt)
  const { state, send, dismiss } = useCall(async (check: () => Promise<string>, signal) => {
    const proven = await check()
    // A user who left in the meantime returns to a successful check.
    signal.throwIfAborted()
    setToken(proven)
    try {
      await open(proven, signal)
    } catch (error) {
      setHasFailed(true)
      throw error
    }
  })
  const resend = useResend(attempt.resendToken, clock)
  const entry = session.entry ?? emptyEntry
  const identifier = writtenIdentifier(entry)
  const form = useIssueForm({ initial: { code: '' }, issuesOf })
  const resume = useEffectEvent(() => {
    const check = checkOf(session.attempt)
    if (check) send(() => check)
  })
  // The user came back from the page that they opened while the code was checked.
  useEffect(() => {
    resume()
  }, [])
  const resendFailure = () => {
    if (resend.failure === null) return undefined
    return resend.failure.kind === 'missing' ? t('failures.resendMissing') : words.resend(resend.failure.error)
  }
  const wayOn = () => {
    const failed = state.kind === 'failed' ? state : resend.failure
    if (failed === null) return undefined
    switch (failed.kind === 'missing' ? 'register' : wayOnOf(failed.error)) {
      case 'register':
        return (
          <Button
            size="sm"
            tone="outline"
            onClick={() => {
              // The finished registration would lead back to this screen.
              dispatch({ type: 'restored', session: withAttempt(flow, null) })
            }}
          >
            {t('verifyAccount.registerAnew')}
          </Button>
        )
      case 'logIn':
        return (
          <LinkButton size="sm" tone="outline" href="/login">
            {t('verifyAccount.logIn')}
          </LinkButton>
        )
      case null:
        return undefined
    }
  }
  return (
    <RegistrationLayout
      step="confirm"
      title={t('verifyAccount.title')}
      description={t('verifyAccount.description')}
      lead={
        <NamedText
          text={t(`verifyAccount.${demoCode === null ? sentBy[entry.method] : 'leadDemo'}`, { identifier })}
          names={[identifier]}
        />
      }
      hasError={form.issues.length > 0 || state.kind === 'failed'}
      plan={
        <PlanRow name={session.chosen.plan.name} price={chosenPrice(session.chosen)} year={basis.year} basis={basis}>
          <ChosenPlan
            chosen={session.chosen}
            planYear={session.results.criteria.planYear}
            priceLabel={t('createAccount.premium')}
            rests={<PriceRestsOn {...basis} medicaidHref={medicaidHelpUrl[language]} clinicsHref={clinicsUrl} />}
            yearNote={yearNote}
          />
        </PlanRow>
      }
    >
      {demoCode !== null && <DemoCodeNote code={demoCode} />}
      {token !== null && hasFailed ? (
        <AccountReady
          failure={state.kind === 'failed' ? failureText(errors.t, failureOf(state.error, 'leadProfile')) : undefined}
          isOpening={state.kind === 'sending'}
          onRetry={() => {
            send(() => Promise.resolve(token))
          }}
        />
      ) : (
        <VerifyForm
          identifier={identifier}
          code={form.values.code}
          onCode={(code) => {
            form.change('code', code)
            dismiss()
          }}
          issue={form.issues[0]?.code ?? null}
          attempt={form.attempt}
          failure={state.kind === 'failed' ? words.verify(state.error) : undefined}
          wayOn={wayOn()}
          isVerifying={state.kind === 'sending'}
          onVerify={() => {
            dismiss()
            form.submit(({ code }) => {
              send(() => checkCode(session.attempt, code))
            })
          }}
          isResending={resend.isSending}
          onResend={() => {
            dismiss()
            resend.send()
          }}
          hasResentNotice={resend.hasNotice}
          resting={resend.resting}
          log={resend.log}
          resendFailure={resendFailure()}
          onBack={() => {
            dispatch({ type: 'returnedToRegistration' })
          }}
        />
      )}
    </RegistrationLayout>
  )
}
