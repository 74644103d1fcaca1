import { LayoutTemplate, Save } from 'lucide-react'
import { defineActions } from '../action.ts'
import type { Editor } from '../editor.ts'
import { $text } from '../rail/templates/tab.text.ts'

const canEdit = ({ policy, layout }: Editor) => !policy.isReadOnly && !layout

export default defineActions([
  {
    id: 'templates',
    group: 'page',
    label: () => $text.get().templates,
    icon: LayoutTemplate,
    isShown: canEdit,
    run: (editor) => editor.$tab.set('templates'),
  },
  {
    id: 'save-template',
    group: 'page',
    label: () => $text.get().saveTemplate,
    icon: Save,
    isShown: canEdit,
    run: (editor) => editor.open('save-template'),
  },
])
