import { ListTree } from 'lucide-react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineTab } from '../tab.ts'
import { $text } from './outline.text.ts'

export default defineTab({
  id: 'outline',
  rank: 2,
  icon: ListTree,
  label: () => $text.get().outline,
  part: lazyPart<object>(() => import('./outline.tsx').then((module) => module.Outline)),
})
