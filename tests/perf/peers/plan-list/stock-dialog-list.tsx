import * as Dialog from '@radix-ui/react-dialog'
import { useMemo, useState } from 'react'

import { CompareDialogGrid } from '#components/plans/compare-dialog/compare-dialog-grid.tsx'
import { PlanList } from '#components/plans/plan-list.tsx'
import { compareTable } from '#domain/plans/compare-table.ts'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'

import type { Given } from './given.ts'

/** No plan has care data. */
const noCare = () => null

const nothing = () => undefined

/** Ten cards and the site's comparison in the unmodified dialog package, with the scroll lock that the site omits. */
export function StockDialogList({ plans, ranking }: Given) {
  const [open, setOpen] = useState(false)
  const cards = useMemo(() => plans.slice(0, 10).map((plan) => toPlanCard(plan, ranking)), [plans, ranking])
  const table = useMemo(() => compareTable(cards.slice(0, 3)), [cards])
  return (
    <main className="mx-auto grid max-w-page gap-6 px-4 py-6">
      <PlanList
        plans={cards}
        compareIds={[]}
        yearView="healthy"
        reasons={null}
        care={noCare}
        onCompare={nothing}
        onChoose={nothing}
        onOpen={nothing}
      />
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <section>
          <Dialog.Trigger>Compare plans</Dialog.Trigger>
        </section>
        <Dialog.Portal>
          <Dialog.Overlay className="fixed inset-0 z-dialog bg-backdrop/60" />
          <Dialog.Content className="fixed inset-6 z-dialog overflow-y-auto bg-surface" aria-describedby={undefined}>
            <Dialog.Close aria-label="Close">×</Dialog.Close>
            <Dialog.Title className="text-xl font-bold">Compare plans</Dialog.Title>
            <label>
              <input type="checkbox" role="switch" /> Show only what differs
            </label>
            <button type="button">Print</button>
            <CompareDialogGrid
              table={table}
              rows={table.rows}
              planYear={2026}
              yearView="healthy"
              careRows={[]}
              others={{ plans: [], leftOut: 0 }}
              onAdd={nothing}
              onRemove={nothing}
              onSwap={nothing}
              onChoose={nothing}
            />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </main>
  )
}
