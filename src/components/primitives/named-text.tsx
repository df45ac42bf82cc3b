import { Fragment } from 'react'

import { MarkedText } from './marked-text.tsx'

export interface NamedTextProps {
  /** The whole sentence, in the page's language. */
  readonly text: string
  /** What a browser's translator leaves alone wherever it occurs in the sentence: names, emails, numbers. */
  readonly names: readonly string[]
  /** A phone number in the sentence, which becomes a link that dials. */
  readonly phone?: string
}

/** A catalog sentence with names in it that nobody translates (C-84). */
export function NamedText({ text, names: [name, ...others], phone = '' }: NamedTextProps) {
  if (name === undefined) return <MarkedText text={text} part={phone} as="phone" />
  return (name === '' ? [text] : text.split(name)).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        // A name without a space, such as a number or an email, breaks at its hyphens only if it is longer than a line.
        <span translate="no" className={name.includes(' ') ? undefined : 'inline-block max-w-full wrap-anywhere'}>
          {name}
        </span>
      )}
      {part !== '' && <NamedText text={part} names={others} phone={phone} />}
    </Fragment>
  ))
}
