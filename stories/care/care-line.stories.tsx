import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { CareLine } from '#components/care/care-line.tsx'
import { emptyCareList } from '#domain/care/care-list.ts'
import { careListWith, careSamples, sampleCare, sampleCareList } from '#mocks/fixtures/care-samples.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const { ruiz, clinic, typed, metformin, lantus } = careSamples
const coded = careListWith(ruiz, clinic, metformin, lantus)

const meta = {
  title: 'Widgets/Care/Care line',
  id: 'care-care-line',
  component: CareLine,
  args: {
    care: sampleCare(coded, [
      [ruiz, 'covered'],
      [clinic, 'covered'],
      [metformin, 'covered'],
      [lantus, 'notCovered'],
    ]),
  },
} satisfies Meta<typeof CareLine>
export default meta
type Story = StoryObj<typeof meta>

export const OfTheCompany: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const WithAGenericAndAGap: Story = {
  args: {
    care: sampleCare(coded, [
      [ruiz, 'covered'],
      [metformin, 'covered'],
      [lantus, 'genericCovered'],
    ]),
  },
}
export const WithoutADay: Story = { args: { care: sampleCare(careListWith(ruiz), [[ruiz, 'covered']], null) } }
export const NothingKnown: Story = { args: { care: sampleCare(coded, []) } }
export const TypedNames: Story = {
  args: { care: sampleCare(careListWith(typed), []) },
}
export const NotLoaded: Story = { args: { care: sampleCare(coded, 'failed') } }
export const NotOffered: Story = { args: { care: sampleCare(coded, 'notOffered') } }
export const CheckedByHand: Story = {
  args: { care: sampleCare({ ...sampleCareList, entries: [typed] }, []) },
}
export const CompanyAndHand: Story = {
  args: {
    care: sampleCare(sampleCareList, [
      [ruiz, 'covered'],
      [clinic, 'notCovered'],
      [metformin, 'covered'],
      [lantus, 'genericCovered'],
    ]),
  },
}
export const Narrow: Story = { ...CompanyAndHand, globals: { viewport: { value: 'narrow' } } }

// Proves P-77.
export const SaysWhoseWordsItIs: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('care', globals)
    const date = globals.locale === 'es' ? '2 de noviembre de 2025' : 'November 2, 2025'
    await expect(canvasElement).toHaveTextContent(
      `${t('line.doctors', { covered: 2, count: 2 })} · ${t('line.medicines', { covered: 1, count: 2 })} (${t('line.companyOn', { date })})`,
    )
  },
}

export const CountsNothingUnknownAsCovered: Story = {
  ...NothingKnown,
  async play({ canvasElement, globals }) {
    const t = playText('care', globals)
    await expect(canvasElement).toHaveTextContent(
      `${t('line.doctorsTotal', { count: 2 })}: ${t('line.silence.noData')} · ${t('line.medicinesTotal', { count: 2 })}: ${t('line.silence.noData')}`,
    )
  },
}

// Proves P-78.
export const SaysWhyNothingIsKnown: Story = {
  ...NotOffered,
  async play({ canvasElement, globals }) {
    const t = playText('care', globals)
    await expect(canvasElement).toHaveTextContent(
      `${t('line.doctorsTotal', { count: 2 })}: ${t('line.silence.notOffered')}`,
    )
  },
}

export const IsNothingWithoutAList: Story = {
  args: { care: sampleCare(emptyCareList, []) },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}

export const Gallery: Story = gallery(meta, {
  OfTheCompany,
  WithAGenericAndAGap,
  WithoutADay,
  NothingKnown,
  TypedNames,
  NotLoaded,
  NotOffered,
  CheckedByHand,
  CompanyAndHand,
})
