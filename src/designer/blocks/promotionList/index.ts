import { TicketPercent } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { PromotionsPreview } from './preview.tsx'
import { promotions, type Promotions } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<Promotions>({
  kind: 'promotionList',
  group: 'basic',
  rank: 7,
  icon: TicketPercent,
  isOnce: true,
  $text,
  ...promotions,
  Preview: PromotionsPreview,
})
