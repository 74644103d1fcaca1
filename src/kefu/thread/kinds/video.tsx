import '../media-styles.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Held } from '../look/held.tsx'
import type { BodyProps } from '../kind.ts'
import { $text } from '../kinds.text.ts'
import { $text as $thread } from '../thread.text.ts'

export default function Video({ content: { address }, message, context }: BodyProps<'video'>) {
  const text = useStore($text)
  const thread = useStore($thread)
  const [broken, setBroken] = useState('')
  if (!address || address === broken) return <p className="kefu-media kefu-media-gone">{text.videoGone}</p>
  return (
    <Held {...{ address, message, context }}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film of a phone has none */}
      <video
        className="kefu-media"
        controls
        playsInline
        preload="metadata"
        src={address}
        aria-label={thread.video}
        onError={() => setBroken(address)}
      />
    </Held>
  )
}
