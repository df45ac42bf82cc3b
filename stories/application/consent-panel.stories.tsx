import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ConsentPanel, type ConsentPanelProps } from '#components/application/consent-panel/consent-panel.tsx'
import { compareDays } from '#domain/calendar/typed-day.ts'
import { stepIssues } from '#domain/application/application-steps.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { familyApplication, sampleCheck } from './sample-application.ts'

function Typed(props: ConsentPanelProps) {
  const [signature, setSignature] = useState(props.signature)
  return (
    <div className="grid max-w-prose gap-6">
      <ConsentPanel
        {...props}
        signature={signature}
        onSign={(signed) => {
          props.onSign(signed)
          setSignature(signed)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Widgets/Application/Consent panel (legal, agreement, consentimiento)',
  id: 'application-consent-panel',
  component: ConsentPanel,
  render: (args) => <Typed {...args} />,
  args: {
    consumerName: 'Marisol Quintero Peña',
    agentNames: ['Elena Duarte', 'Samuel Ortiz'],
    phone: '1-800-555-0142',
    email: 'help@puente.example',
    date: sampleCheck.today,
    edition: { version: '2025.3', effective: { year: 2025, month: 11, day: 1 } },
    signature: familyApplication.signature,
    onSign: fn(),
    issues: [],
    attempt: 0,
    onDownload: fn(),
    hasCopyFailed: false,
    isTranslated: false,
  },
} satisfies Meta<typeof ConsentPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Unsigned: Story = {}
export const Refused: Story = {
  args: { issues: stepIssues({ ...sampleCheck, application: familyApplication }, 'consent'), attempt: 1 },
}
const typedBy = (typedName: string, isIntended: boolean) => ({
  ...familyApplication.signature,
  method: 'typed' as const,
  typedName,
  isIntended,
})
const refusedWith = (signature: ConsentPanelProps['signature']) => ({
  signature,
  issues: stepIssues({ ...sampleCheck, application: { ...familyApplication, signature } }, 'consent'),
  attempt: 1,
})
export const TickIsMissing: Story = { args: refusedWith(typedBy('Marisol Quintero', false)) }
export const OnlyADot: Story = {
  args: refusedWith({
    ...familyApplication.signature,
    drawing: { width: 560, strokes: [[{ x: 200, y: 80, time: 0, pressure: 0.5 }]] },
  }),
}
export const SomebodyElsesName: Story = { args: refusedWith(typedBy('Rosa Delgado', false)) }
// Proves F-57.
export const Translated: Story = {
  args: { isTranslated: true },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    await expect(within(canvasElement).getByText(t('consentPanel.translated'))).toBeVisible()
    for (const name of within(canvasElement).getAllByText('Marisol Quintero Peña'))
      await expect(name).toHaveAttribute('translate', 'no')
  },
}
export const CopyFailed: Story = { args: { hasCopyFailed: true } }
export const SixtyLettersAt320: Story = {
  args: {
    consumerName: 'María de los Ángeles Fernández de Córdoba Quintero y Villalba',
    signature: typedBy('María de los Ángeles Fernández de Córdoba Quintero y Villalba', true),
  },
  globals: { viewport: { value: 'narrow' } },
}
export const LongSpanish: Story = { args: { ...Refused.args }, globals: { locale: 'es' } }
export const Narrow: Story = { args: { ...Refused.args }, globals: { viewport: { value: 'narrow' } } }

const consentParts = [
  'scope',
  'purpose',
  'duration',
  'withdraw',
  'electronic',
  'explanation',
  'review',
  'record',
] as const

// Proves F-52 and F-53.
export const HoldsTheWholeRecord: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const region = within(canvasElement).getByRole('region', { name: t('consentPanel.textHeading') })
    const text = within(region)
    for (const part of consentParts)
      await expect(text.getByRole('heading', { name: t(`consentPanel.${part}Heading`) })).toBeVisible()
    for (const said of [args.consumerName, ...args.agentNames, args.phone, args.email, '2025'])
      await expect(region).toHaveTextContent(said)
    // All of it is on the page.
    await expect(region.scrollHeight).toBeLessThanOrEqual(region.clientHeight)
    // Nobody signs an edition before its day.
    await expect(compareDays(args.edition.effective, args.date)).toBeLessThanOrEqual(0)
  },
}

// Proves F-53.
export const ScrollsInABoxOnRequest: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const region = canvas.getByRole('region', { name: t('consentPanel.textHeading') })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('consentPanel.showBox') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(region.clientHeight).toBeGreaterThanOrEqual(150)
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight)
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: t('consentPanel.showWhole') }))
    await expect(region.scrollHeight).toBeLessThanOrEqual(region.clientHeight)
  },
}

// Proves F-54.
export const OffersCopiesInBothLanguages: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    for (const language of ['en', 'es'] as const) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: t(`consentPanel.download.${language}`) }))
      await expect(args.onDownload).toHaveBeenLastCalledWith(language)
    }
  },
}

// Proves F-51 and F-55.
export const IsSignedByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    for (const number of canvas.getAllByRole('link', { name: args.phone })) {
      await userEvent.tab()
      await expect(number).toHaveFocus()
    }
    for (const language of ['en', 'es'] as const) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: t(`consentPanel.download.${language}`) })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: t('consentPanel.draw') })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    const name = canvas.getByRole('textbox', { name: t('consentPanel.typedName') })
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('Marisol Quintero Peña')
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: t('consentPanel.intent') })).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('img', { name: t('consentPanel.signed') })).toBeVisible()
    await expect(args.onSign).toHaveBeenLastCalledWith(
      expect.objectContaining({
        method: 'typed',
        dataUrl: expect.stringContaining('data:image/png;base64,') as string,
      }),
    )
  },
}

// Proves F-55.
export const AnotherNameIsAskedAbout: Story = {
  args: { signature: typedBy('Marisol Quintero', true) },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: t('consentPanel.typedName') })
    await userEvent.clear(name)
    await userEvent.type(name, 'Rosa Delgado')
    const words = { typed: 'Rosa Delgado', name: args.consumerName }
    await expect(canvas.queryByText(t('consentPanel.otherName', words))).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText(t('consentPanel.otherName', words))).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: t('consentPanel.intentOther', words) })).not.toBeChecked()
    await expect(args.onSign).toHaveBeenLastCalledWith(expect.objectContaining({ dataUrl: '', isIntended: false }))
  },
}

export const SummaryLeadsToTheTick: Story = {
  args: { ...TickIsMissing.args },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: t('issues.signature.intent') }))
    await expect(canvas.getByRole('checkbox', { name: t('consentPanel.intent') })).toHaveFocus()
  },
}

export const SummaryLeadsToTheSignature: Story = {
  args: { ...Refused.args },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: t('issues.signature.required') })
    // Only the signature is missing, so the summary stands beside it and not above the text of the consent.
    const group = canvas.getByRole('group', { name: t('consentPanel.signature') })
    await expect(group.getBoundingClientRect().top - link.getBoundingClientRect().bottom).toBeLessThan(150)
    await userEvent.click(link)
    await expect(canvas.getByRole('tab', { name: t('consentPanel.draw') })).toHaveFocus()
    await expect(canvas.getByRole('group', { name: t('consentPanel.signature') })).toHaveAccessibleDescription(
      new RegExp(t('issues.signature.required')),
    )
  },
}

export const Gallery: Story = gallery(meta, { Refused, TickIsMissing, OnlyADot, SomebodyElsesName, CopyFailed })
