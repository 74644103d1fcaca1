import { ImageOff, Image as ImageIcon } from 'lucide-react'
import { useState, type CSSProperties } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './picture.css?inline'

addStyles(css)

interface PictureProps {
  src: string
  className: string
  /** Size shown in the empty box. */
  placeholder?: string
  style?: CSSProperties
  /** Told the picture's own size in px once it has arrived. */
  onSize?: (width: number, height: number) => void
}

/** A picture of the shop; a quiet box where there is none, or where it cannot be loaded. */
export function Picture({ src, className, placeholder, style, onSize }: PictureProps) {
  const [broken, setBroken] = useState('')
  if (src && broken !== src) {
    return (
      <img
        className={className}
        style={style}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onLoad={({ currentTarget }) => onSize?.(currentTarget.naturalWidth, currentTarget.naturalHeight)}
        onError={() => setBroken(src)}
      />
    )
  }
  const Sign = src ? ImageOff : ImageIcon
  return (
    <span className={`designer-nopicture ${className}`} style={style}>
      <Sign size={18} aria-hidden />
      {placeholder && <span>{placeholder}</span>}
    </span>
  )
}
