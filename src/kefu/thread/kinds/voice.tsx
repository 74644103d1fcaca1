import '../media-styles.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Held } from '../look/held.tsx'
import type { BodyProps } from '../kind.ts'
import { $text } from '../kinds.text.ts'
import { $text as $thread } from '../thread.text.ts'

export default function Voice({ content: { address }, message, context }: BodyProps<'voice'>) {
  const text = useStore($text)
  const thread = useStore($thread)
  const [broken, setBroken] = useState('')
  if (!address || address === broken) return <p className="kefu-bubble-text">{text.voiceGone}</p>
  return (
    <Held {...{ address, message, context }}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody wrote down what was said */}
      <audio
        className="kefu-voice"
        controls
        preload="metadata"
        src={address}
        aria-label={thread.voice}
        onError={() => setBroken(address)}
      />
    </Held>
  )
}
