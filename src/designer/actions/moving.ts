import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react'
import { defineActions, mayArrange } from '../action.ts'
import { $text } from '../designer.text.ts'
import type { Editor } from '../editor.ts'

const hasBlock = (editor: Editor) => editor.page.selection.$many.get().size > 0

export default defineActions([
  {
    id: 'select-above',
    group: 'block',
    label: () => $text.get().selectAbove,
    keys: ['ArrowUp'],
    reach: 'block',
    run: (editor) => editor.selectNear(-1),
  },
  {
    id: 'select-below',
    group: 'block',
    label: () => $text.get().selectBelow,
    keys: ['ArrowDown'],
    reach: 'block',
    run: (editor) => editor.selectNear(1),
  },
  {
    id: 'move-up',
    group: 'block',
    label: () => $text.get().moveUp,
    icon: ArrowUp,
    keys: ['Alt+ArrowUp'],
    reach: 'block',
    tools: { at: 'bar', rank: 10 },
    isShown: mayArrange,
    isEnabled: hasBlock,
    run: (editor) => editor.stepChosen(-1),
  },
  {
    id: 'move-down',
    group: 'block',
    label: () => $text.get().moveDown,
    icon: ArrowDown,
    keys: ['Alt+ArrowDown'],
    reach: 'block',
    tools: { at: 'bar', rank: 20 },
    isShown: mayArrange,
    isEnabled: hasBlock,
    run: (editor) => editor.stepChosen(1),
  },
  {
    id: 'move-top',
    group: 'block',
    label: () => $text.get().moveTop,
    icon: ArrowUpToLine,
    keys: ['Alt+Home'],
    reach: 'block',
    tools: { at: 'menu', rank: 40 },
    isShown: mayArrange,
    isEnabled: hasBlock,
    run: (editor) => editor.moveChosen(0),
  },
  {
    id: 'move-end',
    group: 'block',
    label: () => $text.get().moveEnd,
    icon: ArrowDownToLine,
    keys: ['Alt+End'],
    reach: 'block',
    tools: { at: 'menu', rank: 50 },
    isShown: mayArrange,
    isEnabled: hasBlock,
    run: (editor) => editor.moveChosen(Number.POSITIVE_INFINITY),
  },
])
