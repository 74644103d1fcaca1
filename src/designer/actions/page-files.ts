import { FileDown, FileUp } from 'lucide-react'
import { defineActions, mayArrange } from '../action.ts'
import { $text } from '../overlays/overlay.text.ts'

export default defineActions([
  {
    id: 'export-page',
    group: 'page',
    label: () => $text.get().exportPage,
    icon: FileDown,
    isShown: ({ layout }) => !layout,
    run: (editor) => editor.open('export-page'),
  },
  {
    id: 'import-page',
    group: 'page',
    label: () => $text.get().importPage,
    icon: FileUp,
    isShown: mayArrange,
    run: (editor) => editor.open('import-page'),
  },
])
