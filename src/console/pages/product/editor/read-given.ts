import { readAttributeRules } from '#src/api/product-specifications.ts'
import { readProduct, type ProductInfo } from '#src/api/store-products.ts'
import { readProductChoices } from '#src/console/parts/products/product-choices.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Given } from './values.ts'

/** Everything that the form of a product begins with; `copy` is the id of a product to begin with. @throws RequestError */
export async function readGiven(connection: Connection, info: ProductInfo | undefined, copy: string): Promise<Given> {
  const product = info ?? (copy ? (await connection.send(readProduct, { params: { id: copy } })).productInfo : undefined)
  const labels = Object.fromEntries((product?.label_id ?? []).map(({ id, label_name: name }) => [String(id), name]))
  const coupons = Object.fromEntries((product?.coupons ?? []).map(({ id, title }) => [String(id), title]))
  const [lists, rules] = await Promise.all([readProductChoices(connection, { labels, coupons }), connection.send(readAttributeRules, {})])
  return { ...lists, rules, hasSuppliers: connection.kind === 'own', isCopy: !info && copy !== '', ...(product && { info: product }) }
}
