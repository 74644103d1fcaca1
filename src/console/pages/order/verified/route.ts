import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/setting/merchant/system_verify_order/index'
const key = 'setting-merchant-system-verify-order'

export const routes: readonly Route[] = [{ path, auth: [key], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key, under: '/order', sort: 5 },
    title: { 'zh-cn': '核销订单', en: 'Picked-up orders', 'zh-tw': '核銷訂單' },
  },
]
