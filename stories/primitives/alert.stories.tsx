import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { Alert, type AlertProps } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

type Words = Record<AlertProps['tone'], { title: string; body: string }>
const text: Bilingual<Words & { date: string; close: string; retry: string; search: string }> = {
  en: {
    info: { title: 'Your county has its own prices', body: 'Plans and prices change from county to county.' },
    success: { title: 'Your email is confirmed', body: 'You can now complete your application.' },
    warning: {
      title: 'Your draft is not being kept',
      body: 'This browser refuses to store it. Finish in one sitting.',
    },
    danger: {
      title: 'We could not search for plans',
      body: 'Nothing you entered was lost. Check your connection and try again.',
    },
    date: 'Choose by January 15 and your coverage can start February 1.',
    close: 'Close this message',
    retry: 'Try again',
    search: 'See my plans',
  },
  es: {
    info: {
      title: 'Su condado tiene sus propios precios',
      body: 'Los planes y los precios cambian de un condado a otro.',
    },
    success: { title: 'Su correo electrónico está confirmado', body: 'Ya puede completar su solicitud.' },
    warning: {
      title: 'Su borrador no se está guardando',
      body: 'Este navegador no permite guardarlo. Termine en una sola sesión.',
    },
    danger: {
      title: 'No pudimos buscar planes',
      body: 'No se perdió nada de lo que escribió. Revise su conexión e inténtelo de nuevo.',
    },
    date: 'Elija antes del 15 de enero y su cobertura puede comenzar el 1 de febrero.',
    close: 'Cerrar este mensaje',
    retry: 'Intentar de nuevo',
    search: 'Ver mis planes',
  },
}

function Sample({ tone = 'info', onClose }: { tone?: AlertProps['tone']; onClose?: (() => void) | undefined }) {
  const sample = useSample(text)
  const closing = onClose && { onClose, closeLabel: sample.close }
  return (
    <Alert tone={tone} title={sample[tone].title} {...closing}>
      {sample[tone].body}
    </Alert>
  )
}

function Banner() {
  return (
    <Alert tone="warning" icon={CalendarDays}>
      {useSample(text).date}
    </Alert>
  )
}

function Retry() {
  const sample = useSample(text)
  return (
    <Alert
      tone="danger"
      title={sample.danger.title}
      headingLevel={2}
      actions={<Button size="sm">{sample.retry}</Button>}
    >
      {sample.danger.body}
    </Alert>
  )
}

function Failing() {
  const sample = useSample(text)
  const [failed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="grid justify-items-start gap-4">
      {failed && (
        <Alert
          tone="danger"
          live="alert"
          title={sample.danger.title}
          headingLevel={2}
          headingRef={heading}
          closeLabel={sample.close}
          onClose={() => {
            setFailed(false)
          }}
        >
          {sample.danger.body}
        </Alert>
      )}
      <Button
        onClick={() => {
          setFailed(true)
          requestAnimationFrame(() => heading.current?.focus())
        }}
      >
        {sample.search}
      </Button>
    </div>
  )
}

const meta = {
  title: 'Primitives/Alert (message, banner, error, aviso)',
  id: 'primitives-alert',
  component: Alert,
  render: Sample,
} satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof Sample>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success' } }
export const Warning: Story = { args: { tone: 'warning' } }
export const Danger: Story = { args: { tone: 'danger' } }
export const Closable: Story = { args: { tone: 'success', onClose: fn() } }
export const WithoutTitle: Story = { render: Banner }
export const WithActions: Story = { render: Retry }

export const InterruptsAndCloses: Story = {
  render: Failing,
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const alert = await canvas.findByRole('alert')
    const heading = within(alert).getByRole('heading', { name: sample.danger.title })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.tab()
    await expect(within(alert).getByRole('button', { name: sample.close })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** A service's message without a blank, as long as any that is shown. */
export const LongUnbroken: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => <Alert tone="danger" title={'x'.repeat(300)} children={'y'.repeat(1000)} />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Gallery: Story = gallery(
  { component: Sample },
  { Info, Success, Warning, Danger, Closable, WithoutTitle, WithActions },
)
