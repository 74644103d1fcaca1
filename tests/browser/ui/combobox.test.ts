import type { ElementHandle, Page } from 'puppeteer-core'
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
}
const field = (label: string) =>
  page.evaluateHandle((words) => {
    const place = document.querySelector('crm-ui-gallery')!.shadowRoot!
    const found = [...place.querySelectorAll('label')].findLast(
      (node) => node.textContent === words && !node.control?.matches(':disabled'),
    )!
    return place.getElementById(found.htmlFor) as HTMLInputElement
  }, label) as Promise<ElementHandle<HTMLInputElement>>
const valueOf = async (label: string) => (await field(label)).evaluate((input) => input.value)
const isOpen = async () => (await count(page, '[role=listbox]')) > 0
const marked = () =>
  page.evaluate(() => {
    const place = document.querySelector('crm-ui-gallery')!.shadowRoot!
    const id = place.activeElement!.getAttribute('aria-activedescendant')
    return id ? place.getElementById(id)!.innerText.split('\n')[0] : undefined
  })
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key as 'Enter')
}
/** A key with Alt, or with Control. */
const withKey = async (held: 'Alt' | 'Control', key: string) => {
  await page.keyboard.down(held)
  await press(key)
  await page.keyboard.up(held)
}
const options = (wanted: (options: number) => boolean) => until(() => count(page, '[role=option]'), wanted)
const chips = () =>
  page.evaluate(() =>
    [...document.querySelector('crm-ui-gallery')!.shadowRoot!.querySelectorAll<HTMLElement>('[role=toolbar] .ui-combobox-chip')].map(
      (node) => node.innerText,
    ),
  )

describe('combobox by keyboard, in a shadow root under a strict policy', () => {
  beforeEach(() => open({ query: '?strict&plain' }))

  it('looks for what is typed, arrows walk, Enter chooses, Escape only closes', async () => {
    const customer = await field('客户*')
    await customer.focus()
    await page.keyboard.type('深圳')
    await options((shown) => shown >= 30)
    await until(marked, (name) => name === '深圳宏达贸易')
    await press('ArrowDown')
    expect(await marked()).toBe('深圳万家日化')
    await press('Enter')
    await until(isOpen, (open) => !open)
    expect(await valueOf('客户*')).toBe('深圳万家日化')
    await press('Escape', 'Escape')
    expect(await valueOf('客户*')).toBe('深圳万家日化')
    await withKey('Alt', 'ArrowDown')
    await options((shown) => shown > 2)
    await withKey('Alt', 'ArrowUp')
    await until(isOpen, (open) => !open)
    // the next words replace the name
    await page.keyboard.type('宁波')
    expect(await valueOf('客户*')).toBe('宁波')
    await until(marked, (name) => name?.startsWith('宁波') ?? false)
    await press('Escape')
    await still(page)
    expect(await valueOf('客户*')).toBe('深圳万家日化')
  })

  it('is emptied by its button and by an empty field that is left', async () => {
    const former = await field('原客户')
    await former.focus()
    await still(page)
    expect(await valueOf('原客户')).toBe('#4711')
    await withKey('Control', 'a')
    await press('Backspace', 'Tab')
    await still(page)
    expect(await valueOf('原客户')).toBe('')
    const line = await field('经营类别')
    await line.focus()
    await page.keyboard.type('jiushui')
    await until(marked, (name) => name === '酒水饮料')
    await press('Enter')
    await still(page)
    expect(await valueOf('经营类别')).toBe('酒水饮料')
    await line.hover().catch(() => undefined)
    await (await byText(page, '.ui-combobox-clear', '清空')).evaluate((node) => (node as HTMLElement).click())
    await still(page)
    expect(await valueOf('经营类别')).toBe('')
  })

  it('brings more while it is scrolled by the arrow keys', async () => {
    await (await field('客户*')).focus()
    await press('ArrowDown')
    await options((shown) => shown >= 30)
    for (let presses = 0; presses < 29; presses++) await press('ArrowDown')
    await options((shown) => shown >= 60)
    expect(await marked()).toBeTruthy()
  })

  it('several: chips are walked by the arrows and taken out by Backspace and Delete', async () => {
    await (await field('参与客户')).focus()
    await still(page)
    expect(await chips()).toEqual(['深圳宏达贸易', '佛山宏达贸易', '东莞永盛包装'])
    await press('Backspace')
    expect(await chips()).toEqual(['深圳宏达贸易', '佛山宏达贸易'])
    await press('ArrowLeft', 'ArrowLeft', 'Delete')
    expect(await chips()).toEqual(['佛山宏达贸易'])
    await (await field('参与客户')).focus()
    await page.keyboard.type('KH10005')
    await press('Enter')
    await until(chips, (now) => now.length === 2)
    await page.keyboard.type('好再来')
    await (await byText(page, '[role=option]', '新建“好再来”')).click()
    await until(chips, (now) => now.includes('好再来'))
  })

  it('asks again after a failure, without losing what is typed', async () => {
    await (await field('客户*')).focus()
    await page.keyboard.type('fail')
    await (await byText(page, '.ui-combobox-retry button', '重试')).click()
    await until(
      () => inside(page, '.ui-combobox-found [role=status]').then((node) => node.evaluate((state) => state.textContent)),
      (state) => state !== '没有加载出来',
    )
    expect([await valueOf('客户*'), await isOpen()]).toEqual(['fail', true])
  })
})

describe('combobox for those who see little', () => {
  it.each([
    ['light', 1366],
    ['dark', 375],
  ] as const)('axe finds nothing, %s, %i px', async (theme, width) => {
    await open({ theme, width, query: '?plain' })
    const several = await field('参与客户')
    await several.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    await several.click()
    await options((shown) => shown > 2)
    await still(page)
    for (const part of width === 375 ? ['dialog'] : ['.gallery-references', '.ui-combobox-popup'])
      await expectAccessible(page, ['crm-ui-gallery', part])
  })

  it('a phone gets a sheet with a field of its own', async () => {
    await open({ width: 375, query: '?plain' })
    const several = await field('参与客户')
    await several.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    await several.click()
    const search = await inside(page, 'dialog input')
    await search.type('厦门')
    await until(marked, (name) => name?.startsWith('厦门') ?? false)
    await press('Enter')
    await (await byText(page, 'dialog button', '移除 深圳宏达贸易')).click()
    await (await byText(page, 'dialog button', '完成')).click()
    await until(
      () => count(page, 'dialog:modal'),
      (open) => open === 0,
    )
    const chosen = await several.evaluate((node) => node.innerText.split('\n'))
    expect(chosen).toEqual(['佛山宏达贸易', '东莞永盛包装', '厦门丽华手套'])
    const one = await field('客户*')
    await one.click()
    await (await inside(page, 'dialog:modal input')).type('杭州')
    await until(marked, (name) => name?.startsWith('杭州') ?? false)
    await press('Enter')
    await until(
      () => count(page, 'dialog:modal'),
      (open) => open === 0,
    )
    expect(await one.evaluate((node) => node.innerText)).toMatch(/^杭州/)
  })
})
