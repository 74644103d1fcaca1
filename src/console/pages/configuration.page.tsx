import { ConfigScreen } from '../configuration/config-screen.tsx'
import { $text } from '../configuration/configuration.text.ts'
import { definePage } from '../engine/page.ts'

export default definePage({ text: $text, view: ConfigScreen })
