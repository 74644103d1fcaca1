import { LayoutGrid } from 'lucide-react'
import { $text } from '../../designer.text.ts'
import { defineTab } from '../tab.ts'
import { Palette } from './palette.tsx'

export default defineTab({
  id: 'blocks',
  rank: 1,
  icon: LayoutGrid,
  label: () => $text.get().blocks,
  isShown: ({ policy, layout }) => !policy.isReadOnly && !layout,
  // the first thing on the screen: nothing to wait for
  part: { load: () => Promise.resolve(Palette), loaded: () => Palette },
})
