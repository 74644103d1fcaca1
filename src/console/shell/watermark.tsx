import { useId } from 'react'

/** Words across the whole console, for screenshots that leave the house. They let every press through. */
export function Watermark({ words }: { words: string }) {
  const id = useId()
  return (
    <svg className="console-watermark" aria-hidden focusable="false">
      <defs>
        <pattern id={id} width="240" height="160" patternUnits="userSpaceOnUse" patternTransform="rotate(-20)">
          <text x="8" y="90">
            {words}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
