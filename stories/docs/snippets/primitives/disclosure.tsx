import { Disclosure } from '#components/primitives/disclosure.tsx'

/** Details that few need. */
export function DisclosureExample() {
  return (
    <Disclosure summary="More costs">
      <p>An emergency room visit costs $250 after the deductible.</p>
    </Disclosure>
  )
}
