import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineOverlay } from '../overlay.ts'

export default defineOverlay({
  id: 'export-page',
  part: lazyPart<{ onClose: () => void }>(() => import('../../page-file/export-dialog.tsx').then((module) => module.ExportDialog)),
})
