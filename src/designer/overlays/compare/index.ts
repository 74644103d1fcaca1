import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineOverlay } from '../overlay.ts'

export default defineOverlay({
  id: 'compare',
  part: lazyPart<{ onClose: () => void }>(() => import('./compare-dialog.tsx').then((module) => module.CompareDialog)),
})
