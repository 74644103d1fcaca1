import { useEffect, useState, type ComponentType } from 'react'
import { $trusted, foreignHost } from '../thread/look/foreign.ts'
import type { ThreadContext } from '../thread/kind.ts'
import { contentOf } from '../wire/content.ts'
import type { Message } from '../wire/message.ts'
import type { GalleryProps, Picture } from './picture.ts'

interface EnlargedProps {
  messages: readonly Message[]
  context: ThreadContext
  /** Key of the picture that was chosen. */
  first: string
  onClose(): void
}

/** The pictures of a conversation, opened at one of them. */
export function Enlarged({ messages, context, first, onClose }: EnlargedProps) {
  const [Gallery, setGallery] = useState<ComponentType<GalleryProps>>()
  useEffect(() => {
    let isCurrent = true
    import('./gallery.tsx').then(
      (found) => isCurrent && setGallery(() => found.Gallery),
      // the next press tries again
      () => isCurrent && onClose(),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, [])
  if (!Gallery) return null
  const pictures = messages.flatMap((message): Picture[] => {
    const content = contentOf(message, context.cards.base)
    if (content.kind !== 'image' || foreignHost(content.address, message, context, $trusted.get())) return []
    return content.address ? [{ key: message.key, address: content.address }] : []
  })
  return <Gallery pictures={pictures} first={first} onClose={onClose} />
}
