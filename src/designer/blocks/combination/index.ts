import { UsersRound } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { laterPreview } from '../shared/later-preview.tsx'
import { groupBuying, type GroupBuying } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<GroupBuying>({
  kind: 'combination',
  group: 'marketing',
  rank: 4,
  icon: UsersRound,
  module: 'combination',
  $text,
  ...groupBuying,
  Preview: laterPreview(() => import('./preview.tsx').then(({ GroupBuyingPreview }) => GroupBuyingPreview)),
})
