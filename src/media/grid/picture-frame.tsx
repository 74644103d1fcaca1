import { ImageOff } from 'lucide-react'
import type { ReadableAtom } from 'nanostores'
import { useLayoutEffect, useRef, useState } from 'react'
import { jsonText } from '#src/lib/json-text.ts'
import type { Pictured, Pictures } from './pictures.ts'
import { useRequested } from './use-requested.ts'

interface PictureFrameProps {
  className: string
  picture: Pictured
  pictures: Pictures
  /** While true, nothing that was not asked for yet is: the list is flying by. */
  $isHeld: ReadableAtom<boolean>
  act?: string
}

/** The picture of a file in a list; never a hole: what cannot be shown becomes a mark. */
export function PictureFrame({ className, picture, pictures, $isHeld, act }: PictureFrameProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const [broken, setBroken] = useState('')
  const isRequested = useRequested($isHeld)
  const of = jsonText(picture)
  const shown = useRef(picture)
  shown.current = picture
  useLayoutEffect(() => {
    if (isRequested) return pictures.show(shown.current, frame.current!, () => setBroken(of))
  }, [pictures, isRequested, of])
  return (
    <span ref={frame} className={className} role="presentation" data-act={act}>
      {broken === of && (
        <span className="media-no-picture" aria-hidden="true">
          <ImageOff />
        </span>
      )}
    </span>
  )
}
