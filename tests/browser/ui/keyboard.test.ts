import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../../support/browse.ts'
import { byText, count, focused, type Gallery, inside, openGallery, startGallery } from './gallery.ts'

let gallery: Gallery
let page: Page
beforeAll(async () => {
  gallery = await startGallery()
})
afterAll(() => gallery.close())
beforeEach(async () => {
  await page?.browserContext().close()
  page = await openGallery(gallery)
})

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key as 'Enter')
}
const valueOf = (name: string) => byText(page, 'input', name).then((node) => node.evaluate((input) => (input as HTMLInputElement).value))
const field = (label: string) =>
  page.evaluateHandle((words) => {
    const root = document.querySelector('crm-ui-gallery')!.shadowRoot!
    const found = [...root.querySelectorAll('label')].find((node) => node.textContent === words)!
    return root.getElementById(found.htmlFor) as HTMLInputElement
  }, label)

describe('widgets by keyboard, in a shadow root', () => {
  it('tabs: arrows choose and wrap round', async () => {
    await (await byText(page, '[role=tab]', '全部\n214')).focus()
    await press('ArrowLeft')
    expect(await focused(page)).toContain('草稿')
    expect(await count(page, 'tbody tr[aria-selected]')).toBe(1)
    await press('Home')
    expect(await focused(page)).toContain('全部')
  })

  it('tree: arrows walk, open and close; letters jump; Enter chooses', async () => {
    await (await byText(page, '[role=treeitem]', '酒水饮料\n154')).focus()
    await press('ArrowRight', 'ArrowRight')
    expect(await focused(page)).toContain('白酒')
    await press('w')
    expect(await focused(page)).toContain('Wine')
    await press('Enter')
    expect(await count(page, '[role=treeitem][aria-selected=true][aria-level="3"]')).toBe(1)
    await press('ArrowLeft', 'ArrowLeft')
    expect(await focused(page)).toContain('酒水饮料')
    const items = () => count(page, '[role=treeitem]')
    const before = await items()
    await press('End', 'ArrowRight')
    await until(items, (now) => now > before)
    await press('ArrowRight')
    expect(await focused(page)).toContain('线性图标')
  })

  it('table: a check box for a row and one for all', async () => {
    await (await byText(page, '.gallery-columns [type=checkbox]', '全选本页')).focus()
    await press('Space')
    expect(await count(page, 'tbody tr[aria-selected=true]')).toBe(4)
    await press('Space')
    expect(await count(page, 'tbody tr[aria-selected=true]')).toBe(0)
    await (await byText(page, '[type=checkbox]', '选择默认首页')).focus()
    await press('Space')
    expect(await count(page, 'tbody tr[aria-selected=true]')).toBe(1)
  })

  it('pager: the page that is shown is named', async () => {
    await (await byText(page, '.ui-page', '下一页')).focus()
    await press('Enter')
    expect(await (await inside(page, '.ui-page[aria-current]')).evaluate((node) => node.textContent)).toBe('7')
  })

  it('number: arrows step, Shift tenfold, full-width figures are read, limits are kept', async () => {
    const price = await field('售价')
    await price.focus()
    const value = () => price.evaluate((input) => input.value)
    await press('ArrowUp')
    expect(await value()).toBe('20')
    await page.keyboard.down('Shift')
    await press('ArrowDown')
    await page.keyboard.up('Shift')
    expect(await value()).toBe('19')
    await price.evaluate((input) => input.select())
    await page.keyboard.type('１２。５')
    await press('Enter')
    expect(await value()).toBe('12.5')
    await price.evaluate((input) => input.select())
    await page.keyboard.type('123456')
    await press('Tab')
    expect(await value()).toBe('9999')
  })

  it('switch, check box, radio, slider', async () => {
    const slider = await page.evaluateHandle(() =>
      document.querySelector('crm-ui-gallery')!.shadowRoot!.querySelector<HTMLInputElement>('.ui-slider')!,
    )
    await slider.focus()
    await press('ArrowRight')
    expect(await slider.evaluate((input) => input.value)).toBe('13')
    await (await inside(page, '.ui-radio input:checked')).focus()
    await press('ArrowRight')
    expect(await (await inside(page, '.gallery-grid .ui-segment input:checked')).evaluate((node) => node.parentElement!.textContent)).toBe(
      '居右',
    )
    await (await inside(page, '[role=switch]')).focus()
    await press('Space')
    expect(await (await inside(page, '[role=switch]')).evaluate((node) => (node as HTMLInputElement).checked)).toBe(false)
  })

  it('types and undoes although a host script swallows the keys', async () => {
    await page.evaluate(() => {
      document.addEventListener('keydown', (event) => {
        const isInput = /INPUT|TEXTAREA/.test((event.target as Element).tagName)
        if (!isInput && (['Backspace', 'Enter'].includes(event.key) || (event.ctrlKey && event.key === 'z'))) event.preventDefault()
      })
    })
    const name = await field('页面名称*')
    await name.focus()
    await press('End', 'Backspace', 'Backspace')
    expect(await name.evaluate((input) => input.value)).toBe('双十一主')
    await page.keyboard.down('Control')
    await press('z')
    await page.keyboard.up('Control')
    expect((await name.evaluate((input) => input.value)).length).toBeGreaterThan(4)
    await (await byText(page, 'button', '打开对话框')).focus()
    await press('Enter')
    await inside(page, '.ui-panel')
  })

  it('takes the Enter that chooses a word of an input method for no Enter', async () => {
    await page.evaluate(() => {
      const root = document.querySelector('crm-ui-gallery')!.shadowRoot!
      ;(globalThis as unknown as { enters: number }).enters = 0
      root.addEventListener('crm-entered', () => (globalThis as unknown as { enters: number }).enters++)
    })
    const enters = () => page.evaluate(() => (globalThis as unknown as { enters: number }).enters)
    const input = await byText(page, 'input', 'Enter')
    await input.focus()
    const session = await page.createCDPSession()
    await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 13 }
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await session.send('Input.insertText', { text: '你' })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
    expect([await valueOf('Enter'), await enters()]).toEqual(['你', 0])
    await press('Enter')
    expect(await enters()).toBe(1)
  })
})
