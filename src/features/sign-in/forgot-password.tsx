import { useState } from 'react'

import { useCall } from '#api/use-call.ts'
import { IdentifierForm } from '#components/account/identifier-form.tsx'
import { ResetCode } from '#components/account/reset-code.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { type IdentifierEntry, identifierOf } from '#domain/account/identifier.ts'
import {
  type ResetCodeIssue,
  isSimulatedCode,
  loginIdentifierIssues,
  resetCodeIssues,
  simulatedDelayMs,
} from '#domain/account/login-rules.ts'
import { resentNoticeMs } from '#domain/account/verification-code.ts'
import { useIssueForm } from '#forms/use-issue-form.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { pause } from '#lib/pause.ts'
import { useNews } from '#lib/use-news.ts'
import { usePlaceHistory } from '#lib/use-page-history.ts'

import { identifierText } from './identifier-text.ts'

export interface ForgotPasswordProps {
  readonly initial: IdentifierEntry
  /** Called when the code was right. It leads back to the log-in. */
  readonly onDone: (entry: IdentifierEntry) => void
}

/**
 * The codes that were sent again. The notice of the last one is shown for five seconds, and all of them stay readable.
 */
function useResent() {
  const [count, setCount] = useState(0)
  const { fresh, tell, resting } = useNews(resentNoticeMs)
  const add = () => {
    setCount(count + 1)
    tell(count + 1)
  }
  return { ids: Array.from({ length: count }, (_, index) => index + 1), fresh, resting, add }
}

interface IdentifierScreenProps extends Pick<ForgotPasswordProps, 'initial'> {
  /** The heading takes the focus at once: the user came back from the code. */
  readonly arrived: boolean
  /** The typed entry is not the one a code was sent to. */
  readonly onTyped: () => void
  readonly onSent: (entry: IdentifierEntry) => void
}

function IdentifierScreen({ initial, arrived, onTyped, onSent }: IdentifierScreenProps) {
  const { t } = useTranslation('login')
  const sending = useCall(async (entry: IdentifierEntry, signal) => {
    await pause(simulatedDelayMs, signal)
    onSent(entry)
  })
  const form = useIssueForm({ initial, issuesOf: loginIdentifierIssues })
  return (
    <>
      <PageMeta
        title={t('forgotPassword.title')}
        description={t('forgotPassword.description')}
        keywords={t('signIn.keywords')}
        hasError={form.issues.length > 0}
      />
      <IdentifierForm
        purpose="reset"
        focusHeading={arrived}
        value={form.values}
        onChange={(field, value) => {
          form.change(field, value)
          onTyped()
        }}
        issues={form.issues}
        attempt={form.attempt}
        isBusy={sending.state.kind === 'sending'}
        onSubmit={() => {
          form.submit(sending.send)
        }}
      />
    </>
  )
}

interface CodeValues {
  readonly code: string
}

interface CodeScreenProps {
  readonly identifier: string
  readonly onRight: () => void
  readonly onChangeIdentifier: () => void
}

function CodeScreen({ identifier, onRight, onChangeIdentifier }: CodeScreenProps) {
  const { t } = useTranslation('login')
  const resent = useResent()
  const [wrong, setWrong] = useState({ isWrong: false, count: 0 })
  const verifying = useCall(async ({ code }: CodeValues, signal) => {
    await pause(simulatedDelayMs, signal)
    if (isSimulatedCode(code)) onRight()
    else setWrong(({ count }) => ({ isWrong: true, count: count + 1 }))
  })
  const resending = useCall(async (_: undefined, signal) => {
    await pause(simulatedDelayMs, signal)
    resent.add()
  })
  const form = useIssueForm({
    initial: { code: '' },
    issuesOf: ({ code }: CodeValues) => resetCodeIssues(code),
  })
  const wrongCode: readonly ResetCodeIssue[] = wrong.isWrong ? [{ field: 'code', code: 'code.wrong' }] : []
  const issues = form.issues.length > 0 ? form.issues : wrongCode
  const resentText = (id: number) => {
    const text = t('forgotPassword.resent', { identifier })
    return id === 1 ? text : `${id}. ${text}`
  }
  return (
    <>
      <PageMeta
        title={t('forgotPassword.codeTitle')}
        description={t('forgotPassword.description')}
        keywords={t('signIn.keywords')}
        hasError={issues.length > 0}
      />
      <ResetCode
        identifier={identifier}
        value={form.values.code}
        onChange={(code) => {
          form.change('code', code)
          setWrong((now) => ({ ...now, isWrong: false }))
        }}
        issues={issues}
        attempt={form.attempt + wrong.count}
        busyWith={verifying.state.kind === 'sending' ? 'verify' : resending.state.kind === 'sending' ? 'resend' : null}
        onSubmit={() => {
          form.submit(verifying.send)
        }}
        onResend={() => {
          setWrong((now) => ({ ...now, isWrong: false }))
          resending.send(undefined)
        }}
        onChangeIdentifier={onChangeIdentifier}
        log={resent.ids.map((id) => ({ id, identifier, text: resentText(id) }))}
        fresh={resent.fresh}
        resting={resent.resting}
      />
    </>
  )
}

/**
 * The two screens of a forgotten password. They make no call: sending and checking take a simulated second, and the
 * screens say so.
 */
export function ForgotPassword({ initial, onDone }: ForgotPasswordProps) {
  const [entry, setEntry] = useState(initial)
  const [isAtCode, setIsAtCode] = useState(false)
  const [hasMoved, setHasMoved] = useState(false)
  // A code was sent to this entry, so Forward leads to its screen.
  const [isSent, setIsSent] = useState(false)
  const goTo = (place: 'forgot/identifier' | 'forgot/code') => {
    setIsAtCode(place === 'forgot/code')
    setHasMoved(true)
  }
  usePlaceHistory({
    place: isAtCode ? 'forgot/code' : 'forgot/identifier',
    onArrive: (place) => {
      if (place === 'forgot/identifier' || (place === 'forgot/code' && isSent)) goTo(place)
    },
  })
  if (!isAtCode)
    return (
      <IdentifierScreen
        initial={entry}
        arrived={hasMoved}
        onTyped={() => {
          setIsSent(false)
        }}
        onSent={(typed) => {
          setEntry(typed)
          setIsSent(true)
          goTo('forgot/code')
        }}
      />
    )
  return (
    <CodeScreen
      identifier={identifierText(identifierOf(entry))}
      onRight={() => {
        onDone(entry)
      }}
      onChangeIdentifier={() => {
        goTo('forgot/identifier')
      }}
    />
  )
}
