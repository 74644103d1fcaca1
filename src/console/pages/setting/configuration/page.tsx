import { definePage } from '#src/console/engine/define-page.ts'
import { ConfigScreen } from './config-screen.tsx'
import { $text } from './text.ts'

export default definePage({ text: $text, view: ConfigScreen })
