import { useState } from 'react'

/** Each language's frame, in the order in which they are started. */
const frames = [
  { language: 'en', name: 'English', storage: 'shared' },
  // Both frames keep drafts and sessions under the same names, so the second has storage of its own (.storybook/own-storage.ts).
  { language: 'es', name: 'Español', storage: 'own' },
] as const

/** What of a frame's window tells that its story has been drawn and played. */
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
  /** The toolbar's other values, as an address takes them: `scenario:slow;scheme:print`. */
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
 * A story in both languages beside each other, each in a frame of its own, because a page has one language. The second
 * starts when the first has ended: a window has one focus, and two plays would take it from each other.
 */
export function SideBySide(props: SideBySideProps) {
  return <Pair key={`${props.storyId} ${props.globals}`} {...props} />
}

interface PreviewWithRender {
  readonly currentRender?: { readonly renderOptions?: { autoplay?: boolean } }
}

/**
 * Says whether the story on show runs its play in this page. Side by side each frame runs it by itself; out here it would
 * find two frames instead of its story. The preview has no documented switch for that: this is the one by which its own
 * documentation pages show stories without their plays.
 */
export function playsHere(plays: boolean): void {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { readonly __STORYBOOK_PREVIEW__?: PreviewWithRender }
  const options = preview?.currentRender?.renderOptions
  if (options !== undefined) options.autoplay = plays
}
