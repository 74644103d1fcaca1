import { QrCode, RotateCcw, Save, Send, Settings2 } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { defineActions, mayEdit } from '../action.ts'
import { saveChecked } from '../checks/checked-first.ts'
import { $text } from '../designer.text.ts'
import { $text as $overlay } from '../overlays/overlay.text.ts'
import { $text as $save } from '../session/save.text.ts'
import { $text as $publishing } from '../session/publishing.text.ts'
import { pageSelection } from '../document/selection.ts'

export default defineActions([
  {
    id: 'save',
    group: 'page',
    label: () => $common.get().save,
    icon: Save,
    keys: ['Mod+S'],
    isShown: mayEdit,
    run: (editor) => saveChecked(editor),
  },
  {
    id: 'publish',
    group: 'page',
    label: () => $publishing.get().publish,
    icon: Send,
    isShown: (editor) => mayEdit(editor) && editor.session.publisher.isOffered,
    run: (editor) => editor.open('publish'),
  },
  {
    id: 'preview',
    group: 'page',
    label: () => $overlay.get().preview,
    icon: QrCode,
    run: (editor) => editor.open('preview'),
  },
  {
    id: 'reset',
    group: 'page',
    label: () => $save.get().reset,
    icon: RotateCcw,
    isShown: mayEdit,
    run: async (editor) => (await import('../session/reset.ts')).resetOnRequest(editor),
  },
  {
    id: 'page-settings',
    group: 'page',
    label: () => $text.get().pageSettings,
    icon: Settings2,
    run: (editor) => editor.page.select(pageSelection),
  },
])
