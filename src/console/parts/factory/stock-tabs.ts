import type { PageTools } from '#src/console/engine/page.ts'

const addresses = {
  toStock: '/storageManagement/storageDetails',
  toMovements: '/storageManagement/storageDetails/in',
  toCard: '/storageManagement/storageDetails/card',
} as const

/** Leads from one view of stock to another; a page has a word of the same name. */
export const stockTab = <K extends keyof typeof addresses>(key: K) =>
  ({ key, on: 'list', isAside: true, open: (_: unknown, { go }: PageTools) => go(addresses[key]) }) as const

/** The stock card of a SKU: of all of it, of what lies in a warehouse, of a lot. */
export const cardAddress = (of: { sku_id: string; warehouse_id?: string; lot_id?: string }): string =>
  `${addresses.toCard}?${new URLSearchParams({
    sku: of.sku_id,
    ...(of.warehouse_id && { warehouse: of.warehouse_id }),
    ...(of.lot_id && { lot: of.lot_id }),
  })}`
