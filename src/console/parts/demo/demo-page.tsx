import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './demo-part.css?inline'

addStyles(css)

interface DemoPageProps {
  title: string
  /** What is to be seen there. */
  about: string
  children: ReactNode
}

/** The frame of a page of the demo section: its title, what it shows, and that. */
export function DemoPage({ title, about, children }: DemoPageProps) {
  return (
    <section className="console-list" aria-label={title}>
      <header className="console-list-head">
        <div>
          <h1>{title}</h1>
          <p className="console-faint">{about}</p>
        </div>
      </header>
      {children}
    </section>
  )
}
