import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds, one line each; frames are other people's pages, and one of another origin never answers. @param {import('puppeteer-core').Page} page */
export async function barriersOf(page) {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document.body, { resultTypes: ['violations'], elementRef: true, iframes: false })
    const isExcused = (id, element) => id === 'color-contrast' && element.closest('.designer-phone, .shop-phone') !== null
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => !isExcused(id, element))
        .slice(0, 4)
        .map(
          ({ target, failureSummary }) => `axe ${id}: ${JSON.stringify(target)} ${failureSummary.split('\n').slice(1, 2).join(' ').trim()}`,
        ),
    )
  })
}

/**
 * What can be measured of a screen without eyes: content wider than its box, words cut without a way to read them, targets below
 * 24 px (WCAG 2.5.8), what stands outside the window, and words of another language. Answers one sentence each.
 * @param {import('puppeteer-core').Page} page
 * @param {string} language
 */
export const defectsOf = (page, language) =>
  page.evaluate((spoken) => {
    const found = []
    const nodes = []
    const walk = (root) => {
      for (const node of root.querySelectorAll('*')) {
        nodes.push(node)
        if (node.shadowRoot) walk(node.shadowRoot)
      }
    }
    walk(document)
    const dialogs = nodes.filter((node) => node.matches('dialog[open]:modal'))
    const modal = dialogs.at(-1)
    const nameOf = (node) => {
      const classes = typeof node.className === 'string' ? node.className.split(' ').slice(0, 3).join('.') : ''
      return `${node.localName}${classes && `.${classes}`} "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)}"`
    }
    const isShown = (node) => {
      const box = node.getBoundingClientRect()
      if (box.width < 2 || box.height < 2 || node.closest('.ui-sr, [inert], .designer-phone, .shop-phone')) return false
      return node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(node).clipPath === 'none'
    }
    const ownText = (node) => [...node.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.textContent.trim())
    const hidesWidth = (node) => /auto|scroll|hidden|clip/.test(getComputedStyle(node).overflowX)
    const mayScroll = '.ui-table-box, .ui-tabs, .console-strip > ul, .console-tabs-list, [role=tablist], pre, .lines-box, .console-tabs *'
    const scroller = (node) => {
      for (let up = node.parentElement ?? node.getRootNode().host; up; up = up.parentElement ?? up.getRootNode().host)
        if (hidesWidth(up)) return up
      return null
    }
    for (const node of nodes.filter(isShown)) {
      const style = getComputedStyle(node)
      const box = node.getBoundingClientRect()
      const isAside = modal && !modal.contains(node)
      if (
        /auto|scroll/.test(style.overflowX) &&
        node.scrollWidth > node.clientWidth + 1 &&
        !node.matches(mayScroll) &&
        !node.matches('textarea')
      )
        found.push(`sideways: ${nameOf(node)} ${node.scrollWidth} in ${node.clientWidth}`)
      if (ownText(node) && style.overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1 && !node.matches('textarea, input')) {
        const said = node.closest('[title], [aria-label], [aria-describedby]')
        if (!said) found.push(`cut: ${nameOf(node)}`)
      }
      if (
        ownText(node) &&
        (box.right > innerWidth + 1 || box.left < -1) &&
        scroller(node)?.matches?.(mayScroll) !== true &&
        !node.closest('.ui-table-box, [role=tablist], .console-tabs, .console-strip, pre')
      )
        found.push(`outside: ${nameOf(node)} ${Math.round(box.left)}–${Math.round(box.right)}`)
      const isTarget = node.matches('button, a[href], select, input:not([type=hidden]), [role=button], [role=tab], [role=switch], summary')
      if (isTarget && !isAside && (box.width < 23.5 || box.height < 23.5)) {
        const label = node.closest('label')?.getBoundingClientRect()
        const isInline = node.matches('a, button') && style.display === 'inline' && ownText(node.parentElement)
        const isWide = label && label.height >= 23.5 && label.width >= 23.5
        if (!isInline && !isWide) found.push(`small: ${nameOf(node)} ${Math.round(box.width)}×${Math.round(box.height)}`)
      }
    }
    if (document.scrollingElement.scrollWidth > innerWidth + 1)
      found.push(`sideways: the document ${document.scrollingElement.scrollWidth}`)
    const words = new Set()
    for (const node of nodes.filter(isShown))
      for (const child of node.childNodes) {
        if (child.nodeType !== Node.TEXT_NODE) continue
        const text = child.textContent.trim()
        if (spoken === 'en' ? /\p{Script=Han}/u.test(text) : /^[A-Za-z][a-z]+( [A-Za-z]+)*[.!?]?$/.test(text)) words.add(text.slice(0, 60))
      }
    if (words.size > 0) found.push(`other words: ${[...words].slice(0, 40).join(' · ')}`)
    return [...new Set(found)]
  }, language)
