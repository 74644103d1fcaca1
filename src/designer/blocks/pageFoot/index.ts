import { PanelBottom } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { TabBarPreview } from './preview.tsx'
import { tabBar, type TabBar } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<TabBar>({
  kind: 'pageFoot',
  group: 'page',
  rank: 1,
  icon: PanelBottom,
  $text,
  ...tabBar,
  Preview: TabBarPreview,
})
