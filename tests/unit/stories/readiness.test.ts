import { expect, it } from 'vitest'

import { readiness } from '#stories/docs/readiness.ts'

it('lists each component and screen once, with its page and whether it is a draft', () => {
  const listed = readiness([
    { id: 'plans-plan-card--docs', title: 'Widgets/Plans/Plan card (tarjeta)', type: 'docs', tags: ['ready'] },
    { id: 'plans-plan-card--plain', title: 'Widgets/Plans/Plan card (tarjeta)', type: 'story', tags: ['ready'] },
    { id: 'plans-notice--plain', title: 'Widgets/Plans/Notice', type: 'story', tags: ['draft'] },
    { id: 'plans-notice--docs', title: 'Widgets/Plans/Notice', type: 'docs', tags: [] },
    { id: 'features-portal--opens', title: 'Screens/Portal', type: 'story', tags: ['ready'] },
    { id: 'rules--docs', title: 'Rules/All rules', type: 'docs' },
  ])
  expect([...listed]).toEqual([
    [
      'Widgets: Plans',
      [
        { title: 'Widgets/Plans/Plan card (tarjeta)', path: '/docs/plans-plan-card--docs', isDraft: false },
        { title: 'Widgets/Plans/Notice', path: '/docs/plans-notice--docs', isDraft: true },
      ],
    ],
    ['Screens', [{ title: 'Screens/Portal', path: '/story/features-portal--opens', isDraft: false }]],
  ])
})
