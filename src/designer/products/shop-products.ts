import { atom, type ReadableAtom } from 'nanostores'
import type { Id } from '#src/api/endpoint.ts'
import { readCategoryProducts, readGroomProducts, type ProductRow } from '#src/api/products.ts'
import { jsonText } from '#src/lib/json-text.ts'
import type { Answer, Question, Shop, ShopAnswers } from '../shop/shop-answers.ts'
import { pictureAt, rowsOf, type WireRow } from '../shop/wire-row.ts'

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
export type ProductRows = Answer<readonly ProductRow[]>

const isRow = (row: unknown): row is WireRow & { id: Id } => typeof row === 'object' && row !== null && 'id' in row

/** A row with pictures that can be shown in a page of another origin. */
const clean = (row: WireRow & { id: Id }, base: string): ProductRow =>
  ({ ...row, image: pictureAt(base, row['image']), recommend_image: pictureAt(base, row['recommend_image']) }) as unknown as ProductRow

/** Products for previews, each list asked for once; rows of picked products by their id. */
export class ShopProducts {
  /** Counts the products known by id. */
  readonly $version = atom(0)
  readonly #byId = new Map<string, ProductRow>()

  constructor(private readonly answers: ShopAnswers) {}

  learn(rows: readonly unknown[]): void {
    const { base } = this.answers.shop
    for (const row of rows) if (isRow(row)) this.#byId.set(String(row.id), clean(row, base))
    this.$version.set(this.#byId.size)
  }

  byId(id: Id): ProductRow | undefined {
    return this.#byId.get(String(id))
  }

  $rows(query: ProductQuery): ReadableAtom<ProductRows> {
    return this.answers.$answer(questionOf(query))
  }
}

const questionOf = (query: ProductQuery): Question<readonly ProductRow[]> => ({
  key: `products ${jsonText(query)}`,
  ask: async (shop) =>
    rowsOf(await reply(query, shop))
      .filter(isRow)
      .slice(0, query.count)
      .map((row) => clean(row, shop.base)),
})

function reply(query: ProductQuery, shop: Shop): Promise<unknown> {
  if (query.from === 'groom') {
    return shop.send(readGroomProducts, { params: { type: query.list }, query: { page: 1, limit: query.count } })
  }
  const order = query.sort === 1 ? { salesOrder: 'desc' } : query.sort === 2 ? { priceOrder: 'desc' } : {}
  const category = query.category === null ? {} : { id: query.category }
  return shop.send(readCategoryProducts, { query: { ...category, ...order, page: 1, limit: query.count } })
}
