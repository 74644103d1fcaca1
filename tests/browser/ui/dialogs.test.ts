import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { byText, count, focused, type Gallery, inside, kinds, openGallery, pause, rush, startGallery, still } from './gallery.ts'

let gallery: Gallery
let page: Page
async function fresh() {
  for (const context of gallery.browser.browserContexts().slice(1)) await context.close()
  page = await openGallery(gallery)
}

const openDialog = async () => {
  await (await byText(page, 'button', '打开对话框')).focus()
  await page.keyboard.press('Enter')
  await inside(page, '.ui-panel:not([data-starting-style])')
  await still(page)
}

describe.each(kinds)('a dialog, in %s', (kind) => {
  beforeAll(async () => {
    gallery = await startGallery(kind)
  })
  afterAll(() => gallery.close())
  beforeEach(fresh)

  it('takes the focus to its first field and gives it back', async () => {
    await openDialog()
    expect(await focused(page)).toMatch(/^input/)
    await page.keyboard.press('Escape')
    await still(page)
    expect(await count(page, '.ui-panel')).toBe(0)
    expect(await focused(page)).toBe('button 打开对话框')
  })

  it('closes by Escape innermost first: list, question, dialog', async () => {
    await openDialog()
    await (await byText(page, '.ui-panel [role=combobox]', '请选择')).click()
    await inside(page, '[role=listbox]')
    await still(page)
    await page.keyboard.press('Escape')
    await still(page)
    expect([await count(page, '[role=combobox][aria-expanded=true]'), await count(page, '.ui-panel')]).toEqual([0, 1])
    await (await byText(page, '.ui-panel-foot button', '删除页面')).click()
    await inside(page, '[role=alertdialog]')
    await still(page)
    expect(await focused(page)).toBe('button 取消')
    await page.keyboard.press('Escape')
    await still(page)
    expect([await count(page, '[role=alertdialog]'), await count(page, '.ui-panel')]).toEqual([0, 1])
    expect(await focused(page)).toBe('button 删除页面')
    await page.keyboard.press('Escape')
    await still(page)
    expect(await count(page, '.ui-panel')).toBe(0)
  })

  it('stays when a question that it asked is answered by the mouse, and closes at a press on its backdrop', async () => {
    await openDialog()
    await (await byText(page, '.ui-panel-foot button', '删除页面')).click()
    await inside(page, '[role=alertdialog]')
    await still(page)
    await (await byText(page, '.ui-question button', '取消')).click()
    await still(page)
    expect([await count(page, '[role=alertdialog]'), await count(page, '.ui-panel')]).toEqual([0, 1])
    await (await byText(page, '.ui-panel-foot button', '删除页面')).click()
    await inside(page, '[role=alertdialog]')
    await still(page)
    await page.mouse.click(20, 400)
    await still(page)
    expect([await count(page, '[role=alertdialog]'), await count(page, '.ui-panel:not(.ui-question)')]).toEqual([1, 1])
    await page.keyboard.press('Escape')
    await still(page)
    await page.mouse.click(20, 400)
    await still(page)
    expect(await count(page, '.ui-panel')).toBe(0)
  })

  it('shows messages above it that can be pressed', async () => {
    await openDialog()
    await (await byText(page, '.ui-panel-foot button', '保存')).click()
    // under the pointer it stays
    await (await inside(page, '.ui-toast')).hover()
    const close = await inside(page, '.ui-toast-close')
    await still(page)
    await close.click()
    await still(page)
    expect([await count(page, '.ui-toast'), await count(page, '.ui-panel')]).toEqual([0, 1])
  })

  it('leaves nothing behind in the host when the element is taken out while it is open', async () => {
    const read = () =>
      page.evaluate(() => ({
        body: document.body.style.cssText,
        html: document.documentElement.style.cssText,
        marks: document.querySelectorAll('[aria-hidden],[inert],[data-base-ui-inert]').length,
        head: document.head.childElementCount,
        children: document.body.childElementCount,
      }))
    const before = await read()
    await openDialog()
    await page.evaluate(() => document.querySelector('crm-ui-gallery')!.remove())
    await still(page)
    expect(await read()).toEqual(before)
  })

  it('stays modal when the element is moved in the page', async () => {
    await openDialog()
    await page.evaluate(() => document.body.prepend(document.querySelector('crm-ui-gallery')!))
    await pause(100)
    expect(await count(page, 'dialog:modal')).toBe(1)
    await page.keyboard.press('Tab')
    expect(await focused(page)).not.toContain('host')
  })

  it('answers a question by keyboard', async () => {
    await (await byText(page, '.gallery-row button', '删除页面')).click()
    await inside(page, '[role=alertdialog]')
    await still(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await inside(page, '.ui-toast.is-success')
  })
})

describe('a dialog on a slow page', () => {
  beforeAll(async () => {
    gallery = await startGallery()
  })
  afterAll(() => gallery.close())
  beforeEach(fresh)

  const openDrawer = async () => {
    await (await byText(page, 'button', '打开抽屉')).focus()
    await page.keyboard.press('Enter')
    await inside(page, '.ui-panel:not([data-starting-style])')
    await still(page)
  }
  const values = () =>
    page.$$eval('crm-ui-gallery >>> .ui-panel input.ui-input-control', (all) => all.map((one) => (one as HTMLInputElement).value))

  it('has the focus at once when what was pressed in it goes away, and calls nobody back who has gone on', async () => {
    await openDrawer()
    await (await byText(page, '.ui-panel button', '移出 水果生鲜')).focus()
    await rush(page, 'Enter', 'Tab')
    expect(await focused(page)).toBe('button 关闭')
  })

  it('has the focus at once when the question is answered whose answer takes away what had asked', async () => {
    await openDrawer()
    await (await byText(page, '.ui-panel button', '删除 水果生鲜')).focus()
    await page.keyboard.press('Enter')
    await inside(page, '[role=alertdialog] .ui-panel:not([data-starting-style])')
    await still(page)
    await rush(page, 'Enter', 'Tab')
    expect([await focused(page), await count(page, '[role=alertdialog]')]).toEqual(['button 关闭', 0])
  })

  it('gives the focus back as it begins to close: the next key is not for what fades', async () => {
    await openDrawer()
    await (await byText(page, '.ui-panel button', '移出 水果生鲜')).focus()
    await rush(page, 'Escape', 'Tab')
    expect(await focused(page)).toBe('button 删除页面')
    expect(await count(page, '.ui-panel')).toBe(0)
  })

  it('takes what is typed as soon as it is there, also when it is opened again while it fades', async () => {
    await openDrawer()
    await page.keyboard.press('Escape')
    await still(page)
    expect(await focused(page)).toBe('button 打开抽屉')
    await rush(page, 'Enter', 'a', 'b')
    expect(await values()).toEqual(['ab'])
    await rush(page, 'Escape', 'Enter', 'c')
    expect([await values(), await count(page, 'dialog:modal')]).toEqual([['abc'], 1])
    await page.keyboard.press('Escape')
    await still(page)
    expect([await count(page, '.ui-panel'), await focused(page)]).toEqual([0, 'button 打开抽屉'])
  })
})

describe('a dialog, over the protocol of Chromium', () => {
  beforeAll(async () => {
    gallery = await startGallery()
  })
  afterAll(() => gallery.close())
  beforeEach(fresh)

  it('is moved by its head or by arrow keys, made larger at its corner, maximised by a double click or a button', async () => {
    await openDialog()
    const box = async () => {
      await still(page)
      return page.evaluate(() => {
        const { left, top, width, height } = document
          .querySelector('crm-ui-gallery')!
          .shadowRoot!.querySelector('.ui-panel')!
          .getBoundingClientRect()
        return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }
      })
    }
    const drag = async (from: [number, number], to: [number, number]) => {
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(...to, { steps: 4 })
      await page.mouse.up()
    }
    const first = await box()
    const head = [first.left + 40, first.top + 20] as [number, number]
    await drag(head, [head[0] - 120, head[1] + 60])
    expect(await box()).toEqual({ ...first, left: first.left - 120, top: first.top + 60 })
    // it does not leave the window
    await drag([head[0] - 120, head[1] + 60], [-500, -500])
    expect(await box()).toEqual({ ...first, left: 0, top: 0 })
    const maximise = await byText(page, '.ui-panel-head button', '最大化')
    await maximise.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    const moved = await box()
    expect(moved).toEqual({ ...first, left: 24, top: 24 })
    await drag([moved.left + moved.width - 4, moved.top + moved.height - 4], [moved.left + 700, moved.top + 500])
    const larger = await box()
    expect([larger.left, larger.top]).toEqual([24, 24])
    expect(larger.width).toBeGreaterThan(690)
    expect(larger.height).toBeGreaterThan(490)
    await drag([larger.left + larger.width - 4, larger.top + larger.height - 4], [30, 30])
    expect(await box()).toEqual({ left: 24, top: 24, width: 400, height: 300 })

    await page.mouse.click(60, 44, { count: 2 })
    expect(await box()).toEqual({ left: 0, top: 0, width: 1366, height: 768 })
    await (await byText(page, '.ui-panel-head button', '还原')).click()
    expect(await box()).toEqual({ left: 24, top: 24, width: 400, height: 300 })
    await page.keyboard.press('Escape')
    await still(page)
    await openDialog()
    expect(await box()).toEqual(first)
  })

  it('is named by its title', async () => {
    await openDialog()
    const tree = await page.accessibility.snapshot()
    expect(tree?.children?.[0]).toMatchObject({ role: 'dialog', name: '新建页面', modal: true })
  })

  it.each(['Tab', 'Shift+Tab'])('lets 30 fast presses of %s not out to the host', async (keys) => {
    await openDialog()
    await page.evaluate(() => {
      const page = globalThis as unknown as { left: string[] }
      page.left = []
      document.addEventListener(
        'focusin',
        (event) => (event.target as Element).localName === 'crm-ui-gallery' || page.left.push((event.target as Element).outerHTML),
      )
    })
    const session = await page.createCDPSession()
    const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: keys === 'Tab' ? 0 : 8 }
    await Promise.all(
      Array.from({ length: 30 }, async () => {
        await Promise.all([
          session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }),
          session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
        ])
      }),
    )
    await still(page)
    expect(await page.evaluate(() => (globalThis as unknown as { left: string[] }).left)).toEqual([])
    expect(await count(page, '.ui-panel')).toBe(1)
  })
})
