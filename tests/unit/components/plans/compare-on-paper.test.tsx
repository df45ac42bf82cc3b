import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { PlanCardCompare } from '#components/plans/plan-card/plan-card-compare.tsx'
import { loadNamespaces } from '#i18n/i18n.ts'

// Proves P-94.
it('only the box of a plan that is compared is printed', async () => {
  await loadNamespaces('plans')
  const isPrinted = (checked: boolean) => {
    const plan = { name: 'Silver', lacksSavings: false }
    const { container, unmount } = render(
      <PlanCardCompare plan={plan} checked={checked} full={false} onChange={vi.fn()} />,
    )
    const isHidden = container.querySelector('input')?.closest('.print\\:hidden') !== null
    unmount()
    return !isHidden
  }
  expect([true, false].map(isPrinted)).toEqual([true, false])
})
