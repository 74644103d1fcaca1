import { Scissors } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { laterPreview } from '../shared/later-preview.tsx'
import { bargains, type Bargains } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<Bargains>({
  kind: 'bargain',
  group: 'marketing',
  rank: 1,
  icon: Scissors,
  module: 'bargain',
  $text,
  ...bargains,
  Preview: laterPreview(() => import('./preview.tsx').then(({ BargainsPreview }) => BargainsPreview)),
})
