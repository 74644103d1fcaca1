import { useEffect, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './rich-text.css?inline'

addStyles(css)

// text of a shop may colour and align itself, but not leave its box
const kept = /^(?!position|inset|z-index|top$|left$|right$|bottom$|transform|animation|behavior)/

function boxed(fragment: DocumentFragment): DocumentFragment {
  for (const element of fragment.querySelectorAll<HTMLElement>('[style]'))
    for (const property of [...element.style]) if (!kept.test(property)) element.style.removeProperty(property)
  for (const link of fragment.querySelectorAll('a')) link.removeAttribute('href')
  return fragment
}

/** Saved rich text, shown as the storefront shows it; cleaned by DOMPurify, fit for a strict CSP with Trusted Types. */
export function RichText({ html, label }: { html: string; label?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    void import('./clean-html.ts').then(({ cleanHtml }) => {
      if (isCurrent && box.current) box.current.replaceChildren(boxed(cleanHtml(html).fragment))
    })
    return () => {
      isCurrent = false
    }
  }, [html])
  return <div className="ui-rich-text" ref={box} role={label ? 'group' : undefined} aria-label={label} />
}
