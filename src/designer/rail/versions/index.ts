import { History } from 'lucide-react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineTab } from '../tab.ts'
import { $text } from './tab.text.ts'

export default defineTab({
  id: 'versions',
  rank: 6,
  icon: History,
  label: () => $text.get().versions,
  isShown: ({ connection }) => connection.capabilities.features.pageVersions,
  part: lazyPart<object>(() => import('./versions.tsx').then((module) => module.Versions)),
})
