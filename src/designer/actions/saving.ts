import { Save, Send, Settings2 } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { defineActions } from '../action.ts'
import { publishChecked, saveChecked } from '../checks/checked-first.ts'
import { $text } from '../designer.text.ts'
import { $text as $publishing } from '../session/publishing.text.ts'
import { pageSelection } from '../document/selection.ts'

export default defineActions([
  {
    id: 'save',
    group: 'page',
    label: () => $common.get().save,
    icon: Save,
    keys: ['Mod+S'],
    run: (editor) => saveChecked(editor),
  },
  {
    id: 'publish',
    group: 'page',
    label: () => $publishing.get().publish,
    icon: Send,
    isShown: ({ policy, session }) => !policy.isReadOnly && session.publisher.isOffered,
    run: (editor) => publishChecked(editor),
  },
  {
    id: 'page-settings',
    group: 'page',
    label: () => $text.get().pageSettings,
    icon: Settings2,
    run: (editor) => editor.page.select(pageSelection),
  },
])
