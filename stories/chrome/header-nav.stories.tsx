import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'

import { HeaderNav, type HeaderNavProps } from '#components/chrome/header-nav/header-nav.tsx'
import { headerMenu } from '#domain/account/menus.ts'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { playText } from '#stories/support/play-text.ts'
import { byStateCarrier, oneLineCarrier, sampleCarrierNames } from '#stories/support/sample-carriers.ts'

const below: Bilingual<string> = { en: 'The page below', es: 'La página debajo' }

function WithPage(props: HeaderNavProps) {
  return (
    <div className="grid gap-24 pb-24">
      <HeaderNav {...props} />
      <a href="#below" className="mt-24 justify-self-end text-primary underline">
        {useSample(below)}
      </a>
    </div>
  )
}

const meta = {
  title: 'Widgets/Chrome/Header nav (menu, menú)',
  id: 'chrome-header-nav',
  component: HeaderNav,
  render: WithPage,
  args: { entries: headerMenu('visitor', '/', sampleCarrierNames).entries, path: '/' },
  // A narrow screen shows the menu button instead.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof HeaderNav>
export default meta
type Story = StoryObj<typeof meta>

const member = {
  args: { entries: headerMenu('member', '/portal/status', sampleCarrierNames).entries, path: '/portal/documents' },
}

const groupsOf = (canvasElement: HTMLElement, globals: Record<string, unknown>) => {
  const t = playText('menus', globals)
  return (id: 'carriers' | 'myPlan' | 'myDocuments') =>
    within(canvasElement).getByRole('button', { name: t(`headerNav.groups.${id}`) })
}

export const Visitor: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Member: Story = { ...member, parameters: { chromatic: { disableSnapshot: false } } }
export const Incomplete: Story = {
  args: { entries: headerMenu('incomplete', '/portal/status', sampleCarrierNames).entries },
}

export const OpensByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const carrierList = groupsOf(canvasElement, globals)('carriers')
    carrierList.focus()
    await userEvent.keyboard('{Enter}')
    await expect(carrierList).toHaveAttribute('aria-expanded', 'true')
    await expect(document.getElementById(carrierList.getAttribute('aria-controls') ?? '')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: oneLineCarrier.name })).toHaveFocus()
    await expect(canvas.getAllByRole('link', { name: /./ })).toHaveLength(12)
    await userEvent.keyboard('{Escape}')
    await expect(carrierList).toHaveFocus()
    await expect(carrierList).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await expect(carrierList).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(' ')
    await expect(carrierList).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ClosesWhenTheFocusLeaves: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('menus', globals)
    const carrierList = groupsOf(canvasElement, globals)('carriers')
    carrierList.focus()
    await userEvent.keyboard('{Enter}')
    for (let stop = 0; stop < 7; stop += 1) await userEvent.tab()
    await expect(carrierList).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: t('links.benefits') })).toHaveFocus()
    await waitFor(() => expect(carrierList).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** Moves the mouse like a real one: both events name the source and the target, which `userEvent.hover` omits. */
async function moveMouse(from: Element, to: Element) {
  await fireEvent.pointerOut(from, { relatedTarget: to, pointerType: 'mouse' })
  await fireEvent.pointerOver(to, { relatedTarget: from, pointerType: 'mouse' })
}

export const OpensByHoverAndStaysByPress: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const carrierList = groupsOf(canvasElement, globals)('carriers')
    const elsewhere = canvas.getByRole('link', { name: below[globals['locale'] === 'es' ? 'es' : 'en'] })
    const shows = (expanded: string) => waitFor(() => expect(carrierList).toHaveAttribute('aria-expanded', expanded))
    await moveMouse(elsewhere, carrierList)
    await shows('true')
    const last = canvas.getByRole('link', { name: byStateCarrier.name })
    await moveMouse(carrierList, last)
    await shows('true')
    await moveMouse(last, elsewhere)
    await shows('false')
    await moveMouse(elsewhere, carrierList)
    await shows('true')
    await userEvent.keyboard('{Escape}')
    await shows('false')
    await moveMouse(carrierList, elsewhere)
    await userEvent.click(carrierList)
    await moveMouse(carrierList, elsewhere)
    await shows('true')
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvasElement })
    await shows('false')
  },
}

// Proves A-72.
export const OneListAtATime: Story = {
  ...member,
  play: async ({ canvasElement, globals }) => {
    const t = playText('menus', globals)
    const group = groupsOf(canvasElement, globals)
    await userEvent.click(group('myPlan'))
    await expect(group('myPlan')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(group('myDocuments'))
    await expect(group('myPlan')).toHaveAttribute('aria-expanded', 'false')
    await expect(group('myDocuments')).toHaveAttribute('aria-expanded', 'true')
    await expect(within(canvasElement).getByRole('link', { name: t('links.documents') })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const FollowingALinkCloses: Story = {
  play: async ({ canvasElement, globals }) => {
    const carrierList = groupsOf(canvasElement, globals)('carriers')
    // The story has no pages to navigate to.
    const stay = (event: Event) => {
      event.preventDefault()
    }
    canvasElement.addEventListener('click', stay)
    carrierList.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: oneLineCarrier.name })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(carrierList).toHaveAttribute('aria-expanded', 'false')
    await expect(carrierList).toHaveFocus()
    canvasElement.removeEventListener('click', stay)
  },
}
