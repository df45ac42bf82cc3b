import { type RefObject, useEffect, useRef, useState } from 'react'

import { viewports } from '#storybook/modes.mjs'

import { mirror } from './mirror.ts'

/** The frame of each language, in the order of their plays. */
const frames = [
  { language: 'en', name: 'English', storage: 'shared' },
  // Both frames store drafts and sessions under the same names, so the second has separate storage
  // (.storybook/own-storage.ts).
  { language: 'es', name: 'Español', storage: 'own' },
] as const

/** The window of a device, in pixels. */
interface Device {
  readonly name: string
  readonly width: number
  readonly height: number
}

const deviceOf = ({ name, styles }: (typeof viewports)['phone' | 'desktop']): Device => ({
  name,
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
})

const phone = deviceOf(viewports.phone)
const desktop = deviceOf(viewports.desktop)

/** The viewports of the toolbar at which both languages can be laid out. */
const devices = [phone, desktop]

/** The width below which two desks cannot be read, in pixels. */
const twoDesks = Number.parseInt(viewports.tablet.styles.width, 10)

/** The device that fits a viewport of the toolbar and this window best. */
const deviceFor = (viewport: string | undefined) =>
  viewport === 'phone' || viewport === 'narrow' || window.innerWidth < twoDesks ? phone : desktop

/** The part of a frame's window that shows whether its story has been drawn and played. */
interface StoryWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly phase?: string
      readonly story?: { readonly playFunction?: unknown }
      readonly remount: () => Promise<void>
    }
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    readonly once: (event: 'storyFinished', listener: () => void) => void
    readonly emit: (event: 'updateStoryArgs', payload: { storyId: string; updatedArgs: object }) => void
  }
}

/** The part of a frame's address that keeps its play back. */
const heldPlay = 'play=later'

/** Whether this page is a frame whose play waits for its turn. */
export const isPlayHeld = () => location.search.includes(heldPlay)

/** Resolves when a frame's story has been drawn, and played if the frame may play. */
function finished({ contentWindow }: HTMLIFrameElement): Promise<void> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = contentWindow as StoryWindow
  return new Promise((resolve) => {
    if (channel === undefined || preview?.currentRender?.phase === 'finished') resolve()
    else channel.once('storyFinished', resolve)
  })
}

/** Resolves when a frame, whose page is still to be loaded, has drawn its story. */
async function drawn(frame: HTMLIFrameElement): Promise<void> {
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true })
  })
  await finished(frame)
}

/**
 * Lets a frame play its story, which is drawn anew for it. The frame's channel has an event for that, which this page would
 * hear too and draw itself anew.
 */
async function play({ contentWindow }: HTMLIFrameElement): Promise<void> {
  const { currentRender } = (contentWindow as StoryWindow).__STORYBOOK_PREVIEW__ ?? {}
  if (!contentWindow || currentRender?.story?.playFunction === undefined) return
  contentWindow.history.replaceState(null, '', contentWindow.location.href.replace(`&${heldPlay}`, ''))
  await currentRender.remount()
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

/** The space between the two frames, in pixels. */
const gap = 8

/** The width of the space for one frame. */
function usePaneWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const pair = ref.current
    if (!pair) return
    const observer = new ResizeObserver(() => {
      setWidth((pair.clientWidth - gap) / 2)
    })
    observer.observe(pair)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { ref, width }
}

/**
 * Whether both frames have been drawn and played. They are drawn together. Then they play one after the other: a window has
 * one focus, and two plays would take it from each other.
 */
function useWhole(ref: RefObject<HTMLDivElement | null>, hasRoom: boolean): boolean {
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    if (!hasRoom) return
    let isShown = true
    async function start(started: readonly HTMLIFrameElement[]) {
      await Promise.all(started.map(drawn))
      for (const frame of started) if (isShown) await play(frame)
      if (isShown) setIsWhole(true)
    }
    void start([...(ref.current?.querySelectorAll('iframe') ?? [])])
    return () => {
      isShown = false
    }
  }, [ref, hasRoom])
  return isWhole
}

function Pair({ storyId, globals, changedArgs, viewport }: SideBySideProps) {
  const [device, setDevice] = useState(() => deviceFor(viewport))
  const { ref, width } = usePaneWidth()
  const hasRoom = width > 0
  const isWhole = useWhole(ref, hasRoom)
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
  const scale = Math.min(1, width / device.width)
  return (
    <div className="grid gap-2 p-2" data-side-by-side="" aria-busy={!isWhole}>
      <div role="group" aria-label="Device" className="flex gap-2 text-sm">
        {devices.map((one) => (
          <button
            key={one.name}
            type="button"
            aria-pressed={one === device}
            className="min-h-target rounded-full border border-control px-4 aria-pressed:bg-primary aria-pressed:text-on-primary"
            onClick={() => {
              setDevice(one)
            }}
          >
            {one.name}
          </button>
        ))}
      </div>
      <div ref={ref} className="grid grid-cols-2" style={{ columnGap: gap }}>
        {frames.map(({ language, name, storage }) => (
          <figure key={language} className="m-0 grid content-start gap-1">
            <figcaption lang={language} className="text-sm font-semibold text-ink-muted">
              {name}
            </figcaption>
            {hasRoom && (
              <div
                className="overflow-hidden border border-border"
                style={{ height: device.height * scale, maxWidth: device.width * scale }}
              >
                <iframe
                  title={name}
                  src={`iframe.html?id=${storyId}&viewMode=story&storage=${storage}&${heldPlay}&globals=locale:${language};${globals}`}
                  className="max-w-none origin-top-left bg-paper"
                  style={{ width: device.width, height: device.height, transform: `scale(${scale})` }}
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
 * Shows a story in both languages side by side, each laid out in a device's true window and scaled to fit the width. Each has a separate
 * frame, because a page has one language. What a visitor does in one is repeated in the other once both have played.
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
