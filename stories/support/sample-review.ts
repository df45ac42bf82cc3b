import type { BoardChange, BoardData } from '#tests/review/build-board.ts'

/** A drawn stand-in for a picture of a story: a ground with a mark on it. */
const picture = (width: number, height: number, mark: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect x="24" y="24" width="${width / 2}" height="48" fill="${mark}"/></svg>`,
  )}`

const phone = { width: 390, height: 240 }
const boxes = [{ x: 24, y: 24, width: 195, height: 48 }]

/** A change of a story's picture on a phone. */
export const sampleChange = (id: string, locale: 'en' | 'es', more: Partial<BoardChange> = {}): BoardChange => ({
  ...{ id, title: 'Widgets/Plans/Plan card', name: id, mode: `${locale} phone`, kind: 'changed', ...phone, boxes },
  ...{ pictures: `${id}-${locale}`, before: picture(390, 240, '#134a50'), after: picture(390, 240, '#7a1f1f') },
  ...{ texts: [], cause: 'src/components/plans/plan-card.tsx' },
  ...more,
})

const word = {
  texts: [{ key: 'plans:card.title', before: 'Su plan', after: 'El plan de usted' }],
  cause: 'plans:card.title',
}

/** A review of five pictures with two causes. */
export const sampleReview: BoardData = {
  before: '1a2b3c4d5 Before',
  after: 'the working tree',
  notices: [],
  changes: [
    sampleChange('2 Chosen', 'en'),
    sampleChange('2 Chosen', 'es'),
    sampleChange('10 Compared', 'en'),
    sampleChange('10 Compared', 'es'),
    sampleChange('1 Alone', 'es', word),
  ],
}
