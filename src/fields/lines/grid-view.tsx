import { useStore } from '@nanostores/react'
import { useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { isRequired } from './faults.ts'
import { LinesExtrasContext } from './extras.ts'
import { GridBar, GridFaults } from './grid-bar.tsx'
import { GridRow } from './grid-row.tsx'
import type { GridStore } from './grid-store.ts'
import { GridSums } from './grid-sums.tsx'
import css from './grid.css?inline'
import { $gridWords } from './grid.text.ts'
import { rowTops, trackOf } from './layout.ts'
import { useDrawnRows } from './use-drawn-rows.ts'
import { useKeys } from './use-keys.ts'
import { usePointer } from './use-pointer.ts'

addStyles(css)

/** px of the grid below which a row is a card. */
const cardWidth = 520

/** Whether the grid is so narrow that its rows are cards. */
function useCards(box: RefObject<HTMLElement | null>): boolean {
  const [isCard, setCard] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setCard(element.clientWidth > 0 && element.clientWidth <= cardWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return isCard
}

interface BodyProps {
  grid: GridStore
  titles: readonly string[]
  isCard: boolean
}

function GridBody({ grid, titles, isCard }: BodyProps) {
  const body = useRef<HTMLDivElement>(null)
  const ids = useStore(grid.$ids)
  const faults = useStore(grid.$faults)
  const tops = useMemo(() => rowTops(ids, grid.shape.columns.length, faults, isCard), [ids, faults, grid, isCard])
  const { from, to } = useDrawnRows(grid, body, tops)
  const chosen = useSyncExternalStore(
    grid.$selection.listen,
    useCallback(() => grid.$selection.get().at.row, [grid]),
  )
  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  // what has the focus stays, wherever one scrolls to
  if (chosen < from && ids[chosen] !== undefined) drawn.unshift(chosen)
  if (chosen >= to && ids[chosen] !== undefined) drawn.push(chosen)
  return (
    <div role="rowgroup" className="lines-body" ref={body} style={{ height: tops.at(-1) }}>
      {drawn.map((row) => (
        <GridRow
          key={ids[row]}
          {...{ grid, row, titles }}
          id={ids[row]!}
          top={tops[row]!}
          height={tops[row + 1]! - tops[row]! - (isCard ? 8 : 0)}
        />
      ))}
    </div>
  )
}

function GridHead({ grid, titles }: Pick<BodyProps, 'grid' | 'titles'>) {
  const text = useStore($gridWords)
  const common = useStore($common)
  return (
    <div role="rowgroup" className="lines-head">
      <div role="row" className="lines-line" aria-rowindex={1}>
        <div role="columnheader" className="lines-number" aria-colindex={1}>
          <span className="ui-sr">{text.number}</span>
        </div>
        {grid.shape.columns.map(({ name, field }, at) => (
          <div key={name} role="columnheader" className="lines-cell" data-kind={field.kind.as} aria-colindex={at + 2}>
            {titles[at]}
            {isRequired(field) && (
              <span className="lines-star" aria-hidden="true">
                *
              </span>
            )}
          </div>
        ))}
        <div role="columnheader" className="lines-remove">
          <span className="ui-sr">{common.actions}</span>
        </div>
      </div>
    </div>
  )
}

export interface GridViewProps {
  grid: GridStore
  label: string
  titles: readonly string[]
  describedBy: string | undefined
}

/** Rows of a record, written as in a spreadsheet; on a phone each row is a card. */
export function GridView({ grid, label, titles, describedBy }: GridViewProps) {
  const text = useStore($gridWords)
  const box = useRef<HTMLDivElement>(null)
  const { Above, Beside, Below } = useContext(LinesExtrasContext)
  const isCard = useCards(box)
  const count = useStore(grid.$ids).length
  const [note, setNote] = useState('')
  const pointer = usePointer(grid)
  const keys = useKeys(grid, ({ lostRows, lostCells }) => setNote(text.lost(lostRows, lostCells)))
  const tracks = `44px ${grid.shape.columns.map(({ field }) => trackOf(field)).join(' ')} 40px`
  return (
    <div className="lines-grid" ref={box} data-cards={isCard || undefined}>
      {Above && <Above grid={grid} />}
      <GridFaults grid={grid} />
      {count > 0 && (
        <div className="lines-box">
          <div
            role="grid"
            className="lines-sheet"
            aria-label={label}
            aria-describedby={describedBy}
            aria-multiselectable="true"
            aria-rowcount={count + 1}
            aria-colcount={titles.length + 2}
            style={{ '--lines-tracks': tracks } as object}
            {...pointer}
            {...keys}
          >
            <GridHead grid={grid} titles={titles} />
            <GridBody grid={grid} titles={titles} isCard={isCard} />
            {grid.shape.sums.length > 0 && <GridSums grid={grid} titles={titles} total={text.total} />}
          </div>
        </div>
      )}
      <GridBar grid={grid} note={note}>
        {Beside && <Beside grid={grid} />}
      </GridBar>
      {Below && <Below grid={grid} />}
    </div>
  )
}
