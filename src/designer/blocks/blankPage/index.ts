import { SquareDashed } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { BlankSpacePreview } from './preview.tsx'
import { blankSpace, type BlankSpace } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<BlankSpace>({
  kind: 'blankPage',
  group: 'tools',
  rank: 3,
  icon: SquareDashed,
  $text,
  ...blankSpace,
  Preview: BlankSpacePreview,
})
