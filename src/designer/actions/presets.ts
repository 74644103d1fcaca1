import { BookmarkPlus } from 'lucide-react'
import { defineActions, mayArrange } from '../action.ts'
import { blockKinds } from '../blocks/index.ts'
import type { Editor } from '../editor.ts'
import { $text } from '../overlays/overlay.text.ts'

const isOneKnown = ({ page }: Editor) =>
  page.selection.$many.get().size === 1 && blockKinds.has(page.block(page.$selected.get())?.kind ?? '')

export default defineActions([
  {
    id: 'save-preset',
    group: 'block',
    label: () => $text.get().savePreset,
    icon: BookmarkPlus,
    tools: { at: 'menu', rank: 60 },
    isShown: mayArrange,
    isEnabled: isOneKnown,
    run: (editor) => editor.open('save-preset'),
  },
])
