import type { PaperType } from '#src/api/factory-orders.ts'

/** Where papers of a kind are, and the key of that page; money has no page of its own. */
export const paperAddresses: Readonly<Partial<Record<PaperType, { path: string; key: string }>>> = {
  PO: { path: '/purchasingManagement/materialPurchase', key: 'admin-store-materialPurchase-index' },
  IN: { path: '/storageManagement/godownEntry', key: 'admin-store-godownEntry-index' },
  OUT: { path: '/outboundManagement/outboundOrder', key: 'admin-store-outboundOrder-index' },
  TRANSFER: { path: '/storageManagement/transfer', key: 'admin-store-transfer-index' },
  COUNT: { path: '/storageManagement/stockTake', key: 'admin-store-stockTake-index' },
}
