import { ClipboardPaste, Scissors, ClipboardCopy } from 'lucide-react'
import { defineActions, mayArrange } from '../action.ts'
import { copyByButton, pasteByButton } from '../clipboard/clipboard.ts'
import { $text } from '../clipboard/clipboard.text.ts'
import type { Editor } from '../editor.ts'

/** Parts of an older page are at home nowhere else. */
const mayCopy = ({ layout }: Editor) => layout === undefined
const hasBlock = (editor: Editor) => editor.page.selection.$many.get().size > 0

export default defineActions([
  {
    id: 'clipboard-copy',
    group: 'block',
    label: () => $text.get().copy,
    icon: ClipboardCopy,
    keys: ['Mod+C'],
    isNative: true,
    isShown: mayCopy,
    tools: { at: 'menu', rank: 10 },
    isEnabled: hasBlock,
    run: copyByButton,
  },
  {
    id: 'clipboard-cut',
    group: 'block',
    label: () => $text.get().cut,
    icon: Scissors,
    keys: ['Mod+X'],
    isNative: true,
    isShown: mayArrange,
    isEnabled: hasBlock,
    run: (editor) => copyByButton(editor).then(() => editor.removeChosen()),
  },
  {
    id: 'clipboard-paste',
    group: 'block',
    label: () => $text.get().paste,
    icon: ClipboardPaste,
    keys: ['Mod+V'],
    isNative: true,
    isShown: mayArrange,
    tools: { at: 'menu', rank: 20 },
    run: pasteByButton,
  },
])
