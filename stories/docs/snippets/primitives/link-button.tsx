import { LinkButton } from '#components/primitives/link-button.tsx'

/** Leads to another page of the site. */
export function LinkButtonExample() {
  return (
    <LinkButton href="/contact" tone="outline">
      Contact us
    </LinkButton>
  )
}
