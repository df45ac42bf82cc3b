import SignaturePad from 'signature_pad'
import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'

import { Button } from '#components/primitives/button.tsx'
import type { SignatureDrawing } from '#domain/application/application.ts'

import { drawingOn, padHeight, pen, showDrawing } from './signature-picture.ts'
import { type Sheet, useSharpCanvas } from './use-sharp-canvas.ts'

export interface SignatureFieldDrawProps {
  /** The strokes so far; null when there are none. */
  readonly drawing: SignatureDrawing | null
  /** A saved picture without strokes, shown until the user draws. */
  readonly picture: string
  /** Called with all strokes after each one, and with null when the pad is cleared. */
  readonly onDraw: (drawing: SignatureDrawing | null) => void
  /** The pad's name, which says whether it is signed. */
  readonly padLabel: string
  /** Label of the button that clears the pad. */
  readonly clearLabel: string
}

/** Shows a saved picture on the pad, as large as fits. */
function showPicture(picture: string, { context, width }: Sheet): () => void {
  const image = new Image()
  image.onload = () => {
    const scale = Math.min(width / image.width, padHeight / image.height)
    const [wide, high] = [image.width * scale, image.height * scale]
    context.drawImage(image, (width - wide) / 2, (padHeight - high) / 2, wide, high)
  }
  image.src = picture
  return () => {
    image.onload = null
  }
}

/** A pad for signing with a finger, pen or mouse. */
export function SignatureFieldDraw({ drawing, picture, onDraw, padLabel, clearLabel }: SignatureFieldDrawProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const forgetPicture = useRef<() => void>(undefined)

  const finish = useEffectEvent(() => {
    if (pad.current && canvas.current) onDraw(drawingOn(pad.current, canvas.current.clientWidth))
  })
  const begin = useEffectEvent(() => {
    if (drawing === null) canvas.current?.getContext('2d')?.clearRect(0, 0, canvas.current.width, canvas.current.height)
  })
  useLayoutEffect(() => {
    const created = canvas.current?.getContext('2d') ? new SignaturePad(canvas.current, pen) : undefined
    if (created === undefined) return
    const onBegin = () => {
      begin()
    }
    const onEnd = () => {
      finish()
    }
    pad.current = created
    created.addEventListener('beginStroke', onBegin)
    created.addEventListener('endStroke', onEnd)
    return () => {
      created.removeEventListener('beginStroke', onBegin)
      created.removeEventListener('endStroke', onEnd)
      created.off()
      pad.current = null
    }
  }, [])

  const paint = useCallback(
    (sheet: Sheet) => {
      forgetPicture.current?.()
      if (pad.current === null) return
      pad.current.penColor = sheet.ink
      pad.current.clear()
      if (drawing !== null) showDrawing(pad.current, drawing, sheet.width, sheet.ink)
      else if (picture !== '') forgetPicture.current = showPicture(picture, sheet)
    },
    [drawing, picture],
  )
  useSharpCanvas(canvas, paint)

  return (
    <div className="grid justify-items-start gap-2">
      <div className="relative w-full overflow-hidden rounded-md border-2 border-control bg-surface group-data-invalid/signature:border-danger">
        <div role="img" aria-label={padLabel}>
          <canvas ref={canvas} className="block h-canvas-signature w-full cursor-crosshair touch-none text-ink" />
        </div>
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-6 bottom-8 border-b border-dashed border-control"
        />
      </div>
      <Button
        tone="outline"
        size="sm"
        className="print:hidden"
        onClick={() => {
          onDraw(null)
        }}
      >
        {clearLabel}
      </Button>
    </div>
  )
}
