import sharp from 'sharp'
import type { Page } from 'puppeteer-core'

/** Share of pixels that differ visibly between two screenshots of the same size. */
export async function difference(one: Uint8Array, two: Uint8Array): Promise<number> {
  const raw = (picture: Uint8Array) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const [a, b] = await Promise.all([raw(one), raw(two)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let different = 0
  for (let at = 0; at < a.data.length; at += 3) {
    const distance = Math.max(...[0, 1, 2].map((colour) => Math.abs(a.data[at + colour]! - b.data[at + colour]!)))
    if (distance > 12) different++
  }
  return different / (a.data.length / 3)
}

const properties = [
  'display',
  'boxSizing',
  'fontSize',
  'fontFamily',
  'letterSpacing',
  'textTransform',
  'lineHeight',
  'color',
  'backgroundColor',
  'backgroundImage',
  'paddingTop',
  'paddingLeft',
  'marginTop',
  'borderTopWidth',
  'borderTopStyle',
  'borderRadius',
  'textDecorationLine',
  'maxWidth',
  'width',
  'height',
] as const

/** Computed styles of everything inside an element's shadow root, in document order. */
export function innerStyles(page: Page, tag: string): Promise<string[]> {
  return page.evaluate(
    ([name, wanted]) => {
      const root = document.querySelector(name)!.shadowRoot!
      return [...root.querySelectorAll('*')].flatMap((node) => {
        const style = getComputedStyle(node)
        // a box that is none can take what it likes
        if (style.display === 'contents') return []
        return `${node.tagName.replace(/^(CRM-ROOT)-.*/, '$1')} ${node.className} ${wanted.map((key) => style[key]).join(' | ')}`
      })
    },
    [tag, properties] as const,
  )
}

/** Everything outside of our elements that could be seen to change. */
export function hostState(page: Page): Promise<unknown> {
  return page.evaluate((wanted) => {
    const nodes = [...document.querySelectorAll('html, body, h1, #neighbour, #neighbour *')]
    return {
      styles: nodes.map((node) => {
        const style = getComputedStyle(node)
        return `${node.tagName} ${wanted.map((key) => style[key]).join(' | ')}`
      }),
      attributes: ['html', 'body'].map((name) => document.querySelector(name)!.getAttributeNames()),
      inHead: [...document.head.children]
        .map((node) => node.outerHTML.replace(/<script type="module"[^>]*><\/script>/, ''))
        .filter(Boolean),
      inBody: [...document.body.children].map((node) => node.tagName + node.id),
      sheets: document.adoptedStyleSheets.length,
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !key.startsWith('crm:')),
      // nanostores keeps its clock there, puppeteer its queries
      globals: Object.keys(window).filter((key) => !/^\d+$|^nanostoresGlobal$|ariaQuerySelector/.test(key)),
      title: document.title,
      address: location.href,
      cookies: document.cookie,
    }
  }, properties)
}
