import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { VideoDialog, type VideoDialogProps } from '#components/media/video-dialog.tsx'
import { VideoThumbnail } from '#components/media/video-thumbnail.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { playText } from '#stories/support/play-text.ts'

const text: Bilingual<{ title: string; long: string }> = {
  en: { title: 'How to read your bill', long: 'How to read the bill that comes after a stay in the hospital' },
  es: {
    title: 'Cómo leer su factura',
    long: 'Cómo leer la factura que llega después de una hospitalización, paso a paso y con ejemplos',
  },
}

/** An empty frame, because stories request nothing from the video host. */
const frameUrl = 'about:blank'

function Opened({ onClose, isLong = false }: Pick<VideoDialogProps, 'onClose'> & { readonly isLong?: boolean }) {
  const sample = useSample(text)
  const [isOpen, setIsOpen] = useState(false)
  const title = isLong ? sample.long : sample.title
  return (
    <div className="max-w-dialog">
      <VideoThumbnail
        title={title}
        onPlay={() => {
          setIsOpen(true)
        }}
      />
      <VideoDialog
        video={isOpen ? { title, frameUrl } : undefined}
        onClose={() => {
          setIsOpen(false)
          onClose()
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Widgets/Media/Video dialog (player, film, captions, modal, video)',
  id: 'media-video-dialog',
  component: Opened,
  args: { onClose: fn() },
  parameters: { describes: VideoDialog },
} satisfies Meta<typeof Opened>
export default meta
type Story = StoryObj<typeof meta>

function parts(canvasElement: HTMLElement, globals: Record<string, unknown>, title = sampleFor(text, globals).title) {
  const t = playText('video', globals)
  return {
    poster: () =>
      within(canvasElement).getByRole('button', { name: t('videoThumbnail.play', { title }), hidden: true }),
    player: () => screen.findByRole('dialog', { name: title }),
    close: () => screen.getByRole('button', { name: playText('common', globals)('dialog.close') }),
    isClosed: () => waitFor(() => expect(document.querySelector('iframe')).toBeNull()),
  }
}

export const Playing: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement, globals }) => {
    const { poster, player } = parts(canvasElement, globals)
    await userEvent.click(poster())
    await waitFor(async () => expect(await player()).toBeVisible())
    // The frame has a video's aspect ratio, not the 150 pixels of a frame without a size.
    const { width, height } = screen.getByTitle(sampleFor(text, globals).title).getBoundingClientRect()
    await expect(width / height).toBeCloseTo(16 / 9, 1)
  },
}

export const LongTitleOnAPhone: Story = {
  args: { isLong: true },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement, globals }) => {
    const { long } = sampleFor(text, globals)
    const { poster, player } = parts(canvasElement, globals, long)
    await userEvent.click(poster())
    await waitFor(async () => expect(within(await player()).getByRole('heading', { name: long })).toBeVisible())
  },
}

// Proves C-40.
export const OpensAndClosesByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const { poster, player, close, isClosed } = parts(canvasElement, globals)
    await expect(document.querySelector('iframe')).toBeNull()
    for (const [open, shut] of [
      ['{Enter}', '{Escape}'],
      [' ', '{Enter}'],
    ] as const) {
      if (document.activeElement !== poster()) await userEvent.tab()
      await expect(poster()).toHaveFocus()
      await userEvent.keyboard(open)
      await waitFor(async () => expect(await player()).toBeVisible())
      await expect(document.querySelector('iframe')).toHaveAttribute('src', frameUrl)
      await waitFor(() => expect(close()).toHaveFocus())
      await userEvent.keyboard(shut)
      await isClosed()
      await waitFor(() => expect(poster()).toHaveFocus())
    }
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

// Proves C-40.
export const ClosesByAPressOutside: Story = {
  play: async ({ canvasElement, globals }) => {
    const { poster, player, isClosed } = parts(canvasElement, globals)
    await userEvent.click(poster())
    const backdrop = (await player()).parentElement
    if (backdrop) await userEvent.click(backdrop)
    await isClosed()
    await waitFor(() => expect(poster()).toHaveFocus())
  },
}

export const PutsTheCloseButtonBeforeTheFrame: Story = {
  play: async ({ canvasElement, globals }) => {
    const { poster, player, close } = parts(canvasElement, globals)
    await userEvent.click(poster())
    await player()
    const frame = screen.getByTitle(sampleFor(text, globals).title)
    await expect(close().compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}
