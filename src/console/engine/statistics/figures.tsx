import { useStore } from '@nanostores/react'
import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'
import { CircleHelp } from 'lucide-react'
import type { PageWords } from '../page.ts'
import { Leading, type Counted } from './leading.tsx'
import { growthOf } from './request.ts'
import { isThere, shownValue } from './shown.ts'
import type { Figure, FigureShown, FiguresPart } from './statistics-page.ts'
import { $text } from './statistics.text.ts'

/** The figures that this server has a source for. */
export const figuresThere = <W,>({ figures }: Pick<FiguresPart<W>, 'figures'>, data: Readonly<Record<string, Figure | undefined>>) =>
  figures.flatMap((shown) => {
    const figure = data[shown.key]
    return figure && isThere(figure.value) ? [{ shown, figure }] : []
  })

interface FiguresProps<W> {
  part: FiguresPart<W>
  data: Readonly<Record<string, Figure | undefined>>
  words: W
  /** What they are of. */
  of: Counted
}

/** Figures side by side, each with its name and what became of it since the time before. */
export function Figures<W extends PageWords>({ part, data, words, of }: FiguresProps<W>) {
  return (
    <dl className="console-statistics-figures">
      {figuresThere(part, data).map(({ shown, figure }) => (
        <div key={shown.key}>
          <dt>
            <Leading name={String(words[shown.key])} leads={shown.leads} of={of} />
            {shown.about && (
              <Tooltip text={String(words[shown.about])}>
                <button type="button" className="console-statistics-about" aria-label={String(words[shown.about])}>
                  <CircleHelp size={14} aria-hidden />
                </button>
              </Tooltip>
            )}
          </dt>
          <dd>{shownValue(figure.value, shown)}</dd>
          <Before shown={shown} figure={figure} words={words} />
        </div>
      ))}
    </dl>
  )
}

const signOf = (growth: string) => (growth.startsWith('-') ? '▼' : '▲')

/** What it was before, and by how much it grew. */
function Before<W extends PageWords>({ shown, figure, words }: { shown: FigureShown<W>; figure: Figure; words: W }) {
  const text = useStore($text)
  if (!isThere(figure.before) && !isThere(figure.percent)) return null
  const growth = growthOf(figure)
  const way = growth === null || Number(growth) === 0 ? 'same' : growth.startsWith('-') ? 'down' : 'up'
  const change = growth && (Number(growth) === 0 ? text.same : text.change(`${signOf(growth)} ${growth.replace('-', '')}`))
  return (
    <dd className="console-statistics-before" data-way={way}>
      {shown.beforeWord && isThere(figure.before) && (
        <span>
          {String(words[shown.beforeWord])} {shownValue(figure.before, shown)}
        </span>
      )}
      <span>{change ?? text.fromNothing}</span>
    </dd>
  )
}
