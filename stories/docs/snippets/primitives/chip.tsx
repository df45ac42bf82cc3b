import { useState } from 'react'

import { Chip } from '#components/primitives/chip.tsx'

/** Filters that can be taken back one by one. */
export function ChipExample() {
  const [filters, setFilters] = useState(['Silver', 'HMO'])
  return (
    <div className="flex flex-wrap gap-2">
      {filters.map((filter) => (
        <Chip
          key={filter}
          text={filter}
          removeLabel={`Remove ${filter}`}
          onRemove={() => {
            setFilters(filters.filter((other) => other !== filter))
          }}
        />
      ))}
    </div>
  )
}
