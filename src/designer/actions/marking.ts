import { EyeOff, PencilLine } from 'lucide-react'
import { defineActions } from '../action.ts'
import { $text } from '../designer.text.ts'
import type { Editor } from '../editor.ts'

/** The parts of an older page are given. */
const mayChange = ({ layout }: Editor) => layout === undefined
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
    isShown: mayChange,
    isEnabled: hasBlock,
    run: (editor) => {
      editor.$tab.set('outline')
      editor.$renaming.set(editor.page.$selected.get())
    },
  },
])
