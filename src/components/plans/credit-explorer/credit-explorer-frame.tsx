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
  /** Where an income and a credit stand. */
  readonly scales: Scales
  /** The named incomes, in whole dollars a year. */
  readonly incomes: readonly number[]
  /** The named credits, in whole dollars a month. */
  readonly credits: readonly number[]
}

const lineLook = 'stroke-border forced-colors:stroke-current print:stroke-current'

/** The axes of the chart with their amounts and titles. */
export function ChartFrame({ plot, scales, incomes, credits }: FrameProps) {
  const { t, language } = useTranslation('income-explorer')
  return (
    <>
      {credits.map((credit) => (
        <g key={credit}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={scales.y(credit * 100)}
            y2={scales.y(credit * 100)}
            className={lineLook}
          />
          <text x={plot.left - 6} y={scales.y(credit * 100) + 4} textAnchor="end" className="fill-ink-muted">
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
            className={lineLook}
          />
          <text x={scales.x(income)} y={plot.bottom + 19} textAnchor="middle" className="fill-ink-muted">
            {formatDollars(income, language)}
          </text>
        </g>
      ))}
      <text x={0} y={12} className="fill-ink-muted">
        {t('chart.credit')}
      </text>
      <text x={plot.right} y={plot.bottom + 39} textAnchor="end" className="fill-ink-muted">
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
  /** The words that stand upright in it, if there is room. */
  readonly text: string
  /** The pattern of a shaded part. */
  readonly fill?: string
}

/** Least width of a part for upright words in it. */
const leastForText = 22

/** A part of the chart without a credit, named in words. */
export function Region({ from, to, plot, text, fill }: RegionProps) {
  const middle = (from + to) / 2
  return (
    <g>
      {fill !== undefined && (
        <rect x={from} y={plot.top} width={Math.max(0, to - from)} height={plot.bottom - plot.top} fill={fill} />
      )}
      {to - from >= leastForText && (
        <text
          transform={`translate(${middle + 4} ${plot.bottom - 8}) rotate(-90)`}
          className="fill-ink stroke-surface stroke-2 font-semibold forced-colors:stroke-none"
          paintOrder="stroke"
          strokeWidth={6}
        >
          {text}
        </text>
      )}
    </g>
  )
}
