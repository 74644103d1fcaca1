import { lazyPart } from '#src/ui/lazy-part.ts'
import { defineOverlay } from '../overlay.ts'

export default defineOverlay({
  id: 'save-preset',
  part: lazyPart<{ onClose: () => void }>(() => import('../../presets/save-preset-dialog.tsx').then((module) => module.SavePresetDialog)),
})
