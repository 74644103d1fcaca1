import { RefreshCw } from 'lucide-react'
import courier from '#src/api/resources/courier.ts'
import { syncCouriers } from '#src/api/shop/couriers.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Couriers that orders go out with (products contract, 物流公司). */
export default recordPage({
  text: $text,
  of: courier,
  size: 15,
  empty: 'empty',
  search: 'search',
  addsAt: 'own',
  filters: ['isShown'],
  columns: ['id', { key: 'name', heading: true }, 'code', { key: 'sort', width: 100 }, { key: 'isShown', width: 110 }],
  actions: [
    {
      key: 'sync',
      on: 'list',
      at: 'shop',
      shopKey: 'express-sync',
      icon: <RefreshCw size={16} aria-hidden />,
      run: async (_: unknown, { connection }: PageTools) => (await connection.answer(syncCouriers, {})).message,
    },
  ],
})
