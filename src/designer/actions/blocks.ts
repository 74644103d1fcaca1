import { Copy, Trash2 } from 'lucide-react'
import { defineActions } from '../action.ts'
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
    isEnabled: hasBlock,
    run: (editor) => editor.removeChosen(),
  },
  {
    id: 'clipboard-copy',
    group: 'block',
    label: () => $text.get().toClipboard,
    keys: ['Mod+C'],
    reach: 'page',
    tools: { at: 'menu', rank: 10 },
    isEnabled: hasBlock,
    run: (editor) => editor.toClipboard(editor.page.$selected.get()),
  },
  {
    id: 'clipboard-paste',
    group: 'block',
    label: () => $text.get().pasteBelow,
    keys: ['Mod+V'],
    reach: 'page',
    tools: { at: 'menu', rank: 20 },
    run: (editor) => editor.paste(),
  },
])
