import { definePage } from '../engine/page.ts'
import { PhoneScreen } from '../phone/phone-screen.tsx'
import { $text } from '../phone/phone.text.ts'

export default definePage({ text: $text, view: PhoneScreen })
