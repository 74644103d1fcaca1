import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineOverlay } from '../overlay.ts'

export default defineOverlay({
  id: 'commands',
  part: lazyPart<{ onClose: () => void }>(() => import('./commands-dialog.tsx').then((module) => module.CommandsDialog)),
})
