import { Story } from '@storybook/addon-docs/blocks'
import { useState } from 'react'

/** The part of a prepared story that a page of documentation reads. */
export interface ShownStory {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly moduleExport: unknown
  readonly storyGlobals: Readonly<Record<string, unknown>>
}

/** Pixels that a dialog has room for. */
const windowHeight = 640

interface SheetProps {
  readonly story: ShownStory
  /** The toolbar's values, in the format of an address. */
  readonly globals: string
}

/** A story in a frame as high as its content. A dialog takes a window's height, so its frame is as high as one. */
function Framed({ story, globals }: SheetProps) {
  const [height, setHeight] = useState(windowHeight)
  return (
    <iframe
      title={`${story.title}: ${story.name}`}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=${encodeURIComponent(globals)}`}
      className="mb-8 w-full border border-border"
      style={{ height }}
      onLoad={({ currentTarget: { contentDocument } }) => {
        const root = contentDocument?.querySelector('#storybook-root')
        if (!contentDocument || !root) return
        const fit = () => {
          const isCovered = contentDocument.querySelector('[aria-modal=true]') !== null
          setHeight(isCovered ? windowHeight : Math.max(160, root.getBoundingClientRect().height + 48))
        }
        new ResizeObserver(fit).observe(root)
        // A dialog stands outside of the root.
        new MutationObserver(fit).observe(contentDocument.body, { childList: true })
      }}
    />
  )
}

/**
 * A story on a page of documentation, at its full height. What covers the page or has a theme of its own stands in a
 * frame.
 */
export function ComponentSheet({ story, globals }: SheetProps) {
  const isApart = story.name !== 'Gallery' || Object.keys(story.storyGlobals).length > 0
  return isApart ? <Framed story={story} globals={globals} /> : <Story of={story.moduleExport} />
}
