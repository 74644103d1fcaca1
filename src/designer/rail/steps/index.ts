import { ListRestart } from 'lucide-react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineTab } from '../tab.ts'
import { $text } from './tab.text.ts'

export default defineTab({
  id: 'steps',
  rank: 5,
  icon: ListRestart,
  label: () => $text.get().steps,
  isShown: ({ policy }) => !policy.isReadOnly,
  part: lazyPart<object>(() => import('./steps.tsx').then((module) => module.Steps)),
})
