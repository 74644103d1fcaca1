import { useStore } from '@nanostores/react'
import { Table2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { useNear } from '../use-near.ts'
import css from './chart.css?inline'
import { $text } from './chart.text.ts'
import type { DrawingProps } from './drawing.tsx'
import { Figures } from './figures.tsx'
import { Legend } from './legend.tsx'
import type { ChartProps } from './props.ts'
import { scaleOf } from './scale.ts'
import { type Drawn, slicesOf } from './shapes.ts'

addStyles(css)
const drawing = lazyPart<DrawingProps>(async () => (await import('./drawing.tsx')).Drawing)

const asIs = (value: string) => value
const none: ReadonlySet<number> = new Set()

/**
 * A chart; what is below nought hangs below its line. Its figures are a table as well, which screen readers find and everybody can open;
 * a column under the pointer says its values, and so does the one that the arrow keys lead to. What draws it comes when it is in sight.
 */
export function Chart({ label, kind, points, series, unfinished, show = asIs, height = 200 }: ChartProps) {
  const text = useStore($text)
  const figure = useRef<HTMLElement>(null)
  const Drawing = useLazyPart(drawing, useNear(figure))
  const [hidden, setHidden] = useState(none)
  const [isTable, setTable] = useState(false)
  const what = drawnOf({ kind, points, series, unfinished, show }, hidden)
  const { at, choose, press } = usePoint(points.length)
  const names = kind === 'pie' ? partsOf(points, what) : series
  return (
    <figure
      ref={figure}
      className="ui-chart"
      aria-label={label}
      tabIndex={0}
      onKeyDown={press}
      onBlur={({ currentTarget, target }) => target === currentTarget && choose(undefined)}
    >
      <div className="ui-chart-head">
        {names.length > 1 && <Legend names={names} hidden={hidden} onToggle={(key) => setHidden(toggled(hidden, key))} />}
        <IconButton
          size="compact"
          label={isTable ? text.hideFigures : text.showFigures}
          icon={<Table2 />}
          aria-expanded={isTable}
          onClick={() => setTable(!isTable)}
        />
      </div>
      <div className="ui-chart-plot" aria-hidden="true" style={{ height }}>
        {Drawing && <Drawing what={what} at={at} onPoint={choose} />}
      </div>
      <Figures label={label} points={points} unfinished={unfinished} series={series} show={show} isShown={isTable} />
    </figure>
  )
}

type Given = Required<Pick<ChartProps, 'kind' | 'points' | 'series' | 'show'>> & { unfinished: number | undefined }

function drawnOf({ kind, points, series, unfinished, show }: Given, hidden: ReadonlySet<number>): Drawn {
  const all = series.map(({ name, values, isOver }, at) => ({ at, name, values, isOver }))
  const seen = kind === 'pie' ? all.slice(0, 1) : all.filter(({ at }) => !hidden.has(at))
  return {
    kind,
    points,
    series: seen,
    scale: scaleOf(seen.flatMap(({ values }) => values)),
    hidden: kind === 'pie' ? hidden : none,
    unfinished,
    show,
  }
}

/** The points of a pie with their parts of what is drawn. */
function partsOf(points: readonly string[], what: Drawn) {
  const slices = new Map(slicesOf(what).map(({ at, start, end }) => [at, end - start]))
  return points.map((name, at) => ({ name, note: `${Math.round((slices.get(at) ?? 0) * 1000) / 10}%` }))
}

function toggled(hidden: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const next = new Set(hidden)
  if (!next.delete(at)) next.add(at)
  return next
}

// the point whose values are told
function usePoint(count: number) {
  const [chosen, choose] = useState<number>()
  const at = chosen !== undefined && chosen < count ? chosen : undefined
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // keys of the buttons and the table are theirs
    if (event.target !== event.currentTarget) return
    const next = { ArrowLeft: (at ?? count) - 1, ArrowRight: (at ?? -1) + 1, Home: 0, End: count - 1 }[event.key]
    if (event.key === 'Escape' && at !== undefined) {
      event.stopPropagation()
      choose(undefined)
    } else if (next !== undefined && count > 0) {
      event.preventDefault()
      choose(Math.min(count - 1, Math.max(0, next)))
    }
  }
  return { at, choose, press }
}
