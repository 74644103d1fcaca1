import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineOverlay } from '../overlay.ts'

export default defineOverlay({
  id: 'preview',
  part: lazyPart<{ onClose: () => void }>(() => import('./preview-dialog.tsx').then((module) => module.PreviewDialog)),
})
