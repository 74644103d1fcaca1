import { TextCursorInput } from 'lucide-react'
import { defineActions, mayEdit } from '../action.ts'
import { $text } from '../designer.text.ts'

export default defineActions([
  {
    id: 'write-text',
    group: 'block',
    label: () => $text.get().writeText,
    icon: TextCursorInput,
    keys: ['Shift+Enter'],
    reach: 'block',
    tools: { at: 'menu', rank: 25 },
    isShown: mayEdit,
    run: (editor) => editor.$writing.set({ id: editor.page.$selected.get() }),
  },
])
