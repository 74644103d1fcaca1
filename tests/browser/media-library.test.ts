import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { clickOn, expectAccessible, find, openBrowser, openPage, press, seeText, until, visible, write } from '../support/browse.ts'
import { showElement } from '../support/elements.ts'
import { draw, pixels } from '../support/media-pictures.ts'
import { uploadByDialog } from '../support/media.ts'
import { startPages } from '../support/page-server.mjs'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')
const tag = 'crm-media-library'

interface Heard {
  name: string
  detail: { files?: Record<string, string>[]; name?: string; src?: string }
}

describe('media library in a page of another origin', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  let folder: string
  let page: Page
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'crm-media-'))
    ;[browser, pages] = await Promise.all([openBrowser(), startPages({ backend: product }), draw(folder)])
  })
  afterAll(async () => {
    await browser.close()
    await pages.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    ;({ page } = await openPage(browser, `${pages.url}/blank.html`, { width: 1280, height: 800 }))
  })

  const show = async (attributes: Record<string, string> = {}) => {
    await showElement(page, 'body', tag, {
      'base-url': product,
      token: await tokenFrom(product),
      style: 'display:block;height:780px',
      ...attributes,
    })
    await page.evaluate((name) => {
      const store = globalThis as unknown as { heardEvents: unknown[] }
      store.heardEvents = []
      for (const event of ['crm-pick', 'crm-cancel', 'crm-upload'])
        document
          .querySelector(name)!
          .addEventListener(event, (one) => store.heardEvents.push({ name: one.type, detail: (one as CustomEvent).detail }))
    }, tag)
    await inside('.media-tile')
  }
  const inside = async (selector: string, index = 0) =>
    (await page.waitForFunction(
      (name, chosen, at) => document.querySelector(name)!.shadowRoot!.querySelectorAll(chosen)[at],
      {},
      tag,
      selector,
      index,
    )) as ElementHandle<HTMLElement>
  const events = () => page.evaluate(() => (globalThis as unknown as { heardEvents: Heard[] }).heardEvents)
  const names = () =>
    page.evaluate(
      (name) => [...document.querySelector(name)!.shadowRoot!.querySelectorAll('.media-tile')].map((tile) => (tile as HTMLElement).title),
      tag,
    )
  const dialogs = () => page.evaluate((name) => document.querySelector(name)!.shadowRoot!.querySelectorAll('dialog').length, tag)
  const choose = (...files: string[]) =>
    uploadByDialog(
      page,
      files.map((file) => join(folder, file)),
    )
  const newCategory = async (name: string) => {
    await press(page, '添加分类')
    await write(page, '分类名称', name)
    await page.keyboard.press('Enter')
    await clickOn(page, `::-p-aria([role="treeitem"]) >>>> ::-p-text(${name})`)
    await seeText(page, '图片库为空')
  }

  it('sends pictures in order, recompresses the large ones on white and upright, and refuses what is none', async () => {
    await show()
    await newCategory('上传测试')
    // the message goes by itself after seconds, on a slow machine before everything has arrived
    const told = seeText(page, '请上传以jpg、jpeg、png等结尾的图片文件')
    await Promise.all([told, choose('small.png', 'note.txt', 'upright.jpg', 'clear.PNG')])
    await until(names, (shown) => shown.length === 3, 20_000)
    expect(await names()).toEqual(['clear.jpg', 'upright.jpg', 'small.png'])
    const sent = (await events()).map(({ detail }) => detail)
    expect(sent.map((detail) => detail.name)).toEqual(['small.png', 'upright.jpg', 'clear.PNG'])
    const [, upright, clear] = await Promise.all(sent.map(async ({ src }) => pixels(src!)))
    expect(upright).toMatchObject({ format: 'jpeg', width: 1500, height: 2200, top: 'red', bottom: 'grey' })
    expect(clear).toMatchObject({ format: 'jpeg', width: 1000, height: 1000, top: 'white' })
  })

  it('takes the pictures of a phone that scans its code, and says what the web would not give', async () => {
    await show()
    await newCategory('扫码测试')
    await press(page, '上传图片')
    await press(page, '确定')
    await seeText(page, '请先选择图片')
    await expectAccessible(page, tag)
    await (await find(page, '网络上传', 'radio')).evaluate((radio) => radio.click())
    await write(page, '网络图片', 'https://pictures.example/show.php')
    await page.keyboard.press('Enter')
    await seeText(page, '请先输入其他图片地址')
    await write(page, '网络图片', `${product}/uploads/inside.png`)
    await press(page, '确定')
    await seeText(page, '上传失败: ')
    await expectAccessible(page, tag)
    const asked = page.waitForResponse((answer) => answer.url().includes('scan_upload/qrcode') && answer.request().method() === 'GET')
    await (await find(page, '扫码上传', 'radio')).evaluate((radio) => radio.click())
    const { data } = (await (await asked).json()) as { data: { url: string } }
    await visible(page, `${tag} >>> .media-scan-code svg`)
    const { page: phone, errors } = await openPage(browser, data.url, { width: 390, height: 780, isMobile: true, hasTouch: true })
    await find(phone, '选择图片', 'button')
    await expectAccessible(phone)
    const album = (await phone.$('crm-console >>> input[multiple]')) as ElementHandle<HTMLInputElement>
    await album.uploadFile(join(folder, 'small.png'), join(folder, 'other.png'))
    await seeText(phone, '共2/20张')
    await press(phone, '确认上传')
    await seeText(phone, '图片上传成功')
    await inside('.media-local-tile img', 1)
    await expectAccessible(page, tag)
    await press(page, '确定')
    await until(names, (shown) => shown.length === 2)
    // the dialog closed its slot: the phone can do nothing more
    await press(phone, '继续上传')
    await ((await phone.$('crm-console >>> input[multiple]')) as ElementHandle<HTMLInputElement>).uploadFile(join(folder, 'small.png'))
    await press(phone, '确认上传')
    await seeText(phone, '二维码已失效')
    expect(errors).toEqual([])
  })

  it('renames, moves and deletes', async () => {
    await show()
    await newCategory('整理测试')
    await choose('small.png')
    await until(names, (shown) => shown.length === 1)
    await choose('other.png')
    await until(names, (shown) => shown.length === 2)
    await clickOn(page, `${tag} >>> .media-tile`)
    await press(page, '重命名')
    await write(page, '图片名称', ' ')
    await page.keyboard.press('Enter')
    await seeText(page, '请填写内容')
    await write(page, '图片名称', '春季主图.png')
    await page.keyboard.press('Enter')
    await until(names, (shown) => shown[0] === '春季主图.png')
    await press(page, '移动至')
    await press(page, '分类', 'combobox')
    await press(page, '轮播广告', 'option')
    await press(page, '确定')
    expect(await until(names, (shown) => shown.length === 1)).toEqual(['small.png'])
    await until(dialogs, (open) => open === 0)
    await clickOn(page, `${tag} >>> .media-tile`)
    await press(page, '删除')
    await seeText(page, '要把所选的 1 个文件移入回收站吗？')
    await press(page, '移入回收站')
    await seeText(page, '图片库为空')
  })

  it('describes and cuts a picture by keyboard, brings the original back, and undoes a deletion', async () => {
    await show()
    await newCategory('详情测试')
    await choose('small.png')
    await until(names, (shown) => shown.length === 1)
    const src = (await events())[0]!.detail.src!
    const before = await pixels(src)
    await clickOn(page, `${tag} >>> .media-tile`)
    await press(page, '查看')
    await write(page, '替代文字', '测试图')
    await press(page, '保存')
    await seeText(page, '已保存')
    await seeText(page, '没有页面、商品或会话在使用')
    await press(page, '裁剪与旋转')
    await (await inside('[data-corner=se]')).focus()
    await page.keyboard.down('Shift')
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.up('Shift')
    await expectAccessible(page, tag)
    await press(page, '应用裁剪')
    await seeText(page, '已裁剪，地址不变，原图仍保留')
    expect(await pixels(src)).toMatchObject({ width: before.width! / 2, height: before.height })
    await press(page, '恢复原图')
    await seeText(page, '已恢复原图')
    expect(await pixels(src)).toMatchObject({ width: before.width, height: before.height })
    await page.keyboard.press('Escape')
    await until(dialogs, (open) => open === 0)
    await press(page, '删除')
    await press(page, '移入回收站')
    await seeText(page, '图片库为空')
    await press(page, '撤销')
    await until(names, (shown) => shown[0] === 'small.png')
  })

  it('picks by keyboard, in the order of choosing, and never more than allowed', async () => {
    await show({ mode: 'pick', multiple: '', 'max-length': '2' })
    await press(page, '使用选中图片')
    await seeText(page, '请先选择图片')
    await (await inside('.media-tile')).focus()
    for (const key of ['ArrowRight', ' ', 'ArrowLeft', ' ', 'ArrowDown', ' '] as const)
      await page.keyboard.press(key === ' ' ? 'Space' : key)
    await seeText(page, '最多只能选2张图片')
    const [first, second] = await names()
    await page.keyboard.press('Enter')
    const [{ name, detail }] = (await until(events, (heard) => heard.length === 1)) as [Heard]
    expect(name).toBe('crm-pick')
    expect(detail.files!.map((file) => file['name'])).toEqual([second, first])
    expect(detail.files!.every((file) => file['att_dir']!.startsWith('http') && file['satt_dir']!.startsWith('http'))).toBe(true)
  })

  it('shows everything without pages, all by keyboard, and only what is near the screen', async () => {
    await show()
    await press(page, '连续显示')
    const look = () =>
      page.evaluate((name) => {
        const root = document.querySelector(name)!.shadowRoot!
        const at = root.activeElement as HTMLElement | null
        const cells = [...root.querySelectorAll<HTMLElement>('.media-cells > *')]
        return {
          place: Number(at?.ariaPosInSet ?? at?.ariaRowIndex),
          size: Number(cells[0]?.ariaSetSize ?? root.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount')),
          isKnown: at?.dataset['id'] !== undefined,
          shown: cells.length,
          chosen: Number(/\d+/.exec(root.querySelector('.media-bar-count')?.textContent ?? '')?.[0] ?? 0),
          field: root.activeElement?.tagName === 'INPUT' ? (root.activeElement as HTMLInputElement).value : '',
          found: root.querySelector('.media-found [role=status]')?.textContent ?? '',
        }
      }, tag)
    const { size } = await until(look, (now) => now.shown > 18)
    expect(size).toBeGreaterThan(150)
    await (await inside('.media-tile')).focus()
    await page.keyboard.press('End')
    const end = await until(look, (now) => now.place === size && now.isKnown)
    expect(end.shown).toBeLessThan(size)
    await page.evaluate((name) => document.querySelector(name)!.shadowRoot!.querySelector('.media-scroll')!.scrollTo(0, 0), tag)
    await inside('.media-tile[aria-posinset="1"][data-id]')
    expect((await look()).place).toBe(size)
    await page.keyboard.press('ArrowLeft')
    await until(look, (now) => now.place === size - 1)
    await page.keyboard.down('Control')
    await page.keyboard.press('a')
    await until(look, (now) => now.chosen === size)
    await page.keyboard.up('Control')
    await press(page, '列表')
    await (await inside('.media-line[data-index]')).focus()
    expect((await until(look, (now) => now.isKnown)).place).toBeGreaterThan(50)
    await page.keyboard.press('Home')
    await page.keyboard.press('PageDown')
    expect((await until(look, (now) => now.place > 5 && now.place < 50)).size).toBe(size + 1)
    await expectAccessible(page, tag)
    await page.keyboard.type('qz')
    await until(look, (now) => now.field === 'qz' && now.found !== '')
  })

  it('keeps what was thrown away, and brings it back', async () => {
    await show()
    const [first] = await names()
    await clickOn(page, `${tag} >>> .media-tile`)
    await press(page, '删除')
    await press(page, '移入回收站')
    await until(names, (shown) => shown[0] !== first)
    await press(page, '回收站')
    await until(names, (shown) => shown[0] === first)
    await seeText(page, '剩 30 天')
    await expectAccessible(page, tag)
    await clickOn(page, `${tag} >>> .media-tile`)
    await press(page, '恢复')
    await press(page, '全部图片', 'treeitem')
    await until(names, (shown) => shown[0] === first)
  })

  it('gives the focus back from its dialogs', async () => {
    await show()
    await clickOn(page, `${tag} >>> .media-tile`, 2)
    const focused = () =>
      page.evaluate((name) => (document.querySelector(name)!.shadowRoot!.activeElement as HTMLElement | null)?.dataset['id'] ?? '', tag)
    const before = await focused()
    for (const key of ['Enter', 'F2', 'Delete'] as const) {
      await page.keyboard.press(key)
      await until(focused, (now) => now !== before)
      await page.keyboard.press('Escape')
      await until(focused, (now) => now === before)
    }
  })

  it.each([
    ['light zh-cn', { locale: 'zh-cn', theme: 'light' }],
    ['dark en', { locale: 'en', theme: 'dark', mode: 'pick' }],
    ['narrow', { style: 'display:block;height:700px;width:375px' }],
  ])('has no accessibility defect: %s', async (_, attributes) => {
    await show(attributes)
    await clickOn(page, `${tag} >>> .media-tile`, 1)
    await expectAccessible(page, tag)
  })
})
