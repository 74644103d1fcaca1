import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

interface SmallPictureProps {
  file: File
  /** Milliseconds before it is made: what passes by at once needs none. */
  delay: number
}

/** Pixels of the shorter side: 32 on a screen of two pixels a dot. */
const side = 64

/**
 * A small look at one picture of a crowd. It is read and made small beside the page's own work: an address of a blob is
 * made only when the browser's other process answers, and with a thousand pictures that is waited for.
 */
export function SmallPicture({ file, delay }: SmallPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    let isOver = false
    const draw = async () => {
      const picture = await createImageBitmap(file, { resizeWidth: side, resizeQuality: 'medium' }).catch(() => undefined)
      if (!picture || isOver) return picture?.close()
      canvas.current!.width = picture.width
      canvas.current!.height = picture.height
      canvas.current!.getContext('2d')?.drawImage(picture, 0, 0)
      picture.close()
      setDrawn(true)
    }
    const timer = setTimeout(() => void draw(), delay)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [file, delay])
  return (
    <>
      <canvas ref={canvas} hidden={!isDrawn} aria-hidden="true" />
      {!isDrawn && (
        <span className="media-no-picture" aria-hidden="true">
          <ImageOff />
        </span>
      )}
    </>
  )
}
