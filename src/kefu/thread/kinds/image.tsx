import '../media-styles.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { BodyProps } from '../kind.ts'
import { $text } from '../thread.text.ts'

export default function Image({ content, message, place }: BodyProps<'image'>) {
  const text = useStore($text)
  const [broken, setBroken] = useState('')
  const { address } = content
  if (!address || address === broken) return <p className="kefu-media kefu-media-gone">{text.imageGone}</p>
  return (
    <button type="button" className="kefu-media kefu-picture" aria-label={text.enlarge} onClick={() => place.enlarge(message.key)}>
      <img src={address} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setBroken(address)} />
    </button>
  )
}
