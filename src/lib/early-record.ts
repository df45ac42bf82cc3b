/** A control that was pressed before the site listened. */
export interface EarlyPress {
  readonly element: HTMLElement
  readonly isForm: boolean
}

/** A call that a press has started before the site listened. */
export interface EarlyCall {
  readonly address: string
  readonly response: Promise<Response>
  readonly cancel: () => void
}

/** What the page's first script (src/app/early.ts) keeps for the site. */
export interface Early {
  press: EarlyPress | null
  /** The token that the sign-in page's address brought. */
  token: string | null
  call: EarlyCall | null
  /** The last text of the ZIP field, if the field dropped part of it. The site reports that once it listens. */
  zipTyped: string
  /** The site listens from now on; returns the last press. */
  readonly end: () => EarlyPress | null
  /** The button of the header's menus that was pressed last, if nothing else was pressed since. */
  menuPress: HTMLElement | null
  /** Listens for `menuPress`, as long as the menus do not. */
  readonly keepMenuPress: (click: Event) => void
  /** Reloads the page, once for each failure. */
  readonly reloadFor: (failure: string) => void
  /** `fetchAnew` of src/api/early-fetches.ts. */
  readonly fetchAnew: (address: string) => Promise<boolean>
}

/** Returns the first script's record; undefined where the script did not run. */
export const earlyRecord = (): Early | undefined => (globalThis as { early?: Early }).early

/** Takes over the answer to a call that the first script has started, once. Aborting the signal cancels the call. */
export function takeEarlyAnswer(address: string, signal: AbortSignal | undefined): Promise<Response> | undefined {
  const early = earlyRecord()
  const call = early?.call
  if (!early || call?.address !== address) return undefined
  early.call = null
  signal?.addEventListener('abort', call.cancel)
  return call.response
}
