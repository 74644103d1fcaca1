import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const key = 'admin-store-outboundDetail-index'

export const routes: readonly Route[] = [{ path: '/outboundManagement/outboundDetail', side: 'factory', auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/outboundManagement/outboundDetail',
    key,
    title: { 'zh-cn': '出库明细', en: 'Issued lines', 'zh-tw': '出庫明細' },
    under: '/outboundManagement',
    sort: 10,
  },
]
