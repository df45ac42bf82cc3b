import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { ApplicantFields } from '#components/household/applicant-fields.tsx'
import { emptyDraft, type HouseholdDraft } from '#domain/quote/draft.ts'
import { loadNamespaces } from '#i18n/i18n.ts'

const drawn = vi.hoisted(() => ({ labels: [] as string[] }))

vi.mock('#components/fields/number-field.tsx', () => ({
  NumberField: ({ label, value, onChange }: NumberFieldStub) => {
    drawn.labels.push(label)
    return (
      <input
        aria-label={label}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value)
        }}
      />
    )
  },
}))

interface NumberFieldStub {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

function Held() {
  const [household, setHousehold] = useState<HouseholdDraft>({
    ...emptyDraft.household,
    dependents: true,
    dependentCount: '40',
    dependentAges: ['6'],
  })
  return <ApplicantFields value={household} onChange={setHousehold} issues={[]} attempt={0} medicareHref="" />
}

// Proves Q-22.
it('a key in the age of one of many dependents draws no other age again', async () => {
  await loadNamespaces('common', 'location', 'quote-steps', 'household')
  render(<Held />)
  const type = (index: number, text: string) => {
    drawn.labels.length = 0
    fireEvent.change(screen.getAllByRole('textbox')[index] ?? document.body, { target: { value: text } })
    return drawn.labels.filter((label) => label !== 'How many')
  }
  expect(type(3, '9')).toHaveLength(1)
  expect(type(4, '12')).toHaveLength(1)
  // Each key starts from what was typed before it.
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
    '40',
    '6',
    '',
    '9',
    '12',
    ...Array.from({ length: 36 }, () => ''),
  ])
})
