import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const key = 'admin-store-purchaseDetails-index'

export const routes: readonly Route[] = [{ path: '/purchasingManagement/purchaseDetails', side: 'factory', auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/purchasingManagement/purchaseDetails',
    key,
    title: { 'zh-cn': '采购明细', en: 'Purchase lines', 'zh-tw': '採購明細' },
    under: '/purchasingManagement',
    sort: 10,
  },
]
