import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineOverlay } from '../overlay.ts'

export default defineOverlay({
  id: 'publish',
  part: lazyPart<{ onClose: () => void }>(() => import('./publish-dialog.tsx').then((module) => module.PublishDialog)),
})
