import { formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { Scale } from './chart-scale.ts'

/** The edges of the drawn area, in CSS pixels. */
interface Plot {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The scales of the chart: whole dollars a year from the left, cents a month from the bottom. */
export interface Scales {
  readonly x: Scale
  readonly y: Scale
}

interface FrameProps {
  /** The edges of the drawn area. */
  readonly plot: Plot
  /** The positions of incomes and credits. */
  readonly scales: Scales
  /** The named incomes, in whole dollars a year. */
  readonly incomes: readonly number[]
  /** The named credits, in whole dollars a month. */
  readonly credits: readonly number[]
  /** How much larger than usual the text is. */
  readonly textScale: number
}

/** Half the width of an amount below the axis. */
const labelRoom = 20

/** The axes of the chart with their amounts and titles. */
export function ChartFrame({ plot, scales, incomes, credits, textScale }: FrameProps) {
  const { t, language } = useTranslation('income-explorer')
  const of = (pixels: number) => pixels * textScale
  return (
    <>
      {credits.map((credit) => (
        <g key={credit}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={scales.y(credit * 100)}
            y2={scales.y(credit * 100)}
            className="stroke-border"
          />
          <text
            x={plot.left - 6}
            y={scales.y(credit * 100) + of(4)}
            textAnchor="end"
            className="fill-ink-muted forced-colors:fill-current"
          >
            {formatDollars(credit, language)}
          </text>
        </g>
      ))}
      {incomes.map((income) => (
        <g key={income}>
          <line
            x1={scales.x(income)}
            x2={scales.x(income)}
            y1={plot.bottom}
            y2={plot.bottom + 5}
            className="stroke-border"
          />
          <text
            x={scales.x(income)}
            y={plot.bottom + of(19)}
            textAnchor={plot.right - scales.x(income) < of(labelRoom) ? 'end' : 'middle'}
            className="fill-ink-muted forced-colors:fill-current"
          >
            {formatDollars(income, language)}
          </text>
        </g>
      ))}
      <text x={0} y={of(12)} className="fill-ink-muted forced-colors:fill-current">
        {t('chart.credit')}
      </text>
      <text
        x={plot.right}
        y={plot.bottom + of(39)}
        textAnchor="end"
        className="fill-ink-muted forced-colors:fill-current"
      >
        {t('chart.income')}
      </text>
    </>
  )
}

interface RegionProps {
  /** The left edge. */
  readonly from: number
  /** The right edge. */
  readonly to: number
  /** The edges of the drawn area. */
  readonly plot: Plot
  /** The upright words in it, if there is room. */
  readonly text: string
  /** The pattern of a shaded part. */
  readonly fill?: string
  /** How much larger than usual the text is. */
  readonly textScale: number
}

/** Least width of a part for upright words in it, and the room that they take of a pattern. */
const leastForText = 24
const textRoom = 18

/** A part of the chart without a credit, named in words. Its pattern leaves room for them, so they are read in any colours. */
export function Region({ from, to, plot, text, fill, textScale }: RegionProps) {
  const room = textRoom * textScale
  const middle = (from + to) / 2
  const hasText = to - from >= leastForText * textScale
  const filled = hasText
    ? [
        { start: from, end: middle - room / 2 },
        { start: middle + room / 2, end: to },
      ]
    : [{ start: from, end: to }]
  return (
    <g>
      {fill !== undefined &&
        filled.map(({ start, end }) => (
          <rect
            key={start}
            x={start}
            y={plot.top}
            width={Math.max(0, end - start)}
            height={plot.bottom - plot.top}
            fill={fill}
          />
        ))}
      {hasText && (
        <text
          transform={`translate(${middle + 4 * textScale} ${(plot.top + plot.bottom) / 2}) rotate(-90)`}
          textAnchor="middle"
          className="fill-ink font-semibold forced-colors:fill-current"
        >
          {text}
        </text>
      )}
    </g>
  )
}
