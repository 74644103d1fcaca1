import { defineActions } from '../action.ts'
import { $text } from '../designer.text.ts'
import { pageSelection } from '../document/selection.ts'

export default defineActions([
  {
    id: 'extend-above',
    group: 'block',
    label: () => $text.get().extendAbove,
    keys: ['Shift+ArrowUp'],
    reach: 'block',
    run: (editor) => editor.extendChosen(-1),
  },
  {
    id: 'extend-below',
    group: 'block',
    label: () => $text.get().extendBelow,
    keys: ['Shift+ArrowDown'],
    reach: 'block',
    run: (editor) => editor.extendChosen(1),
  },
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
