import { PanelTop } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { CategoryBarPreview } from './preview.tsx'
import { categoryBar, type CategoryBar } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<CategoryBar>({
  kind: 'tabNav',
  group: 'basic',
  rank: 8,
  icon: PanelTop,
  isOnce: true,
  pinned: 2,
  $text,
  ...categoryBar,
  Preview: CategoryBarPreview,
})
