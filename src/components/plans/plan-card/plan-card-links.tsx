import { ExternalLink } from '#components/primitives/external-link.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { PlanLink } from '#domain/plans/plan-card.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PlanCardLinksProps {
  /** The plan's name, which ends the links' names. */
  readonly planName: string
  /** The available documents, in order. */
  readonly links: readonly PlanLink[]
}

/**
 * Links to the issuer's documents: benefits, drug list, doctors, brochure (P-13). Renders nothing without documents.
 */
export function PlanCardLinks({ planName, links }: PlanCardLinksProps) {
  const { t } = useTranslation('plans')
  const common = useTranslation('common')
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm">
      {links.map(({ kind, href }) => (
        <li key={kind}>
          <ExternalLink
            href={href}
            newTabLabel={common.t('externalLink.newTab')}
            className="inline-flex min-h-target items-center gap-1"
          >
            {t(`planLinks.${kind}`)}
            <VisuallyHidden>
              {' '}
              <span lang="en">{planName}</span>
            </VisuallyHidden>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
