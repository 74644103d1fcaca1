import { isWire, type Wire } from './block.ts'

/** Lists that the server adds for previews and that must not be stored (designer contract 1.2). */
const lists = new Map<unknown, readonly string[]>([
  ['goodList', ['selectConfig', 'goodsList', 'productList']],
  ['articleList', ['selectList']],
  ['promotionList', ['productList']],
])

const without = (wire: Wire, name: string): Wire => Object.fromEntries(Object.entries(wire).filter(([key]) => key !== name))

/** Products that a server put into a block for its preview. Articles are no products, and categories neither. */
export function hydratedRows(wire: Wire): unknown[] {
  const fields = wire['name'] === 'articleList' ? [] : (lists.get(wire['name']) ?? [])
  return fields.flatMap((field) => {
    const holder = wire[field]
    const list = isWire(holder) && field !== 'selectConfig' ? holder['list'] : undefined
    return Array.isArray(list) ? list : []
  })
}

/**
 * A block without the lists that are only for previews. A page made by the old editor may hold picked
 * products without their ids: the ids are taken from the rows then, or the shop would show others. Ids of
 * a form that nobody knows stay as they are.
 */
export function withoutHydrated(wire: Wire): Wire {
  let stripped = wire
  for (const field of lists.get(wire['name']) ?? []) {
    const holder = stripped[field]
    if (!isWire(holder) || !('list' in holder)) continue
    const rest = without(holder, 'list')
    const needsIds = field === 'goodsList' && (holder['ids'] ?? null) === null
    stripped = { ...stripped, [field]: needsIds ? { ...rest, ids: idsOf(holder['list']) } : rest }
  }
  return stripped
}

const idsOf = (rows: unknown): unknown[] =>
  Array.isArray(rows) ? rows.filter((row) => isWire(row) && row['id'] !== undefined).map((row) => (row as Wire)['id']) : []
