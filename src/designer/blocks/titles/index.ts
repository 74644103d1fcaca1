import { Heading } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { TitleBarPreview } from './preview.tsx'
import { titleBar, type TitleBar } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<TitleBar>({
  kind: 'titles',
  group: 'tools',
  rank: 2,
  icon: Heading,
  $text,
  ...titleBar,
  Preview: TitleBarPreview,
})
