import { definePage } from '#src/console/engine/define-page.ts'
import { CrudScreen } from './crud-screen.tsx'
import { $text } from './text.ts'

export default definePage({ text: $text, view: CrudScreen })
