import { ImageOff, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { useNear } from '#src/ui/use-near.ts'
import css from './input.css?inline'

addStyles(css)

/** The full address of a picture; shops store some of them without their own. */
export function pictureAddress(src: string, base: string): string {
  if (src === '' || /^(https?:|data:image\/|blob:|\/\/)/i.test(src)) return src
  try {
    return new URL(src, `${base.replace(/\/$/, '')}/`).href
  } catch {
    return ''
  }
}

interface ShopPictureProps {
  src: string
  base: string
  size?: number
  /** Somebody's picture: most people have none, which is no fault. */
  isPerson?: boolean
}

/** A small picture in a list, asked for once when it is near; a quiet box where there is none, or where it cannot be loaded. */
export function ShopPicture({ src, base, size = 36, isPerson = false }: ShopPictureProps) {
  const None = isPerson ? UserRound : ImageOff
  const address = pictureAddress(src, base)
  const [broken, setBroken] = useState('')
  const image = useRef<HTMLImageElement>(null)
  const isNear = useNear(image)
  const box = { width: size, height: size }
  if (address === '' || broken === address)
    return (
      <span className="pick-picture" style={box}>
        <None size={Math.min(isPerson ? 20 : 16, size / 2)} aria-hidden />
      </span>
    )
  return (
    <img
      ref={image}
      className="pick-picture"
      style={box}
      src={isNear ? address : undefined}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => setBroken(address)}
    />
  )
}
