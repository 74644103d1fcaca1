import { Minus } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { DividerPreview } from './preview.tsx'
import { divider, type Divider } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<Divider>({
  kind: 'guide',
  group: 'tools',
  rank: 4,
  icon: Minus,
  $text,
  ...divider,
  Preview: DividerPreview,
})
