export interface RichTextProps {
  /** The text. `<b>…</b>` is the only markup in it. */
  readonly text: string
  /** The strong part that is underlined because it is chosen, counted from 0. */
  readonly underlined?: number | undefined
}

/**
 * A catalog text whose `<b>…</b>` parts are strong. The text is split and never set as HTML, so no answer or
 * translation can inject markup.
 */
export function RichText({ text, underlined }: RichTextProps) {
  const parts = text.split(/<b>(.*?)<\/b>/).map((part, index) => {
    if (index % 2 === 0) return part
    const isUnderlined = index === (underlined ?? -1) * 2 + 1
    return (
      <strong key={index} className={isUnderlined ? 'underline decoration-2 underline-offset-4' : undefined}>
        {part}
      </strong>
    )
  })
  return <>{parts}</>
}
