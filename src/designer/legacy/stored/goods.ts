import { isWire, type Wire } from '../../document/block.ts'
import { withValueAt } from '../../blocks/shared/lens.ts'

/*
 * Reading fills in what a server does not store: the rows of picked products, and the options of a category select
 * (designer contract 1.1, 4.2). They are taken away while the page is open, so that a page is compared by what is
 * stored, and put back into what is sent.
 */

const deal = ['id', 'title', 'image'] as const
const rowKeys: Readonly<Record<string, readonly string[]>> = {
  goodList: ['id'],
  newProduct: ['id'],
  seckill: deal,
  combination: deal,
  bargain: deal,
}

const only = (row: unknown, keys: readonly string[]): unknown =>
  isWire(row) ? Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key))) : row

const listIn = (wire: Wire): readonly unknown[] => {
  const holder = wire['goodsList']
  return isWire(holder) && Array.isArray(holder['list']) ? (holder['list'] as unknown[]) : []
}

/** The rows that reading has filled in. */
export const filledRows = (kind: string, wire: Wire): readonly unknown[] => (kind in rowKeys ? listIn(wire) : [])

/** An instance as it is edited here: picks by what names them, no options. */
export function bare(kind: string, wire: Wire): Wire {
  const keys = rowKeys[kind]
  if (!keys) return wire
  const { ids, ...others } = wire
  // what is no list is nothing that is known here, and stays
  const rest = Array.isArray(ids) ? others : wire
  const list = listIn(wire)
  const picked = list.length === 0 && Array.isArray(ids) ? ids.map((id: unknown) => ({ id })) : list.map((row) => only(row, keys))
  const withPicks = picked.length > 0 ? (withValueAt(rest, ['goodsList', 'list'], picked) as Wire) : rest
  const select = withPicks['selectConfig']
  if (!isWire(select) || !('list' in select)) return withPicks
  const { list: _options, ...chosen } = select
  return { ...withPicks, selectConfig: chosen }
}

const idOf = (row: unknown) => (isWire(row) ? String(row['id']) : undefined)

/** An edited instance as it is sent: with the rows and options that the stored one had. */
export function filled(kind: string, wire: Wire, before: unknown): Wire {
  if (!(kind in rowKeys) || !isWire(before)) return wire
  const stored = new Map(listIn(before).map((row) => [idOf(row), row]))
  const list = listIn(wire)
  let next =
    list.length > 0
      ? (withValueAt(
          wire,
          ['goodsList', 'list'],
          list.map((row) => stored.get(idOf(row)) ?? row),
        ) as Wire)
      : wire
  const options = before['selectConfig']
  if (isWire(next['selectConfig']) && isWire(options) && 'list' in options)
    next = { ...next, selectConfig: { ...next['selectConfig'], list: options['list'] } }
  // a server that stores ids alone reads them again: they follow what is picked
  return Array.isArray(before['ids']) ? { ...next, ids: list.map((row) => (isWire(row) ? row['id'] : row)) } : next
}
