import '../media-styles.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { localAddress, readPicture } from '../../client/pictures.ts'
import { Held } from '../look/held.tsx'
import type { BodyProps } from '../kind.ts'
import { $text } from '../kinds.text.ts'
import { Share } from '../share.tsx'
import { $text as $thread } from '../thread.text.ts'

export default function Image({ content, message, context }: BodyProps<'image'>) {
  const text = useStore($text)
  const thread = useStore($thread)
  const [broken, setBroken] = useState('')
  const isWaiting = message.state !== 'sent'
  const local = useStore(localAddress(message.key))
  // after a reload the device still has what was not sent
  useEffect(() => {
    if (isWaiting) void readPicture(message.key)
  }, [isWaiting, message.key])
  const address = local || content.address
  if (isWaiting && address !== broken)
    return (
      <div className="kefu-media kefu-picture" data-waiting="">
        {address && <img src={address} alt={thread.image} draggable={false} onError={() => setBroken(address)} />}
        {message.state === 'sending' && <Share id={message.key} />}
      </div>
    )
  if (!address || address === broken) return <p className="kefu-media kefu-media-gone">{text.imageGone}</p>
  return (
    <Held {...{ address, message, context }}>
      <button type="button" className="kefu-media kefu-picture" aria-label={text.enlarge} onClick={() => context.enlarge(message.key)}>
        <img src={address} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setBroken(address)} />
      </button>
    </Held>
  )
}
