import { definePage } from '#src/console/engine/define-page.ts'
import { OutsideScreen } from './outside-screen.tsx'
import { $text } from './text.ts'

export default definePage({ text: $text, view: OutsideScreen })
