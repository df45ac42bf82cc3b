import { Clock, Phone } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Face } from '#components/media/face.tsx'
import { Card } from '#components/primitives/card.tsx'
import { telHref } from '#lib/phone-link.ts'

export interface AgentCardProps {
  /** The heading. */
  readonly title: string
  /** What the agent does, in a sentence. */
  readonly children: ReactNode
  /** The alternative text of the agent's picture. */
  readonly face: string
  /** The agency's phone, formatted for reading. */
  readonly phone: string
  /** When the phone is answered. */
  readonly hours: string
}

/** An agent with the phone and its hours. */
export function AgentCard({ title, children, face, phone, hours }: AgentCardProps) {
  const titleId = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={titleId} className="grid justify-items-start gap-3">
      <div className="flex items-center gap-4">
        <span className="size-20 shrink-0 max-sm:size-14">
          <Face name="agent" alt={face} />
        </span>
        <h2 id={titleId} className="text-2xl font-semibold">
          {title}
        </h2>
      </div>
      <p className="text-ink-muted">{children}</p>
      <a
        href={telHref(phone)}
        className="inline-flex min-h-target items-center gap-3 text-xl font-semibold text-primary whitespace-nowrap no-underline tabular-nums hover:underline"
      >
        <Phone aria-hidden strokeWidth={1.9} className="size-5" />
        {phone}
      </a>
      <p className="flex gap-3">
        <Clock aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
        {hours}
      </p>
    </Card>
  )
}
