import { Radio } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { laterPreview } from '../shared/later-preview.tsx'
import { liveRooms, type LiveRooms } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<LiveRooms>({
  kind: 'liveBroadcast',
  group: 'marketing',
  rank: 6,
  icon: Radio,
  $text,
  ...liveRooms,
  Preview: laterPreview(() => import('./preview.tsx').then(({ LiveRoomsPreview }) => LiveRoomsPreview)),
})
