import { Ticket } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { laterPreview } from '../shared/later-preview.tsx'
import { coupons, type Coupons } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<Coupons>({
  kind: 'coupon',
  group: 'marketing',
  rank: 2,
  icon: Ticket,
  $text,
  ...coupons,
  Preview: laterPreview(() => import('./preview.tsx').then(({ CouponsPreview }) => CouponsPreview)),
})
