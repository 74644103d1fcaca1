import { Megaphone } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { NewsTickerPreview } from './preview.tsx'
import { newsTicker, type NewsTicker } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<NewsTicker>({
  kind: 'news',
  group: 'basic',
  rank: 4,
  icon: Megaphone,
  $text,
  ...newsTicker,
  Preview: NewsTickerPreview,
})
