import { useState, type KeyboardEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import css from './chart.css?inline'
import { Lines } from './lines.tsx'
import { isNumber, percentOf, scaleOf, type ChartValue, type Scale } from './scale.ts'

addStyles(css)
const bubble = lazyPart(async () => (await import('./bubble.tsx')).Bubble)

export interface ChartSeries {
  key: string
  name: string
  /** One for each point; null, and what is no number, is missing: a gap, and "–" in the table. */
  values: readonly ChartValue[]
}

export interface ChartProps {
  /** What is shown; the chart's name for screen readers and the head of its table's first column. */
  label: string
  kind: 'bars' | 'line'
  /** Names along the ground: days, categories. */
  points: readonly string[]
  /** At most four: colours that everybody can tell apart. */
  series: readonly ChartSeries[]
  /** How a value is written; as a number by default. */
  show?: (value: number) => string
  /** px of the drawing without the names below it. */
  height?: number
}

/** How a value is written; one that is missing is none. */
const written = (value: ChartValue, show: (value: number) => string) => (isNumber(value) ? show(value) : '–')

/**
 * A small chart; what is below nought hangs below its line. Who does not see it has the same figures as a table; a column under the
 * pointer says its values, and so does the one that the arrow keys lead to. Drawn with boxes and one line a series: no canvas, no library.
 */
export function Chart({ label, kind, points, series, show = String, height = 160 }: ChartProps) {
  const scale = scaleOf(series.flatMap(({ values }) => values))
  const { at, ground, setGround, choose, press } = useColumn(points.length)
  const Values = useLazyPart(bubble, at !== undefined)
  const column = at === undefined ? undefined : ground?.querySelectorAll('.ui-chart-column')[at]
  return (
    <figure className="ui-chart" aria-label={label} tabIndex={0} onKeyDown={press} onBlur={() => choose(undefined)}>
      {series.length > 1 && <Names series={series} />}
      <div className="ui-chart-plot" aria-hidden="true" style={{ gridTemplateRows: `${height}px auto` }}>
        <ol className="ui-chart-scale">
          {scale.ticks.map((value) => (
            <li key={value}>{show(value)}</li>
          ))}
        </ol>
        <div
          ref={setGround}
          className="ui-chart-ground"
          style={{ backgroundSize: `100% ${100 / (scale.ticks.length - 1)}%` }}
          onPointerLeave={() => choose(undefined)}
        >
          <i className="ui-chart-zero" style={{ insetBlockEnd: `${percentOf(0, scale)}%` }} />
          {kind === 'line' && <Lines series={series} count={points.length} scale={scale} />}
          {points.map((_, index) => (
            <div key={index} className="ui-chart-column" data-at={index === at || undefined} onPointerEnter={() => choose(index)}>
              {kind === 'bars' &&
                series.map(({ key, values }, which) => <Bar key={key} series={which} value={values[index]} scale={scale} />)}
            </div>
          ))}
        </div>
        <ol className="ui-chart-points" data-crowded={isCrowded(points) || undefined}>
          {points.map((point, index) => (
            // many names have no room: those at even distances stay
            <li key={index} data-hidden={index % Math.ceil(points.length / 12) > 0 || undefined}>
              {point}
            </li>
          ))}
        </ol>
      </div>
      {Values && column && (
        <Values anchor={column}>
          <b>{points[at!]}</b>
          {series.map(({ key, name, values }) => (
            <span key={key}>
              {series.length > 1 && `${name} `}
              {written(values[at!], show)}
            </span>
          ))}
        </Values>
      )}
      <Figures label={label} points={points} series={series} show={show} />
    </figure>
  )
}

// the column whose values are told
function useColumn(count: number) {
  const [at, setAt] = useState<number>()
  const [ground, setGround] = useState<HTMLElement | null>(null)
  const active = at !== undefined && at < count ? at : undefined
  const press = (event: KeyboardEvent) => {
    const next = { ArrowLeft: (active ?? count) - 1, ArrowRight: (active ?? -1) + 1, Home: 0, End: count - 1 }[event.key]
    if (event.key === 'Escape' && active !== undefined) {
      event.stopPropagation()
      setAt(undefined)
    } else if (next !== undefined && count > 0) {
      event.preventDefault()
      setAt(Math.min(count - 1, Math.max(0, next)))
    }
  }
  return { at: active, ground, setGround, choose: setAt, press }
}

function Bar({ series, value, scale }: { series: number; value: ChartValue; scale: Scale }) {
  if (!isNumber(value)) return <i data-series={series} data-missing />
  const [zero, end] = [percentOf(0, scale), percentOf(value, scale)]
  const style = { height: `${Math.abs(end - zero)}%`, insetBlockEnd: `${Math.min(zero, end)}%` }
  return <i data-series={series} data-below={value < 0 || undefined} style={style} />
}

/** Where columns are narrow, such names stand upright: a letter of a Chinese word may begin a line, one of another may not. */
const isCrowded = (points: readonly string[]) =>
  points.length > 5 && points.some((point) => /[\p{L}\p{N}]{5}/u.test(point.replace(/\p{Script=Han}/gu, ' ')))

function Names({ series }: Pick<ChartProps, 'series'>) {
  return (
    <ul className="ui-chart-names" aria-hidden="true">
      {series.map(({ key, name }, at) => (
        <li key={key} data-series={at}>
          {name}
        </li>
      ))}
    </ul>
  )
}

function Figures({ label, points, series, show = String }: Pick<ChartProps, 'label' | 'points' | 'series' | 'show'>) {
  return (
    <div className="ui-sr">
      <table>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={at}>
              <th scope="row">{point}</th>
              {series.map(({ key, values }) => (
                <td key={key}>{written(values[at], show)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
