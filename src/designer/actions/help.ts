import { Keyboard, Search } from 'lucide-react'
import { defineActions } from '../action.ts'
import { $text } from '../overlays/overlay.text.ts'

export default defineActions([
  {
    id: 'commands',
    group: 'help',
    label: () => $text.get().commands,
    icon: Search,
    keys: ['Mod+K'],
    run: (editor) => editor.open('commands'),
  },
  {
    id: 'keys',
    group: 'help',
    label: () => $text.get().keys,
    icon: Keyboard,
    keys: ['?'],
    reach: 'page',
    run: (editor) => editor.open('keys'),
  },
])
