import type { KeyInput, Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible, until } from '../../support/browse.ts'
import { byText, count, type Gallery, inside, openGallery, startGallery, still } from './gallery.ts'

let gallery: Gallery
let page: Page
beforeAll(async () => {
  gallery = await startGallery()
})
afterAll(() => gallery.close())

const open = async (look: Parameters<typeof openGallery>[1] = {}) => {
  await page?.browserContext().close()
  page = await openGallery(gallery, look)
  const section = await inside(page, '.gallery-lines .lines-grid')
  await section.evaluate((node) => node.scrollIntoView({ block: 'start' }))
}
const cell = (row: number, column: number) => inside(page, `.lines-cell[data-row="${row}"][data-column="${column}"]`)
const press = async (...keys: KeyInput[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const held = async (modifier: KeyInput, key: KeyInput, commands: string[] = []) => {
  await page.keyboard.down(modifier)
  await page.keyboard.press(key, { commands } as never)
  await page.keyboard.up(modifier)
}
/** The words of a cell as they are shown. */
const words = (row: number, column: number) =>
  page.evaluate(
    (r, c) =>
      document
        .querySelector('crm-ui-gallery')!
        .shadowRoot!.querySelector<HTMLElement>(`.lines-cell[data-row="${r}"][data-column="${c}"] .lines-face`)
        ?.innerText.trim(),
    row,
    column,
  )
/** The cell that has the focus, as row and column. */
const place = () =>
  page.evaluate(() => {
    const { row, column } = document
      .querySelector('crm-ui-gallery')!
      .shadowRoot!.activeElement!.closest<HTMLElement>('.lines-cell')!.dataset
    return `${row},${column}`
  })
const rows = () => count(page, '.lines-row')
const total = () =>
  page.evaluate(() =>
    document.querySelector('crm-ui-gallery')!.shadowRoot!.querySelector<HTMLElement>('.lines-foot')!.innerText.split(/\s+/).join(' '),
  )
const clipboard = (text: string) => page.evaluate((given) => navigator.clipboard.writeText(given), text)
const clipped = () => page.evaluate(() => navigator.clipboard.readText())

describe('grid of lines, in a shadow root', () => {
  beforeEach(async () => {
    await open({ query: '?plain' })
    await page
      .browserContext()
      .overridePermissions(new URL(gallery.address).origin, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write'])
  })

  it('is written by keyboard: typing replaces, Enter goes down, Tab on, Escape takes back', async () => {
    await (await cell(0, 3)).click()
    await page.keyboard.type('100')
    await press('Enter')
    expect([await place(), await words(0, 3), await words(0, 5)]).toEqual(['1,3', '100', '110.00'])
    await page.keyboard.type('7')
    await press('Escape')
    expect([await place(), await words(1, 3)]).toEqual(['1,3', '24'])
    await press('F2')
    await page.keyboard.type('0')
    await press('Tab')
    expect([await place(), await words(1, 3)]).toEqual(['1,4', '240'])
    await held('Control', 'z')
    expect(await words(1, 3)).toBe('24')
    await held('Control', 'End')
    await press('Home', 'Enter')
    expect([await rows(), await place()]).toEqual([6, '5,0'])
    await held('Control', 'Minus' as KeyInput)
    expect([await rows(), await place()]).toEqual([5, '4,0'])
    expect(await total()).toBe('合计 268 837.20')
  })

  it('chooses from a list by what is typed, turns a flag with the space bar', async () => {
    await (await cell(0, 2)).click()
    await page.keyboard.type('箱')
    await inside(page, '.ui-combobox-popup')
    await until(
      () => count(page, '.ui-combobox-popup [role=option]'),
      (shown) => shown === 1,
    )
    await press('Enter')
    await until(
      () => words(0, 2),
      (text) => text === '箱',
    )
    await until(place, (at) => at === '0,2')
    await press('ArrowDown')
    expect(await place()).toBe('1,2')
    await (await cell(0, 9)).click()
    const before = await words(0, 9)
    await press(' ' as KeyInput)
    expect(new Set([before, await words(0, 9)])).toEqual(new Set(['是', '否']))
  })

  it('takes rows of a spreadsheet from the clipboard, adds some, marks what is refused, and gives them back', async () => {
    await clipboard('ST-9\t"手套\n加厚"\t打\t1,000\t0.5\tx\r\nST-8\t"12"" 管"\t双\tabc\t2\tx\r\n')
    await (await cell(4, 0)).click()
    await held('Control', 'v', ['Paste'])
    await until(rows, (shown) => shown === 6)
    expect([await words(4, 1), await words(4, 2), await words(4, 3), await words(4, 5)]).toEqual(['手套 加厚', '打', '1,000', '500.00'])
    expect([await words(5, 1), await words(5, 3), await words(5, 5)]).toEqual(['12" 管', 'abc', ''])
    const fault = await inside(page, '.lines-fault')
    expect(await fault.evaluate((node) => node.textContent)).toBe('请填数字')
    await (await byText(page, 'button', '看下一处')).click()
    expect(await place()).toBe('5,3')
    await (await cell(4, 0)).click()
    await held('Shift', 'ArrowDown')
    await held('Shift', 'ArrowRight')
    await held('Control', 'c', ['Copy'])
    expect(await clipped()).toBe('ST-9\t手套 加厚\r\nST-8\t"12"" 管"')
    await held('Control', 'x', ['Cut'])
    expect([await words(4, 0), await words(5, 1)]).toEqual(['', ''])
    await held('Control', 'z')
    expect([await words(4, 0), await words(5, 1)]).toEqual(['ST-9', '12" 管'])
  })

  it('writes what an input method composes', async () => {
    const session = await page.createCDPSession()
    await (await cell(0, 1)).click()
    await session.send('Input.imeSetComposition', { text: 'shou', selectionStart: 4, selectionEnd: 4 })
    await session.send('Input.imeSetComposition', { text: '手', selectionStart: 1, selectionEnd: 1 })
    await session.send('Input.insertText', { text: '手' })
    await press('Enter')
    expect([await words(0, 1), await place()]).toEqual(['手', '1,1'])
  })

  it('says at its cells what is missing and what the server refuses', async () => {
    await (await cell(2, 0)).click()
    await press('Delete')
    await (await byText(page, 'button', '检查')).click()
    await until(
      () => count(page, '.lines-fault'),
      (shown) => shown === 2,
    )
    expect(await (await inside(page, '.lines-faults')).evaluate((node) => node.innerText.split('\n')[0])).toBe('有 2 格没有填对')
    await expectAccessible(page)
  })

  it('draws only what is in sight of 500 rows, and keeps head and first column there', async () => {
    await (await byText(page, 'button', '500 行')).click()
    await until(rows, (shown) => shown > 10 && shown < 60)
    await (await cell(0, 0)).click()
    await held('Control', 'End')
    await still(page)
    expect([await place(), await words(499, 0), (await rows()) < 60]).toEqual(['499,11', 'ST-1500', true])
    const seen = await page.evaluate(() => {
      const root = document.querySelector('crm-ui-gallery')!.shadowRoot!
      const box = root.querySelector('.lines-box')!.getBoundingClientRect()
      const of = (selector: string) => root.querySelector(selector)!.getBoundingClientRect()
      return [of('.lines-head').top - box.top, of('.lines-row[aria-rowindex="501"] .lines-number').left - box.left]
    })
    expect(seen.map(Math.round)).toEqual([1, 1])
  })
})

describe('grid of lines on a phone', () => {
  it('is a list of cards with labels, no wider than the phone, and axe finds nothing', async () => {
    await open({ query: '?plain', width: 375 })
    await inside(page, '.lines-grid[data-cards]')
    const wide = await page.evaluate(() => {
      const root = document.querySelector('crm-ui-gallery')!.shadowRoot!
      const label = getComputedStyle(root.querySelector('.lines-cell[data-row="0"][data-column="1"]')!, '::before').content
      return [root.querySelector('.lines-grid')!.scrollWidth <= 375, label]
    })
    expect(wide).toEqual([true, '"产品"'])
    await (await cell(1, 1)).click()
    await page.keyboard.type('帆布手套')
    await press('Enter')
    expect([await words(1, 1), await place()]).toEqual(['帆布手套', '2,1'])
    await (await byText(page, 'button', '删除第 1 行')).click()
    expect([await rows(), await words(0, 1)]).toEqual([4, '帆布手套'])
    await expectAccessible(page)
  })
})
