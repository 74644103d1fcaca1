import { useStore } from '@nanostores/react'
import { useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { baseQtyOf } from '#src/api/factory-lines.ts'
import type { LineFacts } from '#src/api/line-entry.ts'
import type { GridStore } from '#src/fields/lines/grid-store.ts'
import { Button } from '#src/ui/button/button.tsx'
import { dearerRows } from './dearer.ts'
import { KnowledgeContext, useFacts, useSku } from './facts-faces.tsx'
import { priceInUnit } from './unit-price.ts'
import { $lineWords } from './text.ts'

/** Prices that rose, said and not held against anybody. */
export function DearerNotes({ grid }: { grid: GridStore }) {
  const words = useStore($lineWords)
  const facts = useStore(useContext(KnowledgeContext)!.$facts)
  const dearer = dearerRows(useStore(grid.$rows), facts)
  return (
    <div className="line-dearer" role="status">
      {dearer.map(({ row, percent, before }) => (
        <p key={row}>{words.dearer(row, percent, before)}</p>
      ))}
    </div>
  )
}

/** The row that is chosen. */
function useChosenId(grid: GridStore): string | undefined {
  const ids = useStore(grid.$ids)
  const row = useSyncExternalStore(
    grid.$selection.listen,
    useCallback(() => grid.$selection.get().at.row, [grid]),
  )
  return ids[row]
}

/** What is known of the goods of the chosen row: stock, prices of before, and why it costs what it does. */
export function LinePanel({ grid }: { grid: GridStore }) {
  const words = useStore($lineWords)
  const isFailed = useStore(useContext(KnowledgeContext)!.$failed)
  const id = useChosenId(grid)
  return (
    <section className="line-panel" aria-label={words.about}>
      <h2>{words.about}</h2>
      {isFailed && <p role="alert">{words.notRead}</p>}
      {id === undefined ? <p>{words.aboutHint}</p> : <Facts grid={grid} id={id} />}
    </section>
  )
}

function Facts({ grid, id }: { grid: GridStore; id: string }) {
  const words = useStore($lineWords)
  const sku = useSku(grid, id)
  const facts = useFacts(grid, id)
  if (!facts) return sku === '' ? <p>{words.aboutHint}</p> : null
  return (
    <>
      <Stock facts={facts} />
      <Counted grid={grid} id={id} unit={facts.unit} />
      {facts.history && grid.shape.columns.some(({ name }) => name === 'price') && (
        <Prices {...{ grid, id, facts }} history={facts.history} />
      )}
    </>
  )
}

/** What a line that was entered in another unit is in what its goods are counted by. */
function Counted({ grid, id, unit }: { grid: GridStore; id: string; unit: string }) {
  const words = useStore($lineWords)
  const store = grid.rowStore(id)
  const row = useSyncExternalStore(
    store.listen,
    useCallback(() => store.get(), [store]),
  )
  return row['unit'] && row['unitNum'] !== row['unitDen'] ? (
    <p>
      <b>{words.counted}</b> {baseQtyOf(row as never)} {unit}
    </p>
  ) : null
}

function Stock({ facts }: { facts: LineFacts }) {
  const words = useStore($lineWords)
  const figures: [string, ReactNode][] = [
    [words.here, facts.here],
    [words.everywhere, facts.everywhere],
    [words.incoming, facts.incoming],
    [words.reserved, facts.reserved],
    [words.safety, facts.safety_min || '—'],
  ]
  return (
    <dl className="line-figures">
      <dt className="ui-sr">{words.product}</dt>
      <dd className="line-goods">{[facts.product, facts.band].filter(Boolean).join(' · ')}</dd>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PricesProps {
  grid: GridStore
  id: string
  facts: LineFacts
  history: NonNullable<LineFacts['history']>
}

function Prices({ grid, id, facts, history }: PricesProps) {
  const words = useStore($lineWords)
  const offer = useStore(useContext(KnowledgeContext)!.$offers).get(facts.sku_id)
  const inUnit = (price: string, priceUnit: string) => priceInUnit(price, priceUnit, grid.rows.find((row) => row.id === id) ?? {})
  const known = (offer?.candidates ?? []).filter(({ price }) => price !== null)
  return (
    <div className="line-prices">
      <p>
        <b>{words.former}</b>
        {history.length === 0 && ` ${words.noFormer}`}
      </p>
      <ul>
        {history.map(({ date, sn, qty, price, unit }) => (
          <li key={sn}>
            <span>{date}</span>
            <span>{sn}</span>
            <span>{qty}</span>
            <Button size="compact" variant="quiet" onClick={() => grid.put(id, { price: inUnit(price, unit), priceUnit: unit })}>
              {words.use(price)}
            </Button>
          </li>
        ))}
      </ul>
      {offer && (
        <p>
          <b>{words.why}</b>{' '}
          {known.length === 0
            ? `${words.last} ${offer.price}`
            : known
                .map(({ source, price }) => `${words[source]} ${price}${source === offer.source ? `（${words.chosen}）` : ''}`)
                .join('，')}
        </p>
      )}
    </div>
  )
}
