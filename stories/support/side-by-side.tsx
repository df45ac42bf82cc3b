import { useState } from 'react'

/** The frame of each language, in starting order. */
const frames = [
  { language: 'en', name: 'English', storage: 'shared' },
  // Both frames store drafts and sessions under the same names, so the second has separate storage
  // (.storybook/own-storage.ts).
  { language: 'es', name: 'Español', storage: 'own' },
] as const

/** The part of a frame's window that shows whether its story has rendered and played. */
interface StoryWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { readonly once: (event: 'storyFinished', listener: () => void) => void }
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
}

function Pair({ storyId, globals }: SideBySideProps) {
  const [started, setStarted] = useState(1)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {frames.map(({ language, name, storage }, at) => (
        <figure key={language} className="m-0 grid content-start gap-2">
          <figcaption lang={language} className="text-sm font-semibold text-ink-muted">
            {name}
          </figcaption>
          {at < started && (
            <iframe
              title={name}
              src={`iframe.html?id=${storyId}&viewMode=story&storage=${storage}&globals=locale:${language};${globals}`}
              className="h-screen w-full border border-border bg-paper"
              onLoad={({ currentTarget }) => {
                whenFinished(currentTarget, () => {
                  setStarted(at + 2)
                })
              }}
            />
          )}
        </figure>
      ))}
    </div>
  )
}

/**
 * Shows a story in both languages side by side. Each has a separate frame, because a page has one language. The second
 * frame starts when the first has ended: a window has one focus, and two plays would take it from each other.
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
