import { LayoutTemplate, Save } from 'lucide-react'
import { defineActions, mayArrange } from '../action.ts'
import { $text } from '../rail/templates/tab.text.ts'

export default defineActions([
  {
    id: 'templates',
    group: 'page',
    label: () => $text.get().templates,
    icon: LayoutTemplate,
    isShown: mayArrange,
    run: (editor) => editor.$tab.set('templates'),
  },
  {
    id: 'save-template',
    group: 'page',
    label: () => $text.get().saveTemplate,
    icon: Save,
    isShown: mayArrange,
    run: (editor) => editor.open('save-template'),
  },
])
