import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './phone.css?inline'

addStyles(css)

interface PhoneProps {
  label: string
  title?: string
  /** Says that what stands there is made up. */
  sketch?: string
  children: ReactNode
}

/** A phone that shows a drawn page of the storefront; always light, as the storefront is. */
export function Phone({ label, title, sketch, children }: PhoneProps) {
  return (
    <figure className="shop-phone" aria-label={label}>
      {sketch !== undefined && <figcaption className="shop-phone-sketch">{sketch}</figcaption>}
      {title !== undefined && <div className="shop-phone-title">{title}</div>}
      <div className="shop-phone-page">{children}</div>
    </figure>
  )
}

/** A product's picture, or a quiet ground while there is none. */
export function Picture({ address }: { address: string | undefined }) {
  return <span className="shop-picture">{address && <img src={address} alt="" draggable={false} loading="lazy" />}</span>
}
