import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineOverlay } from '../overlay.ts'

export default defineOverlay({
  id: 'save-template',
  part: lazyPart<{ onClose: () => void }>(() =>
    import('../../templates/save-template-dialog.tsx').then((module) => module.SaveTemplateDialog),
  ),
})
