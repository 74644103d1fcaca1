import type { Endpoint, Id, List, Paging } from '#src/api/endpoint.ts'
import { listPickerProducts, listProducts, readCategoriesBelow, type CategoryPick, type ProductRow } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'

/**
 * What is picked: 0 products, 1 categories, 2 seckill, 3 group buying, 8 bargain; 4 hot, 5 new, 6 promotion and
 * 7 boutique products (designer contract 1.3 and 4.2). `shelf` is the newer products call.
 */
export type PickedType = 'shelf' | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** Kinds that a person narrows to: all, hot, new, on promotion, boutique. */
export const pickedKinds = [0, 4, 5, 6, 7] as const
export type PickedKind = (typeof pickedKinds)[number]

export interface PickQuery {
  /** Of products; the newer call knows none of them, the older one all. */
  readonly kind: PickedKind
  readonly page: number
  readonly words: string
  readonly category: Id | null
}

export interface PickPage {
  readonly rows: readonly ProductRow[]
  readonly count: number
}

export const picksPerPage = 15

const isRow = (row: unknown): row is ProductRow => typeof row === 'object' && row !== null && 'id' in row

async function readCategoryRows(connection: Connection, { page, words, category }: PickQuery): Promise<PickPage> {
  const answer: unknown = await connection.send(readCategoriesBelow, {
    query: { pid: category ?? 0, ...(words !== '' && { name: words }) },
  })
  const all = (Array.isArray(answer) ? answer : []).filter(isRow) as unknown as CategoryPick[]
  const rows = all.slice((page - 1) * picksPerPage, page * picksPerPage)
  return {
    rows: rows.map(({ id, cate_name, pic }) => ({ id, store_name: cate_name, image: pic, price: '', ot_price: '' })),
    count: all.length,
  }
}

/** One page of fifteen. @throws RequestError */
export async function readPicks(connection: Connection, given: PickedType, query: PickQuery): Promise<PickPage> {
  const type = query.kind === 0 ? given : query.kind
  if (type === 1) return readCategoryRows(connection, query)
  const call: Endpoint<{ query: Paging & { cate_id?: Id; store_name?: string; type?: number } }, List<ProductRow>> = type === 'shelf'
    ? listProducts
    : listPickerProducts
  const { list, count } = await connection.send(call, {
    query: {
      page: query.page,
      limit: picksPerPage,
      ...(query.words !== '' && { store_name: query.words }),
      ...(query.category !== null && { cate_id: query.category }),
      ...(type !== 'shelf' && { type }),
    },
  })
  return { rows: (Array.isArray(list) ? list : []).filter(isRow), count: Number(count) || 0 }
}
