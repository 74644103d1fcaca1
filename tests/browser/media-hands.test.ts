import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { clickOn, find, openBrowser, openPage, press, seeText, until, visible, write } from '../support/browse.ts'
import { showElement } from '../support/elements.ts'
import { film } from '../support/films.ts'
import { uploadByDialog } from '../support/media.ts'
import { draw, pixels } from '../support/media-pictures.ts'
import { startPages } from '../support/page-server.mjs'
import { stillness } from '../support/traffic.ts'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')
const tag = 'crm-media-library'

let browser: Browser
let pages: Awaited<ReturnType<typeof startPages>>
let folder: string
let page: Page
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crm-hands-'))
  ;[browser, pages] = await Promise.all([openBrowser(), startPages({ backend: product }), draw(folder)])
  writeFileSync(join(folder, '开箱.MP4'), film(4_000))
})
afterAll(async () => {
  await browser.close()
  await pages.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  ;({ page } = await openPage(browser, `${pages.url}/blank.html`, { width: 1280, height: 800 }))
  await showElement(page, 'body', tag, {
    'base-url': product,
    token: await tokenFrom(product),
    style: 'display:block;height:780px',
  })
  await visible(page, `${tag} >>> .media-tile`)
})

const all = (selector: string) => page.$$(`${tag} >>> ${selector}`) as Promise<ElementHandle<HTMLElement>[]>
const texts = (selector: string) =>
  page.evaluate(
    (name, wanted) => [...document.querySelector(name)!.shadowRoot!.querySelectorAll(wanted)].map((node) => node.textContent),
    tag,
    selector,
  )
const choosers = async () => (await all('dialog input[type=file]')) as unknown as ElementHandle<HTMLInputElement>[]
const openUpload = async () => {
  await press(page, '上传图片')
  await visible(page, `${tag} >>> .media-local-add`)
}

it('what is dragged in the upload dialog stays under the pointer, also once the dialog was moved', async () => {
  await openUpload()
  await (await choosers())[0]!.uploadFile(join(folder, 'small.png'), join(folder, 'other.png'), join(folder, 'clear.PNG'))
  await until(
    () => all('.media-local-handle'),
    (tiles) => tiles.length === 3,
  )
  await page.focus(`${tag} >>> .ui-panel-maximise button`)
  await page.keyboard.press('ArrowLeft')
  const [first, , last] = await all('.media-local-handle')
  const [from, to] = [(await first!.boundingBox())!, (await last!.boundingBox())!]
  await page.mouse.move(from.x + 30, from.y + 30)
  // dragging is downloaded when the pointer comes near
  await stillness(page)
  await page.mouse.down()
  await page.mouse.move(to.x + 30, to.y + 30, { steps: 12 })
  const lifted = (await (await visible(page, `${tag} >>> .ui-lifted`)).boundingBox())!
  await page.mouse.up()
  expect(Math.abs(lifted.x - to.x) + Math.abs(lifted.y - to.y)).toBeLessThan(4)
  expect((await texts('.media-local-name'))[0]).toBe('other.png')
})

it('pictures to upload are moved and left out as fast as keys come, and whoever went on at once stays where they are', async () => {
  await openUpload()
  await (await choosers())[0]!.uploadFile(join(folder, 'small.png'), join(folder, 'other.png'), join(folder, 'clear.PNG'))
  await until(
    () => all('.media-local-handle'),
    (tiles) => tiles.length === 3,
  )
  await (await all('.media-local-handle'))[0]!.focus()
  // no frame is drawn between the keys, as on a machine that is busy
  const typed = await page.evaluate((name) => {
    const root = document.querySelector(name)!.shadowRoot!
    const send = (key: string) => root.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
    send('ArrowRight')
    send('ArrowRight')
    const names = [...root.querySelectorAll('.media-local-name')].map((node) => node.textContent)
    send('Delete')
    root.querySelector<HTMLElement>('.media-local-add')!.focus()
    return names
  }, tag)
  expect(typed).toEqual(['other.png', 'clear.PNG', 'small.png'])
  expect(await texts('.media-local-name')).toEqual(['other.png', 'clear.PNG'])
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await page.evaluate((name) => document.querySelector(name)!.shadowRoot!.activeElement?.className, tag)).toBe('media-local-add')
})

it('videos are chosen in the upload dialog too, and nothing else is taken for one', async () => {
  await openUpload()
  await (await choosers())[1]!.uploadFile(join(folder, 'note.txt'))
  await seeText(page, '只能上传mp4文件')
  await (await choosers())[1]!.uploadFile(join(folder, '开箱.MP4'))
  await until(
    () => page.evaluate((name) => (document.querySelector(name)!.shadowRoot!.querySelector('.media-tile') as HTMLElement).title, tag),
    (title) => title === '开箱.MP4',
  )
})

it('details ask before they forget what was written, and hear of another name', async () => {
  await clickOn(page, `${tag} >>> .media-tile`, 3)
  await press(page, '查看')
  await write(page, '替代文字', '还没保存')
  await page.keyboard.press('Escape')
  await seeText(page, '修改还没有保存，确定关闭吗？')
  await press(page, '继续编辑')
  await press(page, '取消')
  await clickOn(page, `${tag} >>> .ui-panel-foot >>> ::-p-text(重命名)`)
  await write(page, '图片名称', '换了名字.png')
  await page.keyboard.press('Enter')
  await until(
    () => texts('.media-details dd'),
    ([name]) => name === '换了名字.png',
  )
  // the list says the new name before the dialog that asked for it has gone
  const open = async () => (await all('dialog[open]')).length
  await until(open, (dialogs) => dialogs === 1)
  await page.keyboard.press('Escape')
  await until(open, (dialogs) => dialogs === 0)
})

const focused = () =>
  page.evaluate((name) => {
    const at = document.querySelector(name)!.shadowRoot!.activeElement as HTMLElement | null
    return at && (at.ariaLabel ?? at.innerText)
  }, tag)

it('cutting takes the focus in and gives it back, and lets whoever went on at once stay where they are', async () => {
  await clickOn(page, `${tag} >>> .media-tile`, 4)
  await press(page, '查看')
  await (await find(page, '裁剪与旋转', 'button')).focus()
  await page.keyboard.press('Enter')
  await until(focused, (name) => (name ?? '').startsWith('裁剪区域'))
  await page.keyboard.press('Tab')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await focused()).toContain('左上')
  await (await find(page, '应用裁剪', 'button')).focus()
  await page.keyboard.press('Enter')
  await until(focused, (name) => name === '裁剪与旋转')
})

it('the corner of a cut stays under a pointer that is faster than the screen is drawn', async () => {
  await clickOn(page, `${tag} >>> .media-tile`, 5)
  await press(page, '查看')
  await press(page, '裁剪与旋转')
  const corner = await visible(page, `${tag} >>> [data-corner=se]`)
  const area = await visible(page, `${tag} >>> .media-crop-area canvas:not([width="1"])`)
  const middle = async () => {
    const { x, y, width, height } = (await corner.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const [start, { width }] = [await middle(), (await area.boundingBox())!]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await corner.evaluate(
    (button, { x, y }, step) => {
      for (let moved = 1; moved <= 5; moved++) {
        const event = new PointerEvent('pointermove', { pointerId: 1, bubbles: true, clientX: x - moved * step, clientY: y })
        button.dispatchEvent(event)
      }
    },
    start,
    width / 10,
  )
  const isThere = ({ x }: { x: number }) => Math.abs(x - (start.x - width / 2)) < 2
  await until(middle, isThere)
  await page.mouse.up()
})

it('a list that is long in coming gives the focus back to the place that had it', async () => {
  const focusedIndex = () =>
    page.evaluate((name) => document.querySelector(name)!.shadowRoot!.activeElement?.getAttribute('data-index'), tag)
  await (await all('.media-tile'))[3]!.focus()
  await page.setRequestInterception(true)
  page.on('request', (request) => void setTimeout(() => request.continue(), request.url().includes('/file/file') ? 1000 : 0))
  // pressed without taking the focus along
  await (await find(page, '连续显示', 'button')).evaluate((button) => button.click())
  await visible(page, `${tag} >>> .media-grid-waiting`)
  expect(await focusedIndex()).toBeUndefined()
  await until(focusedIndex, (index) => index === '3')
})

const newCategory = async (name: string) => {
  await press(page, '添加分类')
  await write(page, '分类名称', name)
  await page.keyboard.press('Enter')
  await clickOn(page, `::-p-aria([role="treeitem"]) >>>> ::-p-text(${name})`)
  await seeText(page, '图片库为空')
}

it('a picture is made to fit that one pass would leave too large for the server', async () => {
  await newCategory('压缩测试')
  const sent = page.evaluate(
    (name) =>
      new Promise<string>((done) =>
        document.querySelector(name)!.addEventListener('crm-upload', (event) => done((event as CustomEvent<{ src: string }>).detail.src)),
      ),
    tag,
  )
  await uploadByDialog(page, [join(folder, 'detailed.jpg')])
  const bytes = (await (await fetch(await sent)).arrayBuffer()).byteLength
  expect(bytes).toBeLessThanOrEqual(2_097_152)
  expect(await pixels(await sent)).toMatchObject({ format: 'jpeg', width: 4000, height: 3000 })
})

it('what was sent from a picker is reported there, and in no later one', async () => {
  const openPicker = () =>
    page.evaluate((name) => {
      const before = document.querySelector(name)!
      const next = before.cloneNode() as HTMLElement
      next.setAttribute('mode', 'pick')
      before.remove()
      document.body.append(next)
    }, tag)
  await openPicker()
  await visible(page, `${tag} >>> .media-tile`)
  await newCategory('报告测试')
  await uploadByDialog(page, [join(folder, 'small.png')])
  await seeText(page, '1 张上传成功')
  await openPicker()
  await visible(page, `${tag} >>> .media-tile`)
  expect(await page.$(`${tag} >>> .media-dock`)).toBeNull()
})
