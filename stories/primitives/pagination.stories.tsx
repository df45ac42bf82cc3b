import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

import { Pagination, type PaginationProps } from '#components/primitives/pagination.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<Pick<PaginationProps, 'label' | 'previousLabel' | 'nextLabel' | 'pageLabel'>> = {
  en: { label: 'Pages of plans', previousLabel: 'Previous', nextLabel: 'Next', pageLabel: (page) => `Page ${page}` },
  es: {
    label: 'Páginas de planes',
    previousLabel: 'Anterior',
    nextLabel: 'Siguiente',
    pageLabel: (page) => `Página ${page}`,
  },
}

interface SampleProps {
  initialPage?: number
  pageCount?: number
  name?: string
}

function Sample({ initialPage = 1, pageCount = 6, name = '' }: SampleProps) {
  const sample = useSample(text)
  const [page, setPage] = useState(initialPage)
  return (
    <Pagination
      {...sample}
      label={`${sample.label} ${name}`.trim()}
      page={page}
      pageCount={pageCount}
      onPage={setPage}
    />
  )
}

const meta = {
  title: 'Primitives/Pagination (pager, pages, paginación)',
  id: 'primitives-pagination',
  component: Pagination,
  render: Sample,
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof Sample>

export const FirstPage: Story = { args: { name: 'A' } }
export const TwoPages: Story = { args: { name: 'B', pageCount: 2, initialPage: 2 } }
export const Middle: Story = { args: { name: 'C', pageCount: 12, initialPage: 6 } }
export const LastPage: Story = { args: { name: 'D', pageCount: 12, initialPage: 12 } }
export const FourthPage: Story = { args: { name: 'E', pageCount: 12, initialPage: 4 } }

export const TurnsByKeyboard: Story = {
  args: { pageCount: 3 },
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    const page = (n: number) => canvas.getByRole('button', { name: sample.pageLabel(n) })
    const previous = canvas.getByRole('button', { name: sample.previousLabel })
    await expect(page(1)).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(previous).toHaveFocus()
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(page(1)).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(page(2)).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: sample.nextLabel }))
    await expect(page(3)).toHaveAttribute('aria-current', 'page')
  },
}

export const Gallery: Story = gallery({ component: Sample }, { FirstPage, TwoPages, Middle, LastPage, FourthPage })
