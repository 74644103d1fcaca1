import { defineActions } from '../action.ts'
import { $text } from '../designer.text.ts'
import { pageSelection } from '../document/selection.ts'

export default defineActions([
  {
    id: 'select-all',
    group: 'block',
    label: () => $text.get().selectAll,
    keys: ['Mod+A'],
    reach: 'block',
    run: (editor) => editor.page.selectAll(),
  },
  {
    id: 'select-none',
    group: 'block',
    label: () => $text.get().selectNone,
    keys: ['Escape'],
    reach: 'block',
    run: (editor) => editor.page.select(pageSelection),
  },
])
