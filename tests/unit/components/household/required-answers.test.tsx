import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { ApplicantFields } from '#components/household/applicant-fields.tsx'
import { ScenarioFields } from '#components/household/scenario-fields.tsx'
import { loadNamespaces } from '#i18n/i18n.ts'
import { familyDraft } from '#tests/unit/domain/quote/sample-quote.ts'

const unrefused = { issues: [], attempt: 0, onChange: vi.fn() }
const inputs = () => screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-required'))

beforeEach(async () => {
  await loadNamespaces('common', 'location', 'quote-steps', 'household')
})

it('every age and the number of dependents say that they are required', () => {
  render(<ApplicantFields {...unrefused} medicareHref="" value={familyDraft.household} />)
  expect(inputs()).toEqual(['true', 'true', 'true', 'true'])
})

it('the number of further dependents says that it is required', () => {
  render(
    <ScenarioFields
      {...unrefused}
      configuration="self"
      value={{ selected: ['SelfOnlyClaimingDependents'], counts: {} }}
      householdSize={2}
      isHelpOpen={false}
      onHelp={vi.fn()}
    />,
  )
  expect(inputs()).toEqual(['true'])
})
