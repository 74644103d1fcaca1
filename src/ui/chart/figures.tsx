import { useStore } from '@nanostores/react'
import { $text } from './chart.text.ts'
import type { ChartProps } from './props.ts'
import { written } from './written.ts'

interface FiguresProps extends Pick<ChartProps, 'label' | 'points' | 'series'> {
  unfinished: number | undefined
  show: (value: string) => string
  /** Seen by everybody; else by screen readers alone. */
  isShown: boolean
}

/** The figures of a chart as a table. */
export function Figures({ label, points, series, unfinished, show, isShown }: FiguresProps) {
  const text = useStore($text)
  const scrolls = isShown && { role: 'region', tabIndex: 0, 'aria-label': text.figuresOf(label) }
  return (
    <div className={isShown ? 'ui-chart-figures' : 'ui-sr'} {...scrolls}>
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
              <th scope="row">{at === unfinished ? text.soFar(point) : point}</th>
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
