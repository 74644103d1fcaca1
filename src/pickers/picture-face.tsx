import { ImageOff, ImagePlus } from 'lucide-react'
import { useState } from 'react'

/** What a field of a picture shows: the picture, that there is none yet, or that it cannot be loaded. */
export function PictureFace({ value }: { value: string }) {
  const [broken, setBroken] = useState('')
  if (!value) return <ImagePlus size={18} aria-hidden />
  if (value === broken) return <ImageOff size={18} aria-hidden />
  return <img src={value} alt="" draggable={false} onError={() => setBroken(value)} />
}
