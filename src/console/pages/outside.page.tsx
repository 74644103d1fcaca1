import { definePage } from '../engine/page.ts'
import { OutsideScreen } from '../outside/outside-screen.tsx'
import { $text } from './outside.text.ts'

export default definePage({ text: $text, view: OutsideScreen })
