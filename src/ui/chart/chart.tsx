import { addStyles } from '#src/lib/styles.ts'
import css from './chart.css?inline'
import { heightOf, topOf } from './scale.ts'

addStyles(css)

export interface ChartSeries {
  key: string
  name: string
  /** One for each point, 0 or more. */
  values: readonly number[]
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

/**
 * A small chart. Who does not see it has the same figures as a table; a column under the pointer says its values. Drawn with boxes and one
 * line a series: no canvas, no library.
 */
export function Chart({ label, kind, points, series, show = String, height = 160 }: ChartProps) {
  const top = topOf(series.flatMap(({ values }) => values))
  return (
    <figure className="ui-chart" aria-label={label}>
      {series.length > 1 && <Names series={series} />}
      <div className="ui-chart-plot" aria-hidden="true" style={{ gridTemplateRows: `${height}px auto` }}>
        <ol className="ui-chart-scale">
          {[top, top / 2, 0].map((value) => (
            <li key={value}>{show(value)}</li>
          ))}
        </ol>
        <div className="ui-chart-ground">
          {kind === 'line' && <Lines series={series} top={top} />}
          {points.map((point, at) => (
            <div key={at} className="ui-chart-column">
              {kind === 'bars' &&
                series.map(({ key, values }, place) => (
                  <i key={key} data-series={place} style={{ height: `${heightOf(values[at] ?? 0, top)}%` }} />
                ))}
              <span className="ui-chart-values">
                <b>{point}</b>
                {series.map(({ key, name, values }) => (
                  <span key={key}>
                    {series.length > 1 && `${name} `}
                    {show(values[at] ?? 0)}
                  </span>
                ))}
              </span>
            </div>
          ))}
        </div>
        <ol className="ui-chart-points" data-crowded={isCrowded(points) || undefined}>
          {points.map((point, at) => (
            // many names have no room: those at even distances stay
            <li key={at} data-hidden={at % Math.ceil(points.length / 12) > 0 || undefined}>
              {point}
            </li>
          ))}
        </ol>
      </div>
      <Figures label={label} points={points} series={series} show={show} />
    </figure>
  )
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

function Lines({ series, top }: Pick<ChartProps, 'series'> & { top: number }) {
  const pathOf = ({ values }: ChartSeries) =>
    values.map((value, at) => `${at === 0 ? 'M' : 'L'}${((at + 0.5) / values.length) * 100} ${100 - heightOf(value, top)}`).join('')
  return (
    <svg className="ui-chart-lines" viewBox="0 0 100 100" preserveAspectRatio="none">
      {series.map((one, at) => (
        <path key={one.key} data-series={at} d={pathOf(one)} />
      ))}
    </svg>
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
                <td key={key}>{show(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
