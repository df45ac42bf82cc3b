import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { gallery } from '#stories/support/gallery.tsx'
import { sampleChange } from '#stories/support/sample-review.ts'
import { boardWords } from '#tests/review/board/board-words.ts'
import { ChangeColumn } from '#tests/review/board/change-column.tsx'
import { framesOf } from '#tests/review/board/picture-frame.ts'

const change = sampleChange('Chosen', 'es')
const none = { verdict: 'open', standing: 'open', comment: '', others: [], isStale: false } as const
const ana = { change: 'Chosen es phone', pictures: 'p', reviewer: 'Ana', at: '2026-01-12T15:00:00Z' } as const

const meta = {
  title: 'Review board/Change column',
  id: 'review-change-column',
  component: ChangeColumn,
  args: { change, said: none, frames: framesOf(change, false), widest: 390, words: boardWords.en, onSay: fn() },
} satisfies Meta<typeof ChangeColumn>
export default meta
type Story = StoryObj<typeof meta>

export const Changed: Story = {}
/** Two places that lie far apart are cropped each. */
const twoPlaces = { ...change, boxes: [...change.boxes, { x: 0, y: 200, width: 390, height: 40 }] }
export const OnlyWhatChanged: Story = { args: { change: twoPlaces, frames: framesOf(twoPlaces, true) } }
export const ChangedWords: Story = {
  args: {
    change: {
      ...change,
      texts: [
        { key: 'plans:card.title', before: 'Su plan', after: 'El plan de usted' },
        { key: undefined, before: undefined, after: '$123' },
      ],
    },
  },
}
export const WordsWithoutAPicture: Story = {
  args: {
    change: {
      ...{ ...change, mode: 'es words', before: undefined, after: undefined, boxes: [] },
      texts: [{ key: 'comparison:place.none', before: 'Elija un plan', after: 'Elija un plan de la lista' }],
    },
  },
}
export const NewPicture: Story = { args: { change: { ...change, kind: 'added', before: undefined } } }
export const GonePicture: Story = { args: { change: { ...change, kind: 'removed', after: undefined } } }
export const Denied: Story = {
  args: { said: { ...none, verdict: 'denied', standing: 'denied', comment: 'La palabra está cortada' } },
}
export const SaidByAnother: Story = {
  args: {
    said: { ...none, standing: 'denied', others: [{ ...ana, verdict: 'denied', comment: 'Se corta en el teléfono' }] },
  },
}
export const ChangedSinceTheVerdict: Story = { args: { said: { ...none, isStale: true } } }
export const InSpanish: Story = { args: { words: boardWords.es } }
export const Gallery: Story = gallery(meta, {
  ...{ Changed, OnlyWhatChanged, ChangedWords, WordsWithoutAPicture, NewPicture, GonePicture },
  ...{ Denied, SaidByAnother, ChangedSinceTheVerdict, InSpanish },
})
