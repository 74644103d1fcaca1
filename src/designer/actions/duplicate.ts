import { Files } from 'lucide-react'
import { defineActions, mayArrange } from '../action.ts'
import { $text } from '../duplicate/label.text.ts'

export default defineActions([
  {
    id: 'duplicate-page',
    group: 'page',
    label: () => $text.get().duplicate,
    icon: Files,
    isShown: mayArrange,
    isEnabled: ({ session }) => session.saver.$origin.get().id !== '',
    run: async (editor) => (await import('../duplicate/duplicate.ts')).duplicate(editor),
  },
])
