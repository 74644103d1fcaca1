import { ImageOff } from 'lucide-react'
import { useState } from 'react'

interface PictureProps {
  /** Thumbnail first; the original is tried when that fails. */
  addresses: readonly string[]
  /** Empty where a name stands beside it. */
  alt?: string
  onSize?: (width: number, height: number) => void
}

/** A picture that never leaves a hole: what cannot be shown becomes a mark. */
export function Picture({ addresses, alt = '', onSize }: PictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const address = addresses.find((one) => one !== '' && !failed.includes(one))
  if (address === undefined) {
    return (
      <span className="media-no-picture" role={alt ? 'img' : undefined} aria-label={alt || undefined} aria-hidden={alt ? undefined : true}>
        <ImageOff />
      </span>
    )
  }
  return (
    <img
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={(event) => onSize?.(event.currentTarget.naturalWidth, event.currentTarget.naturalHeight)}
      onError={() => setFailed([...failed, address])}
    />
  )
}
