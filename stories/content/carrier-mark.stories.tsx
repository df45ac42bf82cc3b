import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { CarrierMark, type CarrierMarkProps } from '#components/content/carrier-mark.tsx'
import { pictures } from '#components/media/pictures.ts'
import { gallery } from '#stories/support/gallery.tsx'

function Sample(props: CarrierMarkProps) {
  return (
    <div className="bg-hero p-6">
      <h1 className="text-3xl font-bold text-on-hero">
        <CarrierMark {...props} />
      </h1>
    </div>
  )
}

const meta = {
  title: 'Widgets/Content/Carrier mark',
  id: 'content-carrier-mark',
  component: Sample,
  parameters: { describes: CarrierMark },
  args: { name: 'Bay Health' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Name: Story = {}
export const Logo: Story = { args: { logo: pictures.town } }
export const LogoAndColor: Story = { args: { logo: pictures.town, color: '#b4540a' } }

export const IsCalledByItsName: Story = {
  ...LogoAndColor,
  async play({ args, canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { name: args.name })).toBeVisible()
    await expect(within(canvasElement).getByRole('img', { name: args.name })).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Name, Logo, LogoAndColor })
