import type { ReactNode } from 'react'

export interface RichTextProps {
  /** The text. `<b>…</b>` is the only markup in it. */
  readonly text: string
}

/**
 * A catalog text whose `<b>…</b>` parts are strong. The text is split and never set as HTML, so no answer or
 * translation can inject markup.
 */
export function RichText({ text }: RichTextProps): ReactNode {
  return text
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part))
}
