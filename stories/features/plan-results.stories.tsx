import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { fn } from 'storybook/test'

import { createQueryClient } from '#api/queries.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { fixedClock } from '#lib/clock.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { quoteHandlers } from '#mocks/handlers/quote.ts'
import { QuoteSessionProvider } from '#state/quote-session.tsx'

interface SampleProps {
  readonly session: QuoteSession
  readonly today: string
  readonly onPrint: () => void
}

function Sample({ session, today, onPrint }: SampleProps) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <QuoteSessionProvider initial={session}>
        <PlanResults clock={fixedClock(today)} onPrint={onPrint} />
      </QuoteSessionProvider>
    </QueryClientProvider>
  )
}

const meta = {
  component: Sample,
  args: { session: atResults(), today: '2026-01-12T15:00:00Z', onPrint: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach({ msw }) {
    msw.use(...quoteHandlers())
  },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const LowIncome: Story = {}
