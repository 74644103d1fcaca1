import type { SavedPage } from '#src/api/pages.ts'
import { transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../../shop/address.ts'
import { groomRow } from '../../shop/product-wire.ts'
import { productsInOrder } from '../../shop/products.ts'
import { columnsOf, infoOf, settled, type Content } from './content.ts'
import { newVersion, putLive } from './live.ts'
import { refuseConflict, type Saver } from './service.ts'
import { contentOf, pageOrRefusal } from './store.ts'
import { checkSize, hashOf, isHolder, parsed, refuse } from './value.ts'

type Holder = Record<string, unknown>

/*
 * Pages of the older decoration (designer contract 4): one object of all kinds, without names and timestamps. Picked
 * products are stored by their ids and filled in when the page is read.
 */

// activities that were picked keep the rows that came with them
const pickedKind = 'goodList'
// `database.page.limitMax` of the shop
const pickLimit = 100
const byHand = 1

const listOf = (instance: Holder): unknown[] => {
  const { goodsList } = instance
  return isHolder(goodsList) && Array.isArray(goodsList['list']) ? (goodsList['list'] as unknown[]) : []
}

const isByHand = ({ tabConfig }: Holder) => isHolder(tabConfig) && Number(tabConfig['tabVal']) === byHand

/** The same value with every row of products replaced. */
function eachPicked(value: Holder, replace: (instance: Holder) => Holder): Holder {
  const inEntry = (entry: unknown): unknown => {
    if (!isHolder(entry)) return entry
    if ('goodsList' in entry || 'selectConfig' in entry) return replace(entry)
    return Object.fromEntries(Object.entries(entry).map(([name, instance]) => [name, isHolder(instance) ? replace(instance) : instance]))
  }
  return Object.fromEntries(Object.entries(value).map(([kind, entry]) => [kind, kind === pickedKind ? inEntry(entry) : entry]))
}

/** An instance as it is stored: without the options of its category, picked products by their ids. */
function stripped(instance: Holder): Holder {
  let next = instance
  const { selectConfig } = instance
  if (isHolder(selectConfig) && 'list' in selectConfig) {
    const { list: _, ...rest } = selectConfig
    next = { ...next, selectConfig: rest }
  }
  if (!isByHand(instance)) return next
  const rows = listOf(instance)
  // ids of a form that nobody knows stay until others are picked
  if (rows.length === 0 && instance['ids'] !== undefined && !Array.isArray(instance['ids'])) return next
  const ids = rows.flatMap((row) => (isHolder(row) && row['id'] !== undefined ? [row['id']] : []))
  if (ids.length > pickLimit) throw new Refusal({ status: 400, message: '您设置得商品个数超出系统限制' })
  return { ...next, ids, goodsList: { ...(isHolder(instance['goodsList']) ? instance['goodsList'] : {}), list: [] } }
}

/** Checks an older value and brings it into its stored form. Throws a Refusal. */
export function readLegacyValue(sent: unknown): Holder {
  const value = parsed(sent)
  if (!isHolder(value)) throw refuse('page_value_no_object')
  checkSize(value)
  return eachPicked(value, stripped)
}

async function filled(db: Db, instance: Holder, origin: string): Promise<unknown[]> {
  const { ids } = instance
  if (!isByHand(instance) || !Array.isArray(ids)) return listOf(instance)
  const found = await productsInOrder(db, ids.map(Number).filter(Number.isSafeInteger))
  return found.map((product) => ({ ...groomRow(product, origin), image: absolute(product.image, origin) }))
}

/** An older page as its editor reads it, with the rows of products that were picked by hand. */
export async function readLegacy(db: Db, id: number, origin: string) {
  const page = await pageOrRefusal(db, id)
  const info = await infoOf(db, page, contentOf(page), origin)
  if (!isHolder(info.value)) return info
  const wanted: Holder[] = []
  eachPicked(info.value, (instance) => (wanted.push(instance), instance))
  const rows = new Map(await Promise.all(wanted.map(async (instance) => [instance, await filled(db, instance, origin)] as const)))
  const withRows = (instance: Holder): Holder =>
    isHolder(instance['goodsList']) ? { ...instance, goodsList: { ...instance['goodsList'], list: rows.get(instance) ?? [] } } : instance
  return { ...info, value: eachPicked(info.value, withRows) }
}

export interface LegacySave {
  value: unknown
  if_version?: string | undefined
}

/** Saves an older page as it is, live at once and with an entry in its history. Refuses pages made of blocks. */
export function saveLegacy(db: Db, id: number, body: LegacySave, saver: Saver): Promise<SavedPage> {
  const value = readLegacyValue(body.value)
  return transaction(db, async (inner) => {
    const page = await pageOrRefusal(inner, id, true)
    if (page.is_diy) throw refuse('page_not_older')
    await refuseConflict(inner, id, body.if_version, saver.origin)
    const before = settled(contentOf(page), saver.origin)
    const content: Content = {
      ...before,
      columns: columnsOf(before.columns),
      value,
      hash: hashOf(value),
      version: newVersion(),
      portable: false,
    }
    await putLive(inner, id, content, saver)
    return { id, version: content.version, hash: content.hash }
  })
}
