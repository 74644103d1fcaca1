import purify, { type Config } from 'dompurify'
import { inertHtml } from './inert-html.ts'
import { setStyles } from './set-styles.ts'

const forbidden = ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed', 'svg', 'math', 'map', 'area']

/** What DOMPurify lets through; nothing where there is no body, but a set of frames. */
export const purified = (html: string, config: Config): DocumentFragment =>
  (purify.sanitize(inertHtml(html), { ...config, RETURN_DOM_FRAGMENT: true }) as DocumentFragment | null) ?? new DocumentFragment()

/**
 * HTML without anything that runs, as nodes for an editor, which must see what it is to keep: links, classes, all styles.
 * Where HTML is only looked at, `shownHtml` decides. `isWhole` tells whether nothing had to go.
 */
export function cleanHtml(html: string): { fragment: DocumentFragment; isWhole: boolean } {
  const fragment = purified(html, { FORBID_TAGS: [...forbidden], FORBID_ATTR: ['style'], ADD_ATTR: ['target'] })
  const isWhole = purify.removed.length === 0 && !/<frameset\b/i.test(html) && !/<(style|script)\b|\son\w+\s*=/i.test(html)
  setStyles(fragment)
  return { fragment, isWhole }
}

/** The same as a document of its own, for libraries that parse. Nothing in it is loaded or run. */
export function parseHtml(html: string): Document {
  const page = document.implementation.createHTMLDocument('')
  page.body.append(page.adoptNode(cleanHtml(html).fragment))
  return page
}
