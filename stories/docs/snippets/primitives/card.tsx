import { Card } from '#components/primitives/card.tsx'

/** Holds together what belongs to one thing. */
export function CardExample() {
  return (
    <Card as="section" padding="lg">
      <h2 className="text-lg font-semibold">Silver Standard</h2>
      <p>$18 a month after the tax credit</p>
    </Card>
  )
}
