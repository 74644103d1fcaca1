import { useMemo } from 'react'
import { qrMatrix } from '#src/lib/qr.ts'

interface QrCodeProps {
  /** What a telephone reads; at most 213 bytes. */
  text: string
  /** Name for screen readers. */
  label: string
  className?: string
  /** Width and height in px; without it the class decides. */
  size?: number
}

// modules of white that a reader needs around a code
const quiet = 4

/** A QR code, black on white in every theme. */
export function QrCode({ text, label, className, size }: QrCodeProps) {
  const { path, side } = useMemo(() => {
    const rows = qrMatrix(text)
    const dots = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    return { path: dots.join(''), side: rows.length + quiet * 2 }
  }, [text])
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      {...(size && { width: size, height: size })}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
