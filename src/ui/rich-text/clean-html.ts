import purify from 'dompurify'
import { inertHtml } from './inert-html.ts'

const forbidden = ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed']

/**
 * HTML without anything that acts, as nodes; inline styles stand in it, set by script, so that a strict policy has
 * nothing to report. `isWhole` tells whether nothing had to go.
 */
export function cleanHtml(html: string): { fragment: DocumentFragment; isWhole: boolean } {
  const inert = inertHtml(html)
  const fragment = purify.sanitize(inert, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: [...forbidden],
    FORBID_ATTR: ['style'],
    ADD_ATTR: ['target'],
  })
  const isWhole = purify.removed.length === 0 && !/<(style|script)\b|\son\w+\s*=/i.test(html)
  for (const element of fragment.querySelectorAll<HTMLElement>('[data-crm-style]')) {
    element.style.cssText = element.dataset['crmStyle'] ?? ''
    delete element.dataset['crmStyle']
  }
  return { fragment, isWhole }
}

/** The same as a document of its own, for libraries that parse. Nothing in it is loaded or run. */
export function parseHtml(html: string): Document {
  const page = document.implementation.createHTMLDocument('')
  page.body.append(page.adoptNode(cleanHtml(html).fragment))
  return page
}
