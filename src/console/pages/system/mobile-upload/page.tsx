import { definePage } from '#src/console/engine/define-page.ts'
import { PhoneScreen } from './phone-screen.tsx'
import { $text } from './text.ts'

export default definePage({ text: $text, view: PhoneScreen })
