import { SquareMousePointer } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { HotspotPreview } from './preview.tsx'
import { hotspot, type Hotspot } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<Hotspot>({
  kind: 'hotspot',
  group: 'basic',
  rank: 8,
  icon: SquareMousePointer,
  $text,
  ...hotspot,
  Preview: HotspotPreview,
})
