import { CrudScreen } from '../crud/crud-screen.tsx'
import { $text } from '../crud/crud.text.ts'
import { definePage } from '../engine/page.ts'

export default definePage({ text: $text, view: CrudScreen })
