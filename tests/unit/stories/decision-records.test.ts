import { expect, it } from 'vitest'

import { decisionsAbout } from '#stories/docs/decision-records.ts'

it('finds the decisions that cite a rule of a component, or name its file', () => {
  const records = [
    { title: 'By number', text: 'It follows P-10.' },
    { title: 'By file', text: 'See `src/components/plans/plan-card.tsx`.' },
    { title: 'Another file', text: 'See `src/components/plans/plan-card-rows.tsx`.' },
    { title: 'Another number', text: 'It follows P-103.' },
  ]
  expect(decisionsAbout(records, ['P-10'], '/plans/plan-card').map(({ title }) => title)).toEqual([
    'By number',
    'By file',
  ])
})
