import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, ElementHandle } from 'puppeteer-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { find, openBrowser, openPage, press, seeText, signIn } from '../support/browse.ts'
import { quiet } from '../support/elements.ts'
import { tokenFrom } from '../support/stage.mjs'

const product = inject('productUrl')

describe('a picture from one’s own computer', () => {
  let browser: Browser
  let folder: string
  beforeAll(async () => {
    browser = await openBrowser()
    folder = mkdtempSync(join(tmpdir(), 'crm-picture-'))
  })
  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is uploaded, picked into a block, seen on the phone, and saved', async () => {
    const file = join(folder, '秋季上新.png')
    await sharp({ create: { width: 750, height: 320, channels: 3, background: '#d97706' } })
      .png()
      .toFile(file)
    const { page, errors } = await openPage(browser, `${product}/admin/setting/pages/diy_index?id=8`)
    await signIn(page, 'editor')
    await find(page, '模板名称', 'textbox')
    await (await page.$$('::-p-aria([name="轮播图"])')).at(-1)!.click()
    await press(page, '图片: 更换图片')
    await find(page, '请输入图片名', 'textbox')
    await quiet(page)
    const input = (await page.waitForSelector('crm-console >>> input[type=file]')) as ElementHandle<HTMLInputElement>
    await input.uploadFile(file)
    const tile = await page.waitForSelector('::-p-aria([name="秋季上新.png"][role="option"])', { visible: true })
    // what has just been uploaded is chosen already
    await quiet(page)
    if (!(await tile!.evaluate((node) => node.getAttribute('aria-selected') === 'true'))) await tile!.click()
    await press(page, '使用选中图片')
    await page.waitForFunction(() => {
      const root = document.querySelector('crm-console')!.shadowRoot!.querySelector('crm-designer')!.shadowRoot!
      return root.querySelector('dialog[open]') === null
    })
    await quiet(page)
    await press(page, '保存')
    await seeText(page, '已保存')
    const reply = await fetch(`${product}/adminapi/diy/get_diy_info/8`, {
      headers: { Authorization: `Bearer ${await tokenFrom(product)}` },
    })
    const { data } = (await reply.json()) as {
      data: { info: { value: Record<string, { name: string; swiperConfig: { list: { img: string }[] } }> } }
    }
    const swiper = Object.values(data.info.value).find((block) => block.name === 'swiperBg')!
    const address = new URL(swiper.swiperConfig.list[0]!.img, product)
    const picture = await sharp(Buffer.from(await (await fetch(address)).arrayBuffer())).metadata()
    expect([picture.width, picture.height]).toEqual([750, 320])
    const shown = await page.$$eval('crm-console >>> .designer-phone img', (images) =>
      images.map((image) => (image as HTMLImageElement).currentSrc),
    )
    expect(shown.join()).toContain(address.pathname.split('/').at(-1)!)
    expect(errors).toEqual([])
  })
})
