import { ImageOff } from 'lucide-react'
import type { ReadableAtom } from 'nanostores'
import { useState } from 'react'
import { useRequested } from './use-requested.ts'

interface PictureProps {
  /** The best first; the next is tried when that fails. */
  addresses: readonly string[]
  /** Empty where a name stands beside it. */
  alt?: string
  /** While true, nothing that was not asked for yet is: the list is flying by. */
  $isHeld?: ReadableAtom<boolean>
  onSize?: (width: number, height: number) => void
}

/** A picture that never leaves a hole: what cannot be shown becomes a mark. */
export function Picture({ addresses, alt = '', $isHeld, onSize }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const isRequested = useRequested($isHeld)
  const address = addresses.find((one) => one !== '' && !failed.includes(one))
  if (address === undefined) {
    return (
      <span className="media-no-picture" role={alt ? 'img' : undefined} aria-label={alt || undefined} aria-hidden={alt ? undefined : true}>
        <ImageOff />
      </span>
    )
  }
  if (!isRequested) return null
  return (
    <img
      key={address}
      ref={takeBack}
      src={address}
      alt={alt}
      decoding="async"
      draggable={false}
      onLoad={(event) => onSize?.(event.currentTarget.naturalWidth, event.currentTarget.naturalHeight)}
      onError={() => setFailed([...failed, address])}
    />
  )
}

// what left the screen on its way must not keep others waiting
const takeBack = (image: HTMLImageElement) => () => {
  if (!image.complete) image.removeAttribute('src')
}
