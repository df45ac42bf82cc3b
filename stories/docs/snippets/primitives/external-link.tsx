import { ExternalLink } from '#components/primitives/external-link.tsx'

/** Leads out of the site. */
export function ExternalLinkExample() {
  return (
    <ExternalLink href="https://www.healthcare.gov" newTabLabel="(opens in a new tab)">
      HealthCare.gov
    </ExternalLink>
  )
}
