import { useEffect, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './rich-text.css?inline'

addStyles(css)

/** Saved rich text, shown as the storefront shows it; what of it may be shown `lib/shown-rules.ts` says. Fit for a strict CSP with Trusted Types. */
export function RichText({ html, label }: { html: string; label?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    void import('./shown-html.ts').then(({ shownHtml }) => {
      if (isCurrent && box.current) box.current.replaceChildren(shownHtml(html))
    })
    return () => {
      isCurrent = false
    }
  }, [html])
  return <div className="ui-rich-text" ref={box} role={label ? 'group' : undefined} aria-label={label} />
}
