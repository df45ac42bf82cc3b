import { useEffect, useRef, useState } from 'react'

import { mirror } from './mirror.ts'

/** The frame of each language, in starting order. */
const frames = [
  { language: 'en', name: 'English', storage: 'shared' },
  // Both frames store drafts and sessions under the same names, so the second has separate storage
  // (.storybook/own-storage.ts).
  { language: 'es', name: 'Español', storage: 'own' },
] as const

/** The widths at which both languages can be laid out. */
const widths = { Phone: 390, Desk: 1280 } as const

/** The part of a frame's window that shows whether its story has rendered and played. */
interface StoryWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    readonly once: (event: 'storyFinished', listener: () => void) => void
    readonly emit: (event: 'updateStoryArgs', payload: { storyId: string; updatedArgs: object }) => void
  }
}

function whenFinished({ contentWindow }: HTMLIFrameElement, goOn: () => void): void {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = contentWindow as StoryWindow
  if (channel === undefined || preview?.currentRender?.phase === 'finished') goOn()
  else channel.once('storyFinished', goOn)
}

interface SideBySideProps {
  readonly storyId: string
  /** The toolbar's other values, in the format of an address: `scenario:slow;scheme:print`. */
  readonly globals: string
  /** The values that the controls have changed. */
  readonly changedArgs: Readonly<Record<string, unknown>>
  /** The name of the toolbar's viewport. */
  readonly viewport: string | undefined
}

/** The size of the space for one frame. */
function usePaneSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const pair = ref.current
    if (!pair) return
    const observer = new ResizeObserver(() => {
      setSize({ width: (pair.clientWidth - 16) / 2, height: window.innerHeight - pair.offsetTop - 48 })
    })
    observer.observe(pair)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { ref, size }
}

function Pair({ storyId, globals, changedArgs, viewport }: SideBySideProps) {
  const [started, setStarted] = useState(1)
  const [width, setWidth] = useState<number>(viewport === 'phone' || viewport === 'narrow' ? widths.Phone : widths.Desk)
  const { ref, size } = usePaneSize()
  const isWhole = started > frames.length
  const sent = useRef<Readonly<Record<string, unknown>>>({})
  useEffect(() => {
    const [one, other] = [...(ref.current?.querySelectorAll('iframe') ?? [])].map(({ contentWindow }) => contentWindow)
    if (!isWhole || !one || !other) return
    const ends = [mirror(one as never, other as never), mirror(other as never, one as never)]
    return () => {
      for (const end of ends) end()
    }
  }, [ref, isWhole])
  useEffect(() => {
    const isSent = Object.entries(changedArgs).every(([name, value]) => sent.current[name] === value)
    if (!isWhole || isSent) return
    // A frame tells this page what it was told, which must not be told again.
    sent.current = changedArgs
    for (const { contentWindow } of ref.current?.querySelectorAll('iframe') ?? []) {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = contentWindow as StoryWindow
      channel?.emit('updateStoryArgs', { storyId, updatedArgs: changedArgs })
    }
  }, [ref, isWhole, storyId, changedArgs])
  const scale = Math.min(1, size.width / width)
  return (
    <div className="grid gap-2 p-4">
      <div role="group" aria-label="Width" className="flex gap-2 text-sm">
        {Object.entries(widths).map(([name, pixels]) => (
          <button
            key={name}
            type="button"
            aria-pressed={pixels === width}
            className="min-h-target rounded-full border border-control px-4 aria-pressed:bg-primary aria-pressed:text-on-primary"
            onClick={() => {
              setWidth(pixels)
            }}
          >
            {name} {pixels}
          </button>
        ))}
      </div>
      <div ref={ref} className="grid grid-cols-2 gap-4">
        {frames.map(({ language, name, storage }, at) => (
          <figure key={language} className="m-0 grid content-start gap-2">
            <figcaption lang={language} className="text-sm font-semibold text-ink-muted">
              {name}
            </figcaption>
            {at < started && size.width > 0 && (
              <div
                className="overflow-hidden border border-border"
                style={{ height: size.height, maxWidth: width * scale }}
              >
                <iframe
                  title={name}
                  src={`iframe.html?id=${storyId}&viewMode=story&storage=${storage}&globals=locale:${language};${globals}`}
                  className="max-w-none origin-top-left bg-paper"
                  style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
                  onLoad={({ currentTarget }) => {
                    whenFinished(currentTarget, () => {
                      setStarted(at + 2)
                    })
                  }}
                />
              </div>
            )}
          </figure>
        ))}
      </div>
    </div>
  )
}

/**
 * Shows a story in both languages side by side, each laid out at its true width and scaled to fit. Each has a separate
 * frame, because a page has one language. The second frame starts when the first has ended: a window has one focus, and
 * two plays would take it from each other. What a visitor does in one is then repeated in the other.
 */
export function SideBySide(props: SideBySideProps) {
  return <Pair key={`${props.storyId} ${props.globals}`} {...props} />
}

interface PreviewWithRender {
  readonly currentRender?: { readonly renderOptions?: { autoplay?: boolean } }
}

/**
 * Sets whether the current story runs its play in this page. Side by side, each frame runs the play itself; on the
 * outer page it would find two frames instead of its story. Storybook has no documented switch for this. This is the
 * one that its documentation pages use to show stories without plays.
 */
export function playsHere(plays: boolean): void {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { readonly __STORYBOOK_PREVIEW__?: PreviewWithRender }
  const options = preview?.currentRender?.renderOptions
  if (options !== undefined) options.autoplay = plays
}
