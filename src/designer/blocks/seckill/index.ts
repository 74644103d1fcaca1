import { Zap } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { laterPreview } from '../shared/later-preview.tsx'
import { flashSale, type FlashSale } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<FlashSale>({
  kind: 'seckill',
  group: 'marketing',
  rank: 5,
  icon: Zap,
  module: 'seckill',
  $text,
  ...flashSale,
  Preview: laterPreview(() => import('./preview.tsx').then(({ FlashSalePreview }) => FlashSalePreview)),
})
