import type { ReactNode } from 'react'

export interface RichTextProps {
  /** The text, in which `<b>…</b>` is the only mark. */
  readonly text: string
}

/**
 * A catalog text whose `<b>…</b>` parts are strong. The text itself is split, never set as HTML, so that no answer or
 * translation can bring markup in.
 */
export function RichText({ text }: RichTextProps): ReactNode {
  return text
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part))
}
