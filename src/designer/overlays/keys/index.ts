import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineOverlay } from '../overlay.ts'

export default defineOverlay({
  id: 'keys',
  part: lazyPart<{ onClose: () => void }>(() => import('./keys-dialog.tsx').then((module) => module.KeysDialog)),
})
