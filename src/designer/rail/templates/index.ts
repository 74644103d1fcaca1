import { LayoutTemplate } from 'lucide-react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineTab } from '../tab.ts'
import { $text } from './tab.text.ts'

export default defineTab({
  id: 'templates',
  rank: 4,
  icon: LayoutTemplate,
  label: () => $text.get().templates,
  isShown: ({ policy, layout }) => !policy.isReadOnly && !layout,
  part: lazyPart<object>(() => import('./templates.tsx').then((module) => module.TemplatesPanel)),
})
