import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '#components/primitives/button.tsx'
import { Dialog, type DialogProps } from '#components/primitives/dialog.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'

interface Words {
  open: string
  title: string
  close: string
  description: string
  adjust: string
  proceed: string
  print: string
  terms: string
  paragraph: string
  income: string
}
const text: Bilingual<Words> = {
  en: {
    open: 'Check my income',
    title: 'You may qualify for Medicaid',
    close: 'Close',
    description: 'Your income is below the minimum for the premium tax credit in Florida.',
    adjust: 'Adjust income',
    proceed: 'Continue without the tax credit',
    print: 'Print',
    terms: 'Terms of use',
    paragraph:
      'Prices are estimates. The Marketplace decides the final amount of your premium tax credit after it reviews your application, your household and the income you expect for the year of coverage.',
    income: 'Yearly income',
  },
  es: {
    open: 'Revisar mis ingresos',
    title: 'Es posible que califique para Medicaid',
    close: 'Cerrar',
    description: 'Sus ingresos están por debajo del mínimo para el crédito fiscal para la prima en Florida.',
    adjust: 'Cambiar mis ingresos',
    proceed: 'Continuar sin el crédito fiscal',
    print: 'Imprimir',
    terms: 'Términos de uso',
    paragraph:
      'Los precios son estimados. El Mercado decide la cantidad final de su crédito fiscal para la prima después de revisar su solicitud, su hogar y los ingresos que espera para el año de cobertura.',
    income: 'Ingresos anuales',
  },
}

type SampleProps = Pick<DialogProps, 'role'> & { startOpen?: boolean; returnToField?: boolean; hidesOpener?: boolean }

/** A short question with two answers, like the Medicaid dialog's. */
function Question({ role = 'dialog', startOpen = true, returnToField = false, hidesOpener = false }: SampleProps) {
  const sample = useSample(text)
  const [open, setOpen] = useState(startOpen)
  const adjust = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const close = () => {
    setOpen(false)
  }
  return (
    <main tabIndex={-1} className="grid justify-items-start gap-4">
      <label className="grid gap-1 font-semibold">
        {sample.income}
        <input
          ref={field}
          inputMode="numeric"
          className="h-control rounded-md border-2 border-control bg-surface px-3 font-normal"
          defaultValue="14,200"
        />
      </label>
      {!(hidesOpener && open) && (
        <Button
          onClick={() => {
            setOpen(true)
          }}
        >
          {sample.open}
        </Button>
      )}
      <Dialog
        open={open}
        onClose={close}
        role={role}
        title={sample.title}
        closeLabel={sample.close}
        description={sample.description}
        initialFocus={role === 'alertdialog' ? adjust : 'title'}
        {...(returnToField && { returnFocus: field })}
        footer={
          <>
            <Button tone="quiet" onClick={close}>
              {sample.proceed}
            </Button>
            <Button ref={adjust} onClick={close}>
              {sample.adjust}
            </Button>
          </>
        }
      >
        <p className="text-ink-muted">{sample.paragraph}</p>
      </Dialog>
    </main>
  )
}

function LongText({ size = 'md' }: Pick<DialogProps, 'size'>) {
  const sample = useSample(text)
  const [open, setOpen] = useState(true)
  return (
    <main>
      <Button
        onClick={() => {
          setOpen(true)
        }}
      >
        {sample.terms}
      </Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false)
        }}
        size={size}
        title={sample.terms}
        closeLabel={sample.close}
        headerActions={
          <Button tone="quiet" size="sm">
            <Printer aria-hidden strokeWidth={1.9} className="size-5" />
            {sample.print}
          </Button>
        }
      >
        <div className="grid gap-4">
          {Array.from({ length: 14 }, (_, index) => (
            <p key={index}>
              {index + 1}. {sample.paragraph}
            </p>
          ))}
        </div>
      </Dialog>
    </main>
  )
}

const meta = {
  title: 'Primitives/Dialog (modal, popup, window, diálogo)',
  id: 'primitives-dialog',
  component: Dialog,
  render: Question,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof Question>

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Decision: Story = { args: { role: 'alertdialog' } }
export const LongContent: StoryObj<typeof LongText> = {
  render: LongText,
  parameters: { chromatic: { disableSnapshot: false } },
}
export const Wide: StoryObj<typeof LongText> = {
  render: LongText,
  args: { size: 'wide' },
  parameters: { chromatic: { disableSnapshot: false } },
}

export const KeepsTheFocusInsideAndGivesItBack: Story = {
  args: { startOpen: false },
  async play({ globals }) {
    const sample = sampleFor(text, globals)
    const opener = screen.getByRole('button', { name: sample.open })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: sample.title })
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expect(dialog).toHaveAccessibleDescription(sample.description)
    await waitFor(() => expect(screen.getByRole('heading', { name: sample.title })).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: sample.proceed })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(dialog).getByRole('button', { name: sample.close })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(within(dialog).getByRole('button', { name: sample.adjust })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const LeavesTheFocusOnThePageWhereItsOpenerIsGone: Story = {
  args: { startOpen: false, hidesOpener: true },
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    await userEvent.click(within(canvasElement).getByRole('button', { name: sample.open }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus())
  },
}

export const AsksForADecision: Story = {
  args: { role: 'alertdialog', startOpen: false, returnToField: true },
  async play({ globals }) {
    const sample = sampleFor(text, globals)
    await userEvent.click(screen.getByRole('button', { name: sample.open }))
    const dialog = await screen.findByRole('alertdialog', { name: sample.title })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: sample.adjust })).toHaveFocus())
    await userEvent.click(dialog.parentElement ?? document.body)
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: sample.adjust }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: sample.income })).toHaveFocus())
  },
}
