import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './demo-part.css?inline'

addStyles(css)

interface DemoPartProps {
  title: string
  /** Its parts stand below each other. */
  isWide?: boolean
  children: ReactNode
}

/** A part of a page that shows what the console can do. */
export function DemoPart({ title, isWide, children }: DemoPartProps) {
  return (
    <section className="console-demo" aria-label={title} data-wide={isWide || undefined}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
