import { useStore } from '@nanostores/react'
import { $text } from '../thread.text.ts'

export default function Other() {
  const text = useStore($text)
  return (
    <p className="kefu-bubble-text" data-strange="">
      {text.other}
    </p>
  )
}
