import { Flame } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { PromotionTilesPreview } from './preview.tsx'
import { promotionTiles, type PromotionTiles } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<PromotionTiles>({
  kind: 'activeParty',
  group: 'marketing',
  rank: 3,
  icon: Flame,
  $text,
  ...promotionTiles,
  Preview: PromotionTilesPreview,
})
