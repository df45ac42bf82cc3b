import { type PointerEvent, useId, useRef } from 'react'

import type { CreditCurve, CreditMark, CreditPoint } from '#domain/subsidy/credit-curve.ts'
import { formatCentsShort, formatDollars, formatPercent } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { rowsOf, scaleTo, ticksOver, ticksTo, toStep } from './chart-scale.ts'
import { ChartFrame, Region, type Scales } from './credit-explorer-frame.tsx'
import { useDrawingSize } from './use-drawing-size.ts'

export interface CreditExplorerChartProps {
  /** The credit by income, to the end of the axis. */
  readonly curve: CreditCurve
  /** The end of the axis, in whole dollars a year. */
  readonly last: number
  /** Percent of the poverty level from which the law gives a credit in the state. */
  readonly thresholdPercent: number
  /** The chosen income with its credit. */
  readonly chosen: CreditPoint
  /** Called with the income that a finger or pointer chose, in whole hundreds of dollars. */
  readonly onChoose: (income: number) => void
}

/**
 * Lengths in CSS pixels at the usual text size: the edges, the title of the credits, the height of a row of
 * percentages, and the least distance of two percentages in a row.
 */
const usual = { height: 330, left: 56, right: 14, bottom: 46, title: 26, row: 17, labelApart: 42 }

/**
 * Returns the percentage of an income that has a line in the chart. The other incomes are only in the table, or have a
 * mark of their own.
 */
function percentOf({ id }: CreditMark, thresholdPercent: number): number | null {
  if (id === 'you' || id === 'step' || id === 'end' || id === 'above') return null
  return id === 'threshold' ? thresholdPercent : Number(id)
}

/** The tax credit over the income, as an area with real steps. It repeats the table; a pointer or finger chooses an income. */
export function CreditExplorerChart({ curve, last, thresholdPercent, chosen, onChoose }: CreditExplorerChartProps) {
  const { t, language } = useTranslation('income-explorer')
  const box = useRef<HTMLDivElement>(null)
  const { width, textScale } = useDrawingSize(box)
  const of = (pixels: number) => pixels * textScale
  const height = of(usual.height)
  const hatchId = useId()
  const [left, right] = [of(usual.left), width - of(usual.right)]
  const x = scaleTo(last, left, right)
  const lines = curve.marks.flatMap((mark) => {
    const percent = percentOf(mark, thresholdPercent)
    return percent === null ? [] : [{ percent, at: x(mark.annualIncome) }]
  })
  const rows = rowsOf(lines, 3, of(usual.labelApart))
  const top = of(usual.title + usual.row * (Math.max(0, ...rows.map((row) => row ?? 0)) + 1))
  const plot = { left, right, top, bottom: height - of(usual.bottom) }
  const creditTicks = ticksOver(curve.highestCreditCents / 100, 4)
  const scales: Scales = {
    x,
    y: scaleTo((creditTicks.at(-1) ?? 0) * 100, plot.bottom, plot.top),
  }
  const place = ({ annualIncome, creditCents }: CreditPoint) =>
    `${scales.x(annualIncome).toFixed(1)},${scales.y(creditCents).toFixed(1)}`
  const outline = curve.segments
    .flatMap(({ points }) => points)
    .map(place)
    .join('L')

  const you = curve.marks.find(({ id }) => id === 'you')
  const lastFall = curve.marks.find(({ id }) => id === 'end') ?? curve.limit

  const isAtEnd = ({ annualIncome }: CreditPoint) => plot.right - scales.x(annualIncome) < of(usual.labelApart)

  const choose = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left
    const share = (at - plot.left) / (plot.right - plot.left)
    onChoose(toStep(Math.min(1, Math.max(0, share)) * last))
  }
  return (
    <div ref={box} className="min-w-0">
      <svg
        role="img"
        aria-label={t('chart.summary', {
          lowest: formatDollars(curve.lowestIncome, language),
          highest: formatCentsShort(curve.highestCreditCents, language),
          limit: formatDollars(lastFall.annualIncome, language),
          atLimit: formatCentsShort(lastFall.creditCents, language),
        })}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block max-w-full cursor-crosshair touch-pan-y font-sans text-xs select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          choose(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) choose(event)
        }}
      >
        <pattern id={hatchId} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2={7} className="stroke-control stroke-2 forced-colors:stroke-current print:stroke-current" />
        </pattern>
        <ChartFrame
          plot={plot}
          scales={scales}
          incomes={ticksTo(last, Math.floor(width / of(90)))}
          credits={creditTicks}
          textScale={textScale}
        />
        <path
          d={`M${scales.x(0)},${plot.bottom}L${outline}L${scales.x(last)},${plot.bottom}Z`}
          className="fill-primary-soft forced-colors:fill-none print:fill-none"
        />
        <Region
          from={plot.left}
          to={scales.x(curve.lowestIncome)}
          plot={plot}
          fill={`url(#${hatchId})`}
          text={t('chart.below')}
          textScale={textScale}
        />
        <Region
          from={scales.x(curve.limit.annualIncome)}
          to={plot.right}
          plot={plot}
          text={t('chart.above')}
          textScale={textScale}
        />
        {lines.map(({ percent, at }, index) => {
          const row = rows[index] ?? null
          const label = of(usual.title + usual.row * (row ?? 0) + 6)
          return (
            <g key={percent}>
              <line
                x1={at}
                x2={at}
                y1={row === null ? top : label + 5}
                y2={plot.bottom}
                className="stroke-ink-muted forced-colors:stroke-current print:stroke-current"
                strokeDasharray="2 3"
              />
              {row !== null && (
                <text
                  x={at}
                  y={label}
                  textAnchor="middle"
                  className="fill-ink font-semibold forced-colors:fill-current"
                >
                  {formatPercent(percent, language)}
                </text>
              )}
            </g>
          )
        })}
        <path
          d={`M${outline}`}
          className="fill-none stroke-primary stroke-2 forced-colors:stroke-current print:stroke-current"
        />
        {you && you.annualIncome <= last && (
          <>
            <path
              d={`M${place(you)}m0,-8l8,8l-8,8l-8,-8Z`}
              className="fill-surface stroke-ink stroke-2 forced-colors:stroke-current print:stroke-current"
            />
            <text
              x={scales.x(you.annualIncome) + (isAtEnd(you) ? -10 : 10)}
              y={scales.y(you.creditCents) - 10}
              textAnchor={isAtEnd(you) ? 'end' : 'start'}
              className="fill-ink font-semibold forced-colors:fill-current"
            >
              {t('legend.you')}
            </text>
          </>
        )}
        {chosen.annualIncome <= last && (
          <g className="fill-primary stroke-primary forced-colors:fill-current forced-colors:stroke-current print:fill-current print:stroke-current">
            <line
              x1={scales.x(chosen.annualIncome)}
              x2={scales.x(chosen.annualIncome)}
              y1={plot.top}
              y2={plot.bottom}
            />
            <circle cx={scales.x(chosen.annualIncome)} cy={scales.y(chosen.creditCents)} r={5} />
          </g>
        )}
      </svg>
    </div>
  )
}
