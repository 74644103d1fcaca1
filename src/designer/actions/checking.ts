import { ListChecks } from 'lucide-react'
import { defineActions } from '../action.ts'
import { showFindings } from '../checks/show-findings.ts'
import { $text } from '../rail/checks/tab.text.ts'

export default defineActions([
  { id: 'checks', group: 'page', label: () => $text.get().checks, icon: ListChecks, run: (editor) => showFindings(editor) },
])
