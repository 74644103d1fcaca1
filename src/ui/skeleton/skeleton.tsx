import { addStyles } from '#src/lib/styles.ts'
import css from './skeleton.css?inline'

addStyles(css)

export interface SkeletonProps {
  /** Lines of text, the last one shorter. Without it one block of the given size. */
  rows?: number
  width?: number | string
  height?: number | string
}

export function Skeleton({ rows, width, height = 16 }: SkeletonProps) {
  if (rows === undefined) return <span className="ui-skeleton" aria-hidden="true" style={{ width: width ?? '100%', height }} />
  return (
    <span className="ui-skeleton-rows" aria-hidden="true" style={{ width }}>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} className="ui-skeleton" style={{ width: index === rows - 1 && rows > 1 ? '62%' : '100%', height }} />
      ))}
    </span>
  )
}
