import { Redo2, Undo2 } from 'lucide-react'
import { defineActions, mayEdit } from '../action.ts'
import { $text } from '../designer.text.ts'

export default defineActions([
  {
    id: 'undo',
    group: 'edit',
    label: () => $text.get().undo,
    icon: Undo2,
    keys: ['Mod+Z'],
    isShown: mayEdit,
    isEnabled: ({ page }) => page.history.$state.get().canUndo,
    run: (editor) => editor.undo(),
  },
  {
    id: 'redo',
    group: 'edit',
    label: () => $text.get().redo,
    icon: Redo2,
    keys: ['Mod+Y', 'Mod+Shift+Z'],
    isShown: mayEdit,
    isEnabled: ({ page }) => page.history.$state.get().canRedo,
    run: (editor) => editor.redo(),
  },
])
