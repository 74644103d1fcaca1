import { Copy, Trash2 } from 'lucide-react'
import { defineActions, mayArrange } from '../action.ts'
import { $text } from '../designer.text.ts'
import type { Editor } from '../editor.ts'

const hasBlock = (editor: Editor) => editor.page.selection.$many.get().size > 0

export default defineActions([
  {
    id: 'copy-block',
    group: 'block',
    label: () => $text.get().copyBlock,
    icon: Copy,
    keys: ['Mod+D'],
    reach: 'page',
    tools: { at: 'bar', rank: 30 },
    isShown: mayArrange,
    isEnabled: hasBlock,
    run: (editor) => editor.copyChosen(),
  },
  {
    id: 'remove-block',
    group: 'block',
    label: () => $text.get().removeBlock,
    icon: Trash2,
    keys: ['Delete', 'Backspace'],
    reach: 'block',
    tools: { at: 'bar', rank: 90 },
    isShown: mayArrange,
    isEnabled: hasBlock,
    run: (editor) => {
      // an element that goes with the focus makes the browser lay out the page in the middle of the change
      editor.host.root.activeElement?.closest<HTMLElement>('.designer-block :focus')?.blur()
      editor.removeChosen()
    },
  },
])
