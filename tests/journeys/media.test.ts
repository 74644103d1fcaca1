import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { find, openBrowser, openPage, press, seeText, signIn, until, write, visible } from '../support/browse.ts'
import { quiet } from '../support/elements.ts'
import { uploadByDialog } from '../support/media.ts'
import { tokenFrom } from '../support/stage.mjs'
import { sites, type Site } from './sites.ts'

type StoredPage = Record<string, { name: string; swiperConfig: { list: { img: string }[] } }>

/** What the server has stored, asked for past the browser; each server has its own header for that. */
async function storedPage(site: Site, id: number): Promise<StoredPage> {
  const header = site.shop ? 'Authori-zation' : 'Authorization'
  const reply = await fetch(`${site.url}/adminapi/diy/${site.shop ? 'get_diy_info' : 'draft'}/${id}`, {
    headers: { [header]: `Bearer ${await tokenFrom(site.url)}` },
  })
  return ((await reply.json()) as { data: { info: { value: StoredPage } } }).data.info.value
}

const shownNames = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('crm-console')!.shadowRoot!.querySelector('crm-media-library')?.shadowRoot
    return [...(root?.querySelectorAll<HTMLElement>('.media-tile') ?? [])].map((tile) => tile.title)
  })
/** A film of a second that begins dark and turns red, put into the library. */
const uploadFilm = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
    const pen = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/mp4' })
    const parts: Blob[] = []
    const isOver = new Promise((done) => (recorder.onstop = done))
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.start()
    for (let frame = 0; frame < 40; frame++) {
      pen.fillStyle = frame < 3 ? '#000' : '#d11'
      pen.fillRect(0, 0, 160, 90)
      await new Promise((done) => setTimeout(done, 40))
    }
    recorder.stop()
    await isOver
    const library = document.querySelector('crm-console')!.shadowRoot!.querySelector('crm-media-library')!
    ;(library as unknown as { upload(files: File[]): void }).upload([new File(parts, '开箱.mp4', { type: 'video/mp4' })])
  })
/** A busy machine says that a film is at its place, and has nothing to draw yet. */
const drawFilmsLate = (page: Page) =>
  page.evaluate(() => {
    const context = CanvasRenderingContext2D.prototype
    const { drawImage } = context
    let isLate = true
    context.drawImage = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
      if (!(isLate && given[0] instanceof HTMLVideoElement)) return Reflect.apply(drawImage, this, given) as undefined
      isLate = false
    }
  })
/** The middle of what the tile of a film shows; empty while it shows only its mark. */
const filmFrame = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('crm-console')!.shadowRoot!.querySelector('crm-media-library')!.shadowRoot!
    const canvas = root.querySelector<HTMLCanvasElement>('.media-tile .media-film-frame:not([hidden])')
    return canvas ? [...canvas.getContext('2d')!.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data] : []
  })
const categoryItem = async (page: Page, name: string) => (await visible(page, `::-p-aria([role="treeitem"]) >>>> ::-p-text(${name})`))!
const isClosed = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector('crm-console')!.shadowRoot!.querySelector('crm-media-library')!.shadowRoot!
    return root.querySelector('dialog[open]') === null
  })

describe.each(sites)('a picture from one’s own computer at %s', (_, open) => {
  let browser: Browser
  let site: Site
  let folder: string
  beforeAll(async () => {
    ;[browser, site] = await Promise.all([openBrowser(), open()])
    folder = mkdtempSync(join(tmpdir(), 'crm-picture-'))
    await sharp({ create: { width: 750, height: 320, channels: 3, background: '#d97706' } })
      .png()
      .toFile(join(folder, '秋季上新.png'))
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const choose = (page: Page) => uploadByDialog(page, [join(folder, '秋季上新.png')], 'crm-console')

  it('is uploaded, picked into a block, seen on the phone, and saved', async () => {
    const id = site.shop ? 5 : 8
    const { page, errors } = await openPage(browser, `${site.url}/admin/setting/pages/diy_index?id=${id}`)
    await signIn(page, site.shop ? 'admin' : 'editor')
    await find(page, '模板名称', 'textbox')
    await (await page.$$('::-p-aria([name="轮播图"])')).at(-1)!.click()
    await press(page, '图片: 更换图片')
    await find(page, '请输入图片名', 'textbox')
    await quiet(page)
    await choose(page)
    const tile = await visible(page, '::-p-aria([name="秋季上新.png"][role="option"])')
    // what has just been uploaded is chosen already
    await quiet(page)
    if (!(await tile!.evaluate((node) => node.getAttribute('aria-selected') === 'true'))) await tile!.click()
    await press(page, '使用选中图片')
    await page.waitForFunction(() => {
      const root = document.querySelector('crm-console')!.shadowRoot!.querySelector('crm-designer')!.shadowRoot!
      return root.querySelector('dialog[open]') === null
    })
    await quiet(page)
    // the shop's page 5 is its home page, which is live at once
    await press(page, site.shop ? '保存并发布' : '保存')
    await seeText(page, '已保存')
    const swiper = Object.values(await storedPage(site, id)).find((block) => block.name === 'swiperBg')!
    const address = new URL(swiper.swiperConfig.list[0]!.img, site.url)
    const picture = await sharp(Buffer.from(await (await fetch(address)).arrayBuffer())).metadata()
    expect([picture.width, picture.height]).toEqual([750, 320])
    const shown = await page.$$eval('crm-console >>> .designer-phone img', (images) =>
      images.map((image) => (image as HTMLImageElement).currentSrc),
    )
    expect(shown.join()).toContain(address.pathname.split('/').at(-1)!)
    expect(errors).toEqual([])
  })

  it('goes into a category of its own, is renamed, moved and deleted, and what the server refuses is told in its words', async () => {
    const { page, errors } = await openPage(browser, `${site.url}/admin/system/file`)
    await signIn(page, 'admin')
    await find(page, '请输入图片名', 'textbox')
    await quiet(page)
    const turn = Date.now() % 100_000
    const [category, other] = [`秋季${turn}`, `冬季${turn}`]
    for (const name of [category, other]) {
      await press(page, '添加分类')
      await write(page, '分类名称', name)
      await page.keyboard.press('Enter')
      await categoryItem(page, name)
      await isClosed(page)
    }
    await press(page, '添加分类')
    await write(page, '分类名称', category)
    await page.keyboard.press('Enter')
    await seeText(page, '该分类已存在')
    await page.keyboard.press('Escape')
    await seeText(page, '修改还没有保存，确定关闭吗？')
    await press(page, '关闭')
    await isClosed(page)
    await (await categoryItem(page, category)).click()
    await seeText(page, '图片库为空')
    await choose(page)
    await until(
      () => shownNames(page),
      (names) => names.length === 1,
    )
    await press(page, '秋季上新.png', 'option')
    await press(page, '重命名')
    await write(page, '图片名称', '秋季主图.png')
    await page.keyboard.press('Enter')
    await until(
      () => shownNames(page),
      ([name]) => name === '秋季主图.png',
    )
    await isClosed(page)
    await press(page, '移动至')
    await press(page, '分类', 'combobox')
    await press(page, other, 'option')
    await press(page, '确定')
    await seeText(page, '图片库为空')
    await isClosed(page)
    await (await categoryItem(page, other)).click()
    await press(page, '秋季主图.png', 'option')
    await press(page, '删除')
    await seeText(page, site.shop ? '确定要删除所选的 1 张图片吗？' : '要把所选的 1 个文件移入回收站吗？')
    await (await page.$$(`::-p-aria([name="${site.shop ? '删除' : '移入回收站'}"][role="button"])`)).at(-1)!.click()
    await seeText(page, '图片库为空')
    // a shop lists no films
    if (!site.shop) {
      await drawFilmsLate(page)
      await uploadFilm(page)
      await until(
        () => filmFrame(page),
        ([red, green, blue]) => red! > 150 && green! < 90 && blue! < 90,
      )
    }
    expect(errors).toEqual([])
  })
})
