import { Film } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FilmFrame } from '../grid/film-frame.tsx'
import { Picture } from '../grid/picture.tsx'
import { isPictureName } from './accept.ts'
import { SmallPicture } from './small-picture.tsx'

interface LocalPreviewProps {
  file: File | null
  isVideo?: boolean
  /** Milliseconds before it is made: what passes by at once needs none. */
  delay?: number
}

/** A small look at a file that is still on this computer. */
export function LocalPreview({ file, isVideo = false, delay = 0 }: LocalPreviewProps) {
  const [address, setAddress] = useState('')
  const isInCrowd = delay > 0 && !isVideo
  useEffect(() => {
    if (!file || isInCrowd || !(isVideo || isPictureName(file.name))) return
    let made = ''
    const timer = setTimeout(() => setAddress((made = URL.createObjectURL(file))), delay)
    return () => {
      clearTimeout(timer)
      if (made) URL.revokeObjectURL(made)
    }
  }, [file, isVideo, isInCrowd, delay])
  if (file && isInCrowd && isPictureName(file.name))
    return (
      <span className="media-upload-preview">
        <SmallPicture file={file} delay={delay} />
      </span>
    )
  return (
    <span className="media-upload-preview">
      {isVideo && <FilmFrame address={address} />}
      {isVideo ? <Film aria-hidden="true" /> : address ? <Picture key={address} addresses={[address]} /> : <Picture addresses={[]} />}
    </span>
  )
}
