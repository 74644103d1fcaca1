import { ListChecks } from 'lucide-react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { badgeOf } from '../../checks/badge.ts'
import { defineTab } from '../tab.ts'
import { $text } from './tab.text.ts'

export default defineTab({
  id: 'checks',
  rank: 8,
  icon: ListChecks,
  label: () => $text.get().checks,
  $badge: badgeOf,
  part: lazyPart<object>(() => import('./checks.tsx').then((module) => module.Checks)),
})
