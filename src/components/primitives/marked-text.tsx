import { Fragment } from 'react'

import { telHref } from '#lib/phone-link.ts'

export interface MarkedTextProps {
  /** The whole sentence, in the page's language. */
  readonly text: string
  /** The text to mark wherever it occurs in the sentence: a name or a phone number. An empty one marks nothing. */
  readonly part: string
  /**
   * `english` marks the part as English. `phone` makes it a link that dials, on one line. A browser's translator leaves
   * these two and a `kept` part alone.
   */
  readonly as: 'english' | 'phone' | 'kept'
}

function Mark({ part, as }: Pick<MarkedTextProps, 'part' | 'as'>) {
  if (as !== 'phone')
    return (
      <span translate="no" lang={as === 'english' ? 'en' : undefined}>
        {part}
      </span>
    )
  return (
    <a
      href={telHref(part)}
      translate="no"
      className="whitespace-nowrap text-primary underline tabular-nums hover:text-primary-strong"
    >
      {part}
    </a>
  )
}

/** A catalog sentence with one part that is read in English or can be dialed. */
export function MarkedText({ text, part, as }: MarkedTextProps) {
  const [first, ...rest] = part === '' ? [text] : text.split(part)
  return (
    <>
      {first}
      {rest.map((after, at) => (
        <Fragment key={at}>
          <Mark part={part} as={as} />
          {after}
        </Fragment>
      ))}
    </>
  )
}
