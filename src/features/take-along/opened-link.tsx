import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '#i18n/language.ts'

import { ask } from '#api/ask.ts'
import { countiesQuery } from '#api/queries.ts'
import { LinkNotice } from '#components/take-along/link-notice.tsx'
import { OpeningLink } from '#components/take-along/opening-link.tsx'
import { emptyDraft } from '#domain/quote/draft.ts'
import { openedQuote, unconfirmedQuote } from '#domain/quote/opened-quote.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { type SharedQuote, readSharedLink } from '#domain/quote/shared-link.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import type { Clock } from '#lib/clock.ts'
import { useLongWait } from '#lib/use-long-wait.ts'
import { isLinkInAddress } from '#state/link-of-page.ts'
import { storeLinkedQuote } from '#state/linked-quote.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'

import { yearOfLink } from './year-of-link.ts'

export interface OpenedLinkProps {
  /** The text of the link, as it came. */
  readonly text: string
  readonly clock: Clock
  /** Shows the site in the link's language, unless the visitor has chosen one. */
  readonly onLanguage: (language: Language) => Promise<void>
  /** The link is opened, refused or dropped. */
  readonly onSettled: () => void
  /** The screen of the flow. */
  readonly children: ReactNode
}

type Notice = 'unreadable' | 'unreadableKept' | 'yearChanged' | 'unconfirmed'

type Stage =
  | { readonly kind: 'asking' }
  | { readonly kind: 'opening' }
  /** `session` is the flow as the link left it. */
  | { readonly kind: 'done'; readonly notices: readonly Notice[]; readonly session: QuoteSession }

const isUntouched = ({ phase, draft }: QuoteSession) =>
  phase === 'quote' && JSON.stringify(draft) === JSON.stringify(emptyDraft)

/** Returns the kind of refusal: the visitor starts anew, or continues with the tab's quote. */
const refusal = (session: QuoteSession) => (isUntouched(session) ? 'unreadable' : 'unreadableKept')

/**
 * Moves the focus to the screen's heading, now or when the screen has loaded. Until then, the screen itself has the
 * focus. If another heading replaces the focused one, the focus moves to the new heading, until the visitor does
 * something.
 */
function focusScreen(): void {
  const main = document.getElementById('main')
  if (!main) return
  const focus = () => {
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== main) return
    const heading = main.querySelector<HTMLElement>('form h2[tabindex], h1[tabindex]')
    ;(heading ?? main).focus({ preventScroll: true })
  }
  focus()
  // The screen is not the only cause of changes: a browser that translates the page changes each text.
  const observer = new MutationObserver(focus)
  observer.observe(main, { childList: true, subtree: true })
  const acts = new AbortController()
  for (const act of ['keydown', 'pointerdown'])
    addEventListener(
      act,
      () => {
        observer.disconnect()
        acts.abort()
      },
      { capture: true, signal: acts.signal },
    )
}

const isSameScreen = (a: QuoteSession, b: QuoteSession) =>
  a.phase === b.phase && (a.phase !== 'quote' || b.phase !== 'quote' || a.step === b.step)

/** A link that can be opened, and the plan year with which it opens. */
interface Link {
  readonly quote: SharedQuote
  readonly planYear: PlanYear
  readonly isYearChanged: boolean
}

/** Whether the tab's quote is the unconfirmed quote of an earlier attempt to open the link. */
const isOfLink = (session: QuoteSession, { quote, planYear }: Link) =>
  session.phase === 'quote' && JSON.stringify(session.draft) === JSON.stringify(unconfirmedQuote(quote, planYear).draft)

function linkOf(text: string, clock: Clock): Link | null {
  const read = readSharedLink(text)
  if (!read.ok) return null
  const planYear = yearOfLink(read.quote.planYear, clock.now())
  return planYear && { quote: read.quote, planYear, isYearChanged: planYear !== read.quote.planYear }
}

/**
 * Opens the quote of a link. Until the service has confirmed the ZIP, it shows nothing of the link. It
 * sends no notice, because the notice of Q-6 belongs to the answer to the last question.
 */
export function OpenedLink({ text, clock, onLanguage, onSettled, children }: OpenedLinkProps) {
  const session = useQuoteSession()
  const dispatch = useQuoteDispatch()
  const opening = useOneAtATime()
  const wait = useLongWait(opening.isRunning)
  const [link] = useState(() => linkOf(text, clock))
  const [stage, setStage] = useState<Stage>(() => {
    if (link === null) return { kind: 'done', notices: [refusal(session)], session }
    return { kind: isUntouched(session) || isOfLink(session, link) ? 'opening' : 'asking' }
  })
  const finish = (notices: readonly Notice[], left: QuoteSession) => {
    setStage({ kind: 'done', notices, session: left })
  }
  const restore = (next: QuoteSession, notices: readonly Notice[]) => {
    // This must come before the flow writes its places into the history.
    onSettled()
    dispatch({ type: 'restored', session: next })
    storeLinkedQuote(next)
    finish(notices, next)
  }
  const drop = (notices: readonly Notice[] = []) => {
    opening.cancel()
    onSettled()
    finish(notices, session)
  }
  const open = useEffectEvent(async () => {
    if (link === null) return
    const { quote, planYear, isYearChanged } = link
    const answer = await opening.run(async (signal) => {
      // The link still opens if texts in its language can't be loaded.
      const inLanguage = onLanguage(quote.language).catch(() => undefined)
      const counties = await ask({ ...countiesQuery(quote.zipCode), staleTime: 0 }, signal).catch(() => null)
      await inLanguage
      return { counties }
    })
    if (answer === null) return
    const ofYear = isYearChanged ? (['yearChanged'] as const) : []
    if (answer.counties === null) {
      restore(unconfirmedQuote(quote, planYear), ['unconfirmed', ...ofYear])
      return
    }
    const next = openedQuote(quote, answer.counties, planYear)
    if (next) restore(next, ofYear)
    else drop([refusal(session)])
  })
  const refused = useEffectEvent(() => {
    if (link === null) onSettled()
  })
  useEffect(() => {
    refused()
  }, [])
  const [first] = useState(stage)
  useEffect(() => {
    // The pressed button is gone. A screen that focuses itself already has the focus, or takes it when it appears.
    if (stage !== first && stage.kind === 'done' && document.activeElement === document.body) focusScreen()
  }, [stage, first])
  const isOpening = stage.kind === 'opening'
  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(() => void open(), 0)
    return () => {
      clearTimeout(timer)
    }
  }, [isOpening])
  const keep = useEffectEvent(() => {
    drop()
  })
  const isAsking = stage.kind === 'asking'
  useEffect(() => {
    if (!isAsking) return
    // Back leads to the quote of the tab. Another link in the address reloads the page, which then asks about that one.
    const onBack = () => {
      if (!isLinkInAddress()) keep()
    }
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('popstate', onBack)
    }
  }, [isAsking])
  const start = () => {
    setStage({ kind: 'opening' })
  }
  if (stage.kind === 'opening')
    return (
      <OpeningLink
        kind="opening"
        wait={wait}
        onCancel={() => {
          drop()
        }}
      />
    )
  if (stage.kind === 'asking')
    return (
      <OpeningLink
        kind="asking"
        onOpen={start}
        onKeep={() => {
          drop()
        }}
      />
    )
  const notices = isSameScreen(stage.session, session) ? stage.notices : []
  return (
    <>
      {notices.includes('unreadable') && <LinkNotice kind="unreadable" />}
      {notices.includes('unreadableKept') && <LinkNotice kind="unreadableKept" />}
      {notices.includes('unconfirmed') && (
        <LinkNotice kind="unconfirmed" onRetry={stage.session.draft === session.draft ? start : undefined} />
      )}
      {notices.includes('yearChanged') && link && <LinkNotice kind="yearChanged" year={link.planYear} />}
      {children}
    </>
  )
}
