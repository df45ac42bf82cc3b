import type { ReactNode } from 'react'

/**
 * A catalog text whose `<b>…</b>` parts are strong. The text itself is split, never set as HTML, so that no answer or
 * translation can bring markup in.
 */
export function RichText({ text }: { readonly text: string }): ReactNode {
  return text
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part))
}
