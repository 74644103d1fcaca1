import { Search } from 'lucide-react'
import { defineBlock } from '../shared/define.ts'
import { SearchBoxPreview } from './preview.tsx'
import { searchBox, type SearchBox } from './schema.ts'
import { $text } from './text.ts'

export default defineBlock<SearchBox>({
  kind: 'headerSerch',
  group: 'basic',
  rank: 1,
  icon: Search,
  isOnce: true,
  pinned: 1,
  $text,
  ...searchBox,
  Preview: SearchBoxPreview,
})
