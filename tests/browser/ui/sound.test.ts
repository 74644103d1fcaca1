import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { byText, count, type Gallery, inside, openGallery, pause, startGallery, still } from './gallery.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let gallery: Gallery
beforeAll(async () => {
  gallery = await startGallery()
})
afterAll(() => gallery.close())
afterEach(async () => {
  for (const context of gallery.browser.browserContexts().slice(1)) await context.close()
})

/** What axe finds in the gallery, one line each. */
async function faults(page: Page, only?: string[]): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (rules) => {
    type Result = { violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }
    const { axe } = globalThis as unknown as { axe: { run(where: unknown, options: unknown): Promise<Result> } }
    // the guards hand the focus on and never keep it; `region` is about the host page
    const { violations } = await axe.run(
      { include: [['crm-ui-gallery']], exclude: [{ fromShadowDom: ['crm-ui-gallery', '[data-base-ui-focus-guard]'] }] },
      { ...(rules && { runOnly: rules }), rules: { region: { enabled: false }, 'label-content-name-mismatch': { enabled: true } } },
    )
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`))
  }, only)
}

const openings: [string, string, string][] = [
  ['dialog', '打开对话框', '.ui-panel'],
  ['drawer', '打开抽屉', '.ui-panel'],
  ['question', '删除页面', '.ui-question'],
  ['menu', '操作', '[role=menu]'],
  ['popover', '筛选', '.ui-popover'],
]

describe.each(['light', 'dark'] as const)('axe in %s', (theme) => {
  it('finds nothing in the gallery', async () => {
    const page = await openGallery(gallery, { theme, query: '?plain' })
    expect(await faults(page)).toEqual([])
  })

  it('finds nothing while something floats', async () => {
    const page = await openGallery(gallery, { theme, query: '?plain' })
    for (const [name, words, selector] of openings) {
      await (await byText(page, '.gallery-card > .gallery-row button', words)).click()
      await inside(page, selector)
      await still(page)
      expect(await faults(page), name).toEqual([])
      await page.keyboard.press('Escape')
      await still(page)
    }
  })

  it('finds nothing in the list of a select and in messages', async () => {
    const page = await openGallery(gallery, { theme, query: '?plain' })
    for (const words of ['已保存', '网络连接中断，修改已保留在本机']) await (await byText(page, '.gallery-row button', words)).click()
    await (await byText(page, '[role=combobox]', '请选择')).click()
    await inside(page, '[role=listbox]')
    await still(page)
    expect(await faults(page)).toEqual([])
  })
})

describe('every primary colour', () => {
  it('holds AA in light and dark', async () => {
    const page = await openGallery(gallery, { query: '?plain' })
    const names = await page.evaluate(() =>
      [...document.querySelector('crm-ui-gallery')!.shadowRoot!.querySelectorAll('.gallery-primary')].map((node) => node.ariaLabel!),
    )
    expect(names).toHaveLength(4)
    for (const theme of ['浅色', '深色'])
      for (const name of names) {
        await (await byText(page, '.gallery-primary', name)).click()
        await (await inside(page, `.gallery-toggles [aria-label="${theme}"]`)).click()
        await still(page)
        expect(await faults(page, ['color-contrast']), `${name} ${theme}`).toEqual([])
      }
  })
})

describe('a widget whose heavy half cannot be downloaded', () => {
  it('says so, stays usable, and works at the next try', async () => {
    const page = await openGallery(gallery)
    await page.setOfflineMode(true)
    const press = async () => (await byText(page, '.gallery-card > .gallery-row button', '删除页面')).click()
    await press()
    await byText(page, '.ui-toast-text', '加载失败，请检查网络后重试')
    expect(await count(page, '.ui-question')).toBe(0)
    await page.setOfflineMode(false)
    await press()
    await inside(page, '.ui-question')
  })
})

describe('a page with a strict CSP and Trusted Types', () => {
  it('opens every widget without a report', async () => {
    const page = await openGallery(gallery, { query: '?strict' })
    await page.evaluate(() => {
      const reports: string[] = []
      Object.assign(globalThis, { reports })
      document.addEventListener('securitypolicyviolation', (event) =>
        reports.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
      )
    })
    for (const [, words, selector] of openings) {
      await (await byText(page, '.gallery-card > .gallery-row button', words)).click()
      await inside(page, selector)
      await still(page)
      await page.keyboard.press('Escape')
      await still(page)
    }
    await (await byText(page, '[role=combobox]', '请选择')).click()
    await inside(page, '[role=listbox]')
    await page.keyboard.press('Escape')
    await (await byText(page, '.ui-color', '#E93323CC')).click()
    await inside(page, '.ui-color-area')
    await page.keyboard.press('Escape')
    await (await byText(page, '.gallery-row button', '已保存')).click()
    await inside(page, '.ui-toast')
    await (await byText(page, 'button', '撤销')).hover()
    await inside(page, '.ui-tooltip')
    expect(await page.evaluate(() => (globalThis as unknown as { reports: string[] }).reports)).toEqual([])
  })
})

describe('an element in a host', () => {
  it('shows a card when its screen breaks, tells the host, and comes back', async () => {
    const page = await openGallery(gallery)
    await page.evaluate(() =>
      document.addEventListener('crm-error', (event) => Object.assign(globalThis, { told: (event as CustomEvent).detail })),
    )
    await (await byText(page, 'button', 'Error boundary')).click()
    const retry = await byText(page, '[role=alert] button', '重试')
    expect(await page.evaluate(() => (globalThis as unknown as { told: unknown }).told)).toMatchObject({ kind: 'render' })
    await retry.click()
    await inside(page, '.gallery')
  })

  it('takes no style from the host and gives it none', async () => {
    const looks = (page: Page) =>
      page.evaluate(() => {
        const root = document.querySelector('crm-ui-gallery')!.shadowRoot!
        const of = (selector: string) => {
          const { font, letterSpacing, padding, backgroundColor, boxSizing, height } = getComputedStyle(root.querySelector(selector)!)
          return [font, letterSpacing, padding, backgroundColor, boxSizing, height].join(' | ')
        }
        return ['.gallery', '.ui-button.is-primary', '.ui-input', '.ui-table th', '.ui-tab'].map(of)
      })
    const hostile = await openGallery(gallery)
    const plain = await openGallery(gallery, { query: '?plain' })
    expect((await looks(hostile)).slice(1)).toEqual((await looks(plain)).slice(1))
    const heads = await plain.evaluate(() => [
      document.head.querySelectorAll('style').length,
      document.adoptedStyleSheets.length,
      document.body.style.cssText,
    ])
    expect(heads).toEqual([0, 0, ''])
  })

  it('shows rows as cards in a narrow box, however wide the window', async () => {
    const page = await openGallery(gallery, { query: '?plain', width: 1366 })
    await page.evaluate(() => (document.querySelector<HTMLElement>('#box')!.style.width = '375px'))
    await still(page)
    expect(await (await inside(page, '.ui-table tbody tr')).evaluate((row) => getComputedStyle(row).display)).not.toBe('table-row')
    const wider = await page.evaluate(() => {
      const root = document.querySelector('crm-ui-gallery')!.shadowRoot!
      return [...root.querySelectorAll('*')]
        .filter(
          (node) =>
            node.getBoundingClientRect().right > root.host.getBoundingClientRect().right + 1 &&
            !node.closest('.ui-sr, .ui-table-head, .lines-head, .crm-layer, .ui-tabs, .ui-table-cut'),
        )
        .map((node) => node.className)
    })
    expect(wider).toEqual([])
  })

  it('keeps the head and the heading column of a table in sight, the corner over both', async () => {
    const page = await openGallery(gallery, { query: '?plain', width: 1366 })
    await inside(page, '.ui-table tbody tr')
    const seen = await page.evaluate(() => {
      const root = document.querySelector('crm-ui-gallery')!.shadowRoot!
      const table = root.querySelector<HTMLElement>('.ui-table:has(tbody [data-heading])')!
      const box = table.closest<HTMLElement>('.ui-table-box')!
      box.style.cssText = 'width:640px;height:120px'
      table.style.width = '1500px'
      box.scrollTo(300, 60)
      box.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top } = box.getBoundingClientRect()
      const corner = table.querySelector('th[data-heading]')!.getBoundingClientRect()
      const at = (x: number, y: number) => root.elementFromPoint(x, y)?.closest('th, td')
      const cell = at(corner.left + 30, corner.bottom + 20)
      return {
        scrolled: [box.scrollLeft, box.scrollTop],
        corner: [corner.left - left, corner.top - top],
        over: at(corner.left + 30, corner.top + 20)?.outerHTML.includes('data-heading'),
        head: at(left + 620, corner.top + 20)?.tagName,
        column: [cell?.tagName, cell?.hasAttribute('data-heading')],
      }
    })
    const beside = seen.corner[0]
    expect(seen).toEqual({ scrolled: [300, 60], corner: [beside, 0], over: true, head: 'TH', column: ['TD', true] })
    // beside the check boxes, where the table has them
    expect([0, 40]).toContain(beside)
  })

  it('leaves no tooltip, message or listener behind', async () => {
    const page = await openGallery(gallery)
    await (await byText(page, '.gallery-row button', '已保存')).click()
    await inside(page, '.ui-toast')
    await page.evaluate(() => document.querySelector('crm-ui-gallery')!.remove())
    await pause(100)
    expect(await page.evaluate(() => document.querySelectorAll('[popover], dialog').length)).toBe(0)
    await page.evaluate(() => document.body.append(document.createElement('crm-ui-gallery')))
    await inside(page, '.gallery')
    expect(await count(page, '.crm-layer')).toBe(1)
  })
})
