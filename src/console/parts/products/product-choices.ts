import { listCoupons } from '#src/api/marketing.ts'
import { readCategoryCascader, type CategoryNode } from '#src/api/products.ts'
import userLabel from '#src/api/resources/user-label.ts'
import { readFreightChoices } from '#src/api/store-products.ts'
import type { TreeNode } from '#src/kinds/tree.ts'
import type { Connection } from '#src/stores/connection.ts'
import { askList } from '../../engine/ask-list.ts'

/** Names by id. */
export type Names = Readonly<Record<string, string>>

/** What the fields of a product are chosen from. */
export interface ProductChoices {
  categories: readonly TreeNode[]
  templates: Names
  coupons: Names
  labels: Names
}

const nodesOf = (nodes: readonly CategoryNode[]): TreeNode[] =>
  nodes.map(({ value, label, children = [] }) => ({ value: String(value), label, children: nodesOf(children) }))

/** Some choose among what they may not read: then what the product has is all that there is. */
async function namesFor(connection: Connection, key: string, own: Names, read: () => Promise<Names>): Promise<Names> {
  if (!connection.can(key)) return own
  return { ...(await read().catch(() => ({}))), ...own }
}

const most = { page: 1, limit: 100 }

async function couponNames(connection: Connection): Promise<Names> {
  const { list } = await connection.send(listCoupons, { query: most })
  return Object.fromEntries(list.map(({ id, coupon_title: title }) => [String(id), title]))
}

async function labelNames(connection: Connection): Promise<Names> {
  const { list } = await askList<{ id: string; label_name: string }>(connection, userLabel.calls.list as never, most)
  return Object.fromEntries(list.map(({ id, label_name: name }) => [String(id), name]))
}

/** Asks for everything that a product is chosen from; `own` is what it has of it already. @throws RequestError */
export async function readProductChoices(connection: Connection, own: Partial<Pick<ProductChoices, 'coupons' | 'labels'>> = {}) {
  const [tree, templates, coupons, labels] = await Promise.all([
    connection.send(readCategoryCascader, { params: { type: 1 } }),
    connection.send(readFreightChoices, {}),
    namesFor(connection, 'marketing-store_coupon_issue', own.coupons ?? {}, () => couponNames(connection)),
    namesFor(connection, 'user-user-label', own.labels ?? {}, () => labelNames(connection)),
  ])
  const names = Object.fromEntries(templates.map(({ id, name }) => [String(id), name]))
  return { categories: nodesOf(tree), templates: names, coupons, labels } satisfies ProductChoices
}

const optionsOf = (names: Names) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** Templates to narrow a list to; who may not choose one has none of them. */
export async function templateOptions(connection: Connection) {
  if (!['product-add', 'product-edit', 'product-batch-edit'].some((key) => connection.can(key))) return []
  return (await connection.send(readFreightChoices, {})).map(({ id, name }) => ({ value: String(id), label: name }))
}

/** Labels of users to narrow a list to, for who may read them. */
export const labelOptions = async (connection: Connection) =>
  optionsOf(await namesFor(connection, 'user-user-label', {}, () => labelNames(connection)))
