import { unsigned } from '#src/api/preferences.ts'
import { readProductDraft, saveProductDraft, type ProductBody, type ProductInfo } from '#src/api/store-products.ts'
import type { FormTarget } from '#src/forms/declared/form.ts'
import type { DraftBackend } from '#src/forms/draft-store.ts'
import type { ProductValues } from './values.ts'
import { readProductValues, writeProduct } from './wire.ts'

type Sent = Partial<ProductBody>

/** A product as it was sent, read as one that is stored: some of it has another form there. */
const asInfo = (body: Sent, blank: ProductBody) =>
  ({
    ...blank,
    ...body,
    coupons: (body.coupon_ids ?? []).map((id) => ({ id, title: '' })),
    label_id: (body.label_id ?? []).map((id) => ({ id, label_name: '' })),
    recommend_list: (body.recommend_list ?? []).map((id) => ({ product_id: id, image: '' })),
  }) as unknown as ProductInfo

/** What the shop answers for none is an empty list; a product that says nothing is one that was dropped. */
const draftIn = (info: Sent | readonly never[]): Sent | undefined => {
  const body = Array.isArray(info) ? {} : (info as Sent)
  return body.store_name || body.slider_image?.length ? body : undefined
}

/**
 * A plain shop keeps one product that somebody has begun and not stored (products contract, "Draft": for about 19 hours, one a person), which its
 * own back office offers, too: who goes on at another machine finds it. There is no call that drops it, so an empty one is put in its place.
 */
export function productDrafts(start: ProductValues, { connection, row, query }: FormTarget<unknown>): DraftBackend | undefined {
  if (connection.kind !== 'shop' || row || query.get('copy')) return undefined
  const keep = (values: ProductValues) => connection.send(saveProductDraft, { body: writeProduct(values) })
  return {
    async read() {
      const body = draftIn((await connection.send(readProductDraft, {})).info)
      if (!body) return null
      const values = readProductValues(asInfo(body, writeProduct(start)))
      const base = Object.fromEntries(Object.keys(values).map((name) => [name, start[name as keyof typeof values]]))
      // the shop does not say when
      return { values: { ...values }, base, at: 0, by: unsigned }
    },
    async save({ values }) {
      await keep({ ...start, ...values })
    },
    async drop() {
      await keep(start)
    },
  }
}
