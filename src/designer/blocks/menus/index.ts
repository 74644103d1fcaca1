import { LayoutGrid } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { IconMenuPreview } from './preview.tsx'
import { iconMenu, type IconMenu } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<IconMenu>({
  kind: 'menus',
  group: 'basic',
  rank: 3,
  icon: LayoutGrid,
  $text,
  ...iconMenu,
  Preview: IconMenuPreview,
})
