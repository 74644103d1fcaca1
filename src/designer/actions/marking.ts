import { EyeOff, PencilLine } from 'lucide-react'
import { defineActions, mayArrange, mayEdit } from '../action.ts'
import { $text } from '../designer.text.ts'
import type { Editor } from '../editor.ts'

const hasBlock = (editor: Editor) => editor.page.selection.$many.get().size > 0

export default defineActions([
  {
    id: 'hide-block',
    group: 'block',
    label: () => $text.get().hideBlock,
    icon: EyeOff,
    keys: ['Mod+Shift+H'],
    reach: 'page',
    tools: { at: 'bar', rank: 40 },
    isShown: mayEdit,
    isEnabled: hasBlock,
    run: (editor) => editor.hideChosen(),
  },
  {
    id: 'rename-block',
    group: 'block',
    label: () => $text.get().renameBlock,
    icon: PencilLine,
    keys: ['F2'],
    reach: 'page',
    tools: { at: 'menu', rank: 30 },
    isShown: mayArrange,
    isEnabled: (editor) => editor.page.selection.$many.get().size === 1,
    run: (editor) => {
      editor.$tab.set('outline')
      editor.$renaming.set(editor.page.$selected.get())
    },
  },
])
