import { atom, type ReadableAtom } from 'nanostores'
import type { Id } from '#src/api/endpoint.ts'
import { readCategoryProducts, readGroomProducts, type ProductRow } from '#src/api/products.ts'
import type { Connection } from '#src/stores/connection.ts'

/** What a block shows by itself: a category in an order, or one of the shop's four lists. */
export type ProductQuery =
  | {
      readonly from: 'category'
      readonly category: Id | null
      /** 0 mixed, 1 by sales, 2 by price. */ readonly sort: number
      readonly count: number
    }
  | { readonly from: 'groom'; /** 1 best, 2 hot, 3 new, 4 benefit. */ readonly list: number; readonly count: number }

/** Rows of a query; undefined while they are on their way, null when the shop did not answer. */
export type ProductRows = readonly ProductRow[] | null | undefined

const isRow = (row: unknown): row is ProductRow => typeof row === 'object' && row !== null && 'id' in row

/** Products for previews, each list asked for once; rows of picked products by their id. */
export class ShopProducts {
  /** Counts the products known by id. */
  readonly $known = atom(0)
  readonly #byId = new Map<string, ProductRow>()
  readonly #lists = new Map<string, ReadableAtom<ProductRows>>()

  constructor(private readonly connection: Pick<Connection, 'send'>) {}

  learn(rows: readonly unknown[]): void {
    for (const row of rows) if (isRow(row)) this.#byId.set(String(row.id), row)
    this.$known.set(this.#byId.size)
  }

  byId(id: Id): ProductRow | undefined {
    return this.#byId.get(String(id))
  }

  $rows(query: ProductQuery): ReadableAtom<ProductRows> {
    const key = JSON.stringify(query)
    const known = this.#lists.get(key)
    if (known) return known
    const $rows = atom<ProductRows>(undefined)
    this.#lists.set(key, $rows)
    this.#read(query).then(
      (rows) => $rows.set(rows.filter(isRow).slice(0, query.count)),
      () => {
        this.#lists.delete(key)
        $rows.set(null)
      },
    )
    return $rows
  }

  async #read(query: ProductQuery): Promise<readonly unknown[]> {
    if (query.from === 'groom') {
      return listOf(await this.connection.send(readGroomProducts, { params: { type: query.list }, query: { page: 1, limit: query.count } }))
    }
    const order = query.sort === 1 ? { salesOrder: 'desc' } : query.sort === 2 ? { priceOrder: 'desc' } : {}
    const category = query.category === null ? {} : { id: query.category }
    return listOf(await this.connection.send(readCategoryProducts, { query: { ...category, ...order, page: 1, limit: query.count } }))
  }
}

const listOf = (reply: unknown): readonly unknown[] => {
  const list = Array.isArray(reply) ? reply : (reply as { list?: unknown } | null)?.list
  return Array.isArray(list) ? list : []
}
