import { useState } from 'react'

import { logIn } from '#api/login.ts'
import { fetchLeadProfile } from '#api/profile.ts'
import { validateIdentifier, identifierBody } from '#api/validate-identifier.ts'
import { useCall } from '#api/use-call.ts'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { IdentifierForm } from '#components/account/identifier-form.tsx'
import { useLoginFailureText } from '#components/account/login-failure.ts'
import { LoginPassword } from '#components/account/login-password.tsx'
import { MemberRedirect } from '#components/account/member-redirect.tsx'
import { membersPortalLogin } from '#config/urls.ts'
import { type Identifier, type IdentifierEntry, identifierOf } from '#domain/account/identifier.ts'
import { loginIdentifierIssues, loginPasswordIssues } from '#domain/account/login-rules.ts'
import { useIssueForm } from '#forms/use-issue-form.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { failureOf } from '#lib/call-failure.ts'
import { usePlaceHistory } from '#lib/use-page-history.ts'
import { useAccountActions } from '#state/account.tsx'
import { refusesProfile } from '#state/session-end.ts'

import { identifierText } from './identifier-text.ts'

/** The log-in's effects on the browser. */
export interface LogInProps {
  /** The entry typed before, for example for a forgotten password. */
  readonly initial: IdentifierEntry
  /** The heading takes the focus at once: the user came here from another screen. */
  readonly arrived: boolean
  /** Goes to an address outside the site. */
  readonly leave: (url: string) => void
}

interface IdentifierStepProps {
  readonly initial: IdentifierEntry
  readonly arrived: boolean
  /** The typed entry differs from the known one. */
  readonly onTyped: () => void
  readonly onKnown: (entry: IdentifierEntry) => void
  readonly onMember: (entry: IdentifierEntry) => void
}

function IdentifierStep({ initial, arrived, onTyped, onKnown, onMember }: IdentifierStepProps) {
  const { t } = useTranslation('login')
  const wordsOf = useLoginFailureText()
  const check = useCall(async (entry: IdentifierEntry, signal) => {
    const { isMember } = await validateIdentifier(identifierBody(identifierOf(entry)), signal)
    if (isMember) onMember(entry)
    else onKnown(entry)
  })
  const form = useIssueForm({ initial, issuesOf: loginIdentifierIssues })
  const { state } = check
  return (
    <>
      <PageMeta
        title={t('signIn.title')}
        description={t('signIn.description')}
        keywords={t('signIn.keywords')}
        hasError={form.issues.length > 0 || state.kind === 'failed'}
      />
      <IdentifierForm
        purpose="logIn"
        focusHeading={arrived}
        value={form.values}
        onChange={(field, value) => {
          form.change(field, value)
          onTyped()
          check.dismiss()
        }}
        issues={form.issues}
        attempt={form.attempt}
        failure={
          state.kind === 'failed' ? wordsOf('identifier', failureOf(state.error, 'validateIdentifier')) : undefined
        }
        isBusy={state.kind === 'sending'}
        onSubmit={() => {
          form.submit(check.send)
        }}
      />
    </>
  )
}

interface PasswordValues {
  readonly password: string
}

interface PasswordStepProps {
  readonly identifier: Identifier
  readonly onChangeIdentifier: () => void
}

/** Only this step holds the password: leaving it clears the password. */
function PasswordStep({ identifier, onChangeIdentifier }: PasswordStepProps) {
  const { t } = useTranslation('login')
  const wordsOf = useLoginFailureText()
  const { signIn, start } = useAccountActions()
  const attempt = useCall(async ({ password }: PasswordValues, signal) => {
    const { token } = await logIn({ ...identifierBody(identifier), password }, signal)
    const user = await fetchLeadProfile(token, signal).catch((error: unknown) => {
      if (signal.aborted || refusesProfile(failureOf(error, 'leadProfile'))) throw error
      return null
    })
    // The password was right. The start of the session shows why the profile is missing, and retries.
    if (user === null) start(token, 'startUp')
    else await signIn(token, user)
  })
  const form = useIssueForm({
    initial: { password: '' },
    issuesOf: ({ password }: PasswordValues) => loginPasswordIssues(password),
  })
  const { state } = attempt
  return (
    <>
      <PageMeta
        title={t('passwordStep.title')}
        description={t('signIn.description')}
        keywords={t('signIn.keywords')}
        hasError={form.issues.length > 0 || state.kind === 'failed'}
      />
      <LoginPassword
        identifier={identifierText(identifier)}
        value={form.values.password}
        onChange={(password) => {
          form.change('password', password)
          attempt.dismiss()
        }}
        issues={form.issues}
        attempt={form.attempt}
        failure={state.kind === 'failed' ? wordsOf('password', failureOf(state.error, 'login')) : undefined}
        isBusy={state.kind === 'sending'}
        onSubmit={() => {
          form.submit(attempt.send)
        }}
        onChangeIdentifier={onChangeIdentifier}
      />
    </>
  )
}

type Step = 'identifier' | 'password' | 'member'

interface Place {
  readonly step: Step
  readonly entry: IdentifierEntry
  readonly hasMoved: boolean
  /** The entry's next step, so Forward leads there again; null once another is typed. */
  readonly leadsOn: Exclude<Step, 'identifier'> | null
}

/**
 * Logging in, in two steps; members leave for their own portal. A signed-in user then continues elsewhere.
 */
export function LogIn({ initial, arrived, leave }: LogInProps) {
  const [at, setAt] = useState<Place>({ step: 'identifier', entry: initial, hasMoved: arrived, leadsOn: null })
  const identifier = identifierOf(at.entry)
  const goTo = (step: Step, entry = at.entry) => {
    setAt({ step, entry, hasMoved: true, leadsOn: step === 'identifier' ? at.leadsOn : step })
  }
  usePlaceHistory({
    place: `login/${at.step}`,
    onArrive: (place) => {
      if (place === 'login/identifier') goTo('identifier')
      else if (at.leadsOn !== null && place === `login/${at.leadsOn}`) goTo(at.leadsOn)
    },
  })
  const back = () => {
    goTo('identifier')
  }
  switch (at.step) {
    case 'identifier':
      return (
        <IdentifierStep
          initial={at.entry}
          arrived={at.hasMoved}
          onTyped={() => {
            setAt((now) => ({ ...now, leadsOn: null }))
          }}
          onKnown={(entry) => {
            goTo('password', entry)
          }}
          onMember={(entry) => {
            goTo('member', entry)
            leave(membersPortalLogin(identifierOf(entry)))
          }}
        />
      )
    case 'password':
      return <PasswordStep identifier={identifier} onChangeIdentifier={back} />
    case 'member':
      return <MemberRedirect href={membersPortalLogin(identifier)} onBack={back} />
  }
}
