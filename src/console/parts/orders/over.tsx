import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './over.css?inline'

addStyles(css)

/** Something, and `<small>` what belongs to it below; an address goes on in another line, where the column would push others out of sight. */
export const Over = ({ children }: { children: ReactNode }) => <span className="order-over">{children}</span>
