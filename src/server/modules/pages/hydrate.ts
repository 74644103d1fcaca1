import type { Db } from '../../db.ts'
import { absolute } from '../../shop/address.ts'
import { findArticles } from '../../shop/articles.ts'
import { groomProducts, productsInOrder } from '../../shop/products.ts'
import { groomRow } from '../../shop/product-wire.ts'
import { isHolder, type PageEntry } from './value.ts'

const numbers = (ids: unknown): number[] => (Array.isArray(ids) ? ids.map(Number).filter(Number.isSafeInteger) : [])

type Fill = (db: Db, entry: PageEntry, origin: string) => Promise<unknown[]>

/** Products picked by hand, in their order. */
const picked: Fill = async (db, entry, origin) => {
  const ids = isHolder(entry['goodsList']) ? numbers(entry['goodsList']['ids']) : []
  const found = await productsInOrder(db, ids)
  // the large layout shows the wide picture
  return found.map((product) => ({ ...groomRow(product, origin), recommend_image: absolute(product.recommend_image, origin) }))
}

/** Products of the tab that is open in the editor. */
const promoted: Fill = async (db, entry, origin) => {
  const tabs = isHolder(entry['tabConfig']) ? entry['tabConfig'] : {}
  const list = Array.isArray(tabs['list']) ? (tabs['list'] as unknown[]) : []
  const tab = list[Number(tabs['tabCur'] ?? 0)]
  const link = isHolder(tab) && isHolder(tab['link']) ? Number(tab['link']['activeVal']) : 0
  const count = isHolder(entry['numConfig']) ? Number(entry['numConfig']['val']) : 6
  const found = await groomProducts(db, link, 1, count >= 1 ? Math.floor(count) : 6)
  return found.map((product) => groomRow(product, origin))
}

/** Articles of the category, as many as the block shows. */
const written: Fill = async (db, entry, origin) => {
  const category = isHolder(entry['selectConfig']) ? Number(entry['selectConfig']['activeValue']) : 0
  const count = isHolder(entry['numConfig']) ? Number(entry['numConfig']['val']) : 3
  const limit = count >= 1 ? Math.min(Math.floor(count), 100) : 3
  return findArticles(db, { page: 1, limit, category: Number.isSafeInteger(category) ? category : 0, shown: true }, origin)
}

const fills = new Map<unknown, readonly [field: string, fill: Fill]>([
  ['goodList', ['goodsList', picked]],
  ['articleList', ['selectList', written]],
  ['promotionList', ['productList', promoted]],
])

async function hydrateEntry(db: Db, entry: unknown, origin: string): Promise<unknown> {
  if (!isHolder(entry)) return entry
  const [field, fill] = fills.get(entry['name']) ?? []
  const holder = field ? entry[field] : undefined
  if (!field || !fill || !isHolder(holder)) return entry
  return { ...entry, [field]: { ...holder, list: await fill(db, entry as PageEntry, origin) } }
}

/** A stored value with the lists that previews show; nothing else is touched, nothing added where no holder is. */
export async function hydrateValue(db: Db, value: unknown, origin: string): Promise<unknown> {
  if (!isHolder(value)) return value
  const entries = await Promise.all(Object.entries(value).map(async ([key, entry]) => [key, await hydrateEntry(db, entry, origin)]))
  return Object.fromEntries(entries)
}
