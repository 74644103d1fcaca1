import { ArchiveRestore, BookmarkCheck } from 'lucide-react'
import { defineActions, mayArrange } from '../action.ts'
import type { Editor } from '../editor.ts'
import { $text } from '../templates/default-content.text.ts'

const isStored = ({ session }: Editor) => session.saver.$origin.get().id !== ''
const content = () => import('../templates/default-content.ts')

export default defineActions([
  {
    id: 'keep-default',
    group: 'page',
    label: () => $text.get().keep,
    icon: BookmarkCheck,
    isShown: mayArrange,
    isEnabled: isStored,
    run: async (editor) => (await content()).keepAsDefault(editor),
  },
  {
    id: 'take-default',
    group: 'page',
    label: () => $text.get().take,
    icon: ArchiveRestore,
    isShown: mayArrange,
    isEnabled: isStored,
    run: async (editor) => (await content()).backToDefault(editor),
  },
])
