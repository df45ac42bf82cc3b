import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

import { KeptNotice } from '#components/account/kept-notice.tsx'
import { LoginNotKept } from '#components/account/login-not-kept.tsx'
import { OtherSessionNotice } from '#components/account/other-session-notice.tsx'
import { SignedOutNotice } from '#components/account/signed-out-notice.tsx'
import { StatusLog } from '#components/account/status-log.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { SharedDeviceSwitch } from '#components/take-along/shared-device-switch.tsx'
import { site } from '#config/site.ts'
import { agency } from '#content/agency.ts'
import type { AccountSession } from '#domain/account/account-session.ts'
import { type IdentifierEntry, emptyIdentifier, identifierOf } from '#domain/account/identifier.ts'
import { type HandedOverToken, returnsFromSubmit } from '#domain/account/login-rules.ts'
import { destinationAfterSignIn } from '#domain/account/startup.ts'
import { resentNoticeMs } from '#domain/account/verification-code.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'
import { useNews } from '#lib/use-news.ts'
import { useSharedDevice } from '#state/shared-device-choice.ts'
import type { StoredForReturn } from '#state/stored-account.ts'
import { useAccount, useStartFailure } from '#state/account.tsx'

import { ForgotPassword } from './forgot-password.tsx'
import { Handover } from './handover.tsx'
import { identifierText } from './identifier-text.ts'
import { LogIn } from './log-in.tsx'
import { SignInWaiting } from './sign-in-waiting.tsx'
import { useKeepsLogin } from './use-keeps-login.ts'
import { useStoredForReturn } from './use-stored-for-return.ts'
import { useWanted } from './use-wanted.ts'

export interface SignInProps {
  /** The token in the address, until `onTokenDone`; null if there was none. */
  readonly handedOver?: HandedOverToken | null
  /** The token was used or refused, and is not requested again. */
  readonly onTokenDone?: () => void
  /** Goes to an address outside the site. */
  readonly leave?: (url: string) => void
}

const assign = (url: string) => {
  location.assign(url)
}
const nothing = () => undefined

interface SignedOutProps {
  readonly leave: (url: string) => void
  /** The notice of a refused token; null if none was refused. */
  readonly refused: 'expired' | 'linkRefused' | null
  readonly kept: StoredForReturn
}

/** Signing out and in on one page: why the last session ended, the two steps, and the forgotten password. */
function SignedOut({ leave, refused, kept }: SignedOutProps) {
  const { t } = useTranslation('login')
  const address = useAddress()
  const [, navigate] = useLocation()
  const search = useSearch()
  const session = useAccount()
  const [entry, setEntry] = useState<IdentifierEntry>(emptyIdentifier)
  const [resetFor, setResetFor] = useState<string | null>(null)
  const news = useNews(resentNoticeMs)
  const { isShared, choose } = useSharedDevice()
  const keepsLogin = useKeepsLogin(isShared)
  const reason = refused ?? (session.kind === 'signedOut' ? session.reason : undefined)
  const keptNotice = () => {
    if (kept.kind === 'nothing') return null
    if (kept.kind === 'sent') return <KeptNotice kind="sent" reference={kept.reference} />
    return <KeptNotice kind={kept.kind} minutes={site.idlePurgeMinutes} />
  }
  return (
    <>
      {/* Mounted before its notice, so a screen reader announces it. */}
      <StatusLog
        label={t('forgotPassword.log')}
        entries={
          resetFor === null
            ? []
            : [{ id: 1, identifier: resetFor, text: t('forgotPassword.done', { identifier: resetFor }) }]
        }
        fresh={news.fresh}
        resting={news.resting}
      />
      {/* The address of a forgotten password; no link leads there. */}
      {new URLSearchParams(search).has('forgot') ? (
        <>
          <ForgotPassword
            initial={entry}
            onDone={(typed) => {
              setEntry(typed)
              setResetFor(identifierText(identifierOf(typed)))
              news.tell(1)
              navigate('/login', { replace: true })
            }}
          />
          <p className="text-center">
            <a href="/login" className="inline-flex min-h-target items-center font-semibold text-primary underline">
              {t('forgotPassword.back')}
            </a>
          </p>
        </>
      ) : (
        <>
          {resetFor === null && reason !== undefined && <SignedOutNotice reason={reason} />}
          {keptNotice()}
          {!keepsLogin && <LoginNotKept />}
          <LogIn initial={entry} arrived={resetFor !== null} leave={leave} />
          <p className="flex flex-wrap items-center justify-center gap-x-2">
            <span className="text-ink-muted">{t('signIn.noAccount')}</span>
            <a
              href={address('/')}
              className="inline-flex min-h-target items-center text-center font-semibold text-primary underline"
            >
              {t('signIn.getQuote')}
            </a>
          </p>
          <p className="flex flex-wrap items-center justify-center gap-x-2">
            <span className="text-ink-muted">{t('signIn.help')}</span>
            <a
              href={telHref(agency.phone)}
              className="inline-flex min-h-target items-center text-center font-semibold text-primary underline"
            >
              {t('signIn.call', { phone: agency.phone })}
            </a>
          </p>
          <div className="border-t border-border pt-5">
            <SharedDeviceSwitch isShared={isShared} onChoose={choose} />
          </div>
        </>
      )}
    </>
  )
}

/**
 * Returns the next page of a signed-in user: the confirmation, the stored answers, or the one of the start-up rules.
 */
function destinationOnSignIn(
  session: Extract<AccountSession, { kind: 'signedIn' }>,
  left: StoredForReturn,
  isBack: boolean,
  wanted: string | null,
): string {
  const { user, receipt } = session
  if (isBack && (receipt !== undefined || returnsFromSubmit(user))) return '/confirmation'
  const hasAnswers = (left.kind === 'answers' || left.kind === 'unsent') && left.leadId === user.leadId
  return hasAnswers && wanted !== '/' ? '/lead' : destinationAfterSignIn(user, wanted)
}

function Screen({ handedOver = null, onTokenDone = nothing, leave = assign }: SignInProps) {
  const { t } = useTranslation('login')
  const session = useAccount()
  const [startFailure] = useStartFailure()
  const [, navigate] = useLocation()
  const [refused, setRefused] = useState<SignedOutProps['refused']>(null)
  const [isOther, setIsOther] = useState(false)
  const wanted = useWanted()
  const kept = useStoredForReturn(session)
  const [left, setLeft] = useState(kept)
  // Data stored while no user was signed in: signing in takes it over.
  if (session.kind === 'signedOut' && left !== kept) setLeft(kept)
  // After a submit the address contains the token of the current session.
  const isReturn = handedOver?.isReturn === true
  const isBack = session.kind === 'signedIn' && handedOver?.token === session.token
  const destination =
    session.kind === 'signedIn' && (handedOver === null || isBack) && !isOther
      ? destinationOnSignIn(session, left, isBack, wanted)
      : null
  useEffect(() => {
    if (destination === null) return
    navigate(destination, { replace: true })
    if (isBack) onTokenDone()
  }, [destination, isBack, navigate, onTokenDone])
  // If the service can't be reached, `SessionKeeper` shows a message above the page.
  if (session.kind === 'starting')
    return startFailure === null ? (
      <SignInWaiting isReturn={isReturn} />
    ) : (
      <PageMeta title={t('signIn.title')} description={t('signIn.description')} hasError />
    )
  if (isBack) return <SignInWaiting isReturn={isReturn} />
  if (handedOver !== null)
    return (
      <Handover
        handedOver={handedOver}
        session={session}
        onSignedIn={(to) => {
          navigate(to, { replace: true })
          onTokenDone()
        }}
        onOther={() => {
          setIsOther(true)
          onTokenDone()
        }}
        onRefused={() => {
          // A tab that left the site and returns with its own token had a session, which has expired.
          setRefused(handedOver.isReturn ? 'expired' : 'linkRefused')
          onTokenDone()
        }}
        onDeclined={onTokenDone}
      />
    )
  if (isOther && session.kind === 'signedIn')
    return <OtherSessionNotice name={session.user.firstName} href={destinationAfterSignIn(session.user)} />
  return destination === null ? (
    <SignedOut leave={leave} refused={refused} kept={kept} />
  ) : (
    <SignInWaiting isReturn={isReturn} />
  )
}

/** The page of `/login`: a signed-in user continues by the start-up rules. */
export function SignIn(props: SignInProps) {
  return (
    <div className="mx-auto grid max-w-dialog gap-5 px-4 py-8 sm:py-12">
      <Screen {...props} />
    </div>
  )
}
