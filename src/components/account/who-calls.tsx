import { NamedText } from '#components/primitives/named-text.tsx'
import { listFormat } from '#i18n/format.ts'
import { useLanguage } from '#i18n/use-translation.ts'

export interface WhoCallsProps {
  /** Returns the sentence in the page's language, from the catalog of the screen. */
  readonly words: (values: { readonly agents: string; readonly phone: string }) => string
  /** The agents who may call, at least one. */
  readonly agentNames: readonly string[]
  /** The number from which they call, formatted for reading. */
  readonly callsFrom: string
}

/**
 * Says who calls, from which number, and how to stop the calls. It is shown where an email and a phone are asked for
 * (F-79).
 */
export function WhoCalls({ words, agentNames, callsFrom }: WhoCallsProps) {
  const agents = listFormat(useLanguage()).format(agentNames)
  return (
    <p className="max-w-prose text-pretty text-ink-muted">
      <NamedText text={words({ agents, phone: callsFrom })} names={agentNames} phone={callsFrom} />
    </p>
  )
}
