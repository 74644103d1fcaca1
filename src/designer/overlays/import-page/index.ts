import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineOverlay } from '../overlay.ts'

export default defineOverlay({
  id: 'import-page',
  part: lazyPart<{ onClose: () => void }>(() => import('../../page-file/import-dialog.tsx').then((module) => module.ImportDialog)),
})
