import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { clickOn, find, openBrowser, openPage, press, seeText, until, visible } from '../support/browse.ts'
import { quiet } from '../support/elements.ts'
import { deepFolder, startPages } from '../support/page-server.mjs'
import { agentTokenFrom, tokenFrom } from '../support/stage.mjs'
import { type Example, examplesUnder } from './examples.ts'

const product = inject('productUrl')
const jquery = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8')
const examples = examplesUnder(readFileSync('README.md', 'utf8'), 'Embedding')
const designerTag = `<crm-designer id="designer" base-url="${product}"></crm-designer>`
const script = (tag: string) => `<script type="module" src="${deepFolder}/${tag}.js"></script>`

interface Opened {
  page: Page
  /** What the page asked its own site for: the body of each call by path. */
  calls: Record<string, string>
}

const styleOf = (page: Page, selector: string, name: string) =>
  page.$eval(`crm-designer >>> ${selector}`, (node, property) => getComputedStyle(node).getPropertyValue(property), name)
const kindsIn = (page: Page) =>
  page.$$eval('crm-designer >>> .designer-tilebox [data-kind]', (tiles) => tiles.map((tile) => (tile as HTMLElement).dataset['kind']))
const blocks = (page: Page) => page.$$('crm-designer >>> .designer-block').then((found) => found.length)
const designerReady = (page: Page) => visible(page, 'crm-designer >>> .designer-tilebox')

/** What each example of the README is looked at for; one without an entry here fails. */
const looks: Record<string, (opened: Opened) => Promise<void>> = {
  async 'The designer in a PHP page'({ page }) {
    await designerReady(page)
    await press(page, '标题')
    await page.waitForSelector('#save:not([disabled])')
    const refused = page.$eval('crm-designer', (element) => {
      return new Promise((done) => {
        element.addEventListener('crm-save', (event) => (event.preventDefault(), done((event as CustomEvent).detail.value)), { once: true })
      })
    })
    await page.click('#save')
    expect(JSON.stringify(await refused)).toContain('titles')
  },
  async 'The designer in a PHP page, js'({ page, calls }) {
    await designerReady(page)
    expect(Object.keys(calls)).toContain('/token.php')
  },
  async 'Read-only'({ page }) {
    await visible(page, 'crm-designer >>> .designer-block')
    const before = await blocks(page)
    await page.$$eval('crm-designer >>> .designer-tilebox [data-kind=titles]', (tiles) =>
      tiles.forEach((tile) => (tile as HTMLElement).click()),
    )
    expect([before > 0, await blocks(page)]).toEqual([true, before])
  },
  async 'Which kinds, and how many'({ page }) {
    await designerReady(page)
    expect(new Set(await kindsIn(page))).toEqual(new Set(['goodList', 'swiperBg', 'titles']))
    for (const count of [1, 2, 3]) {
      await press(page, '标题')
      await until(
        () => blocks(page),
        (seen) => seen === count,
      )
    }
    await press(page, '标题')
    await visible(page, 'crm-designer >>> .ui-toast')
    expect(await blocks(page)).toBe(3)
  },
  async 'Blocks of your own'({ page }) {
    await press(page, '店铺公告')
    await seeText(page, '全场满 99 元包邮')
    const value = await page.$eval('crm-designer', (element) => {
      return new Promise<object>((done) => {
        element.addEventListener('crm-save', (event) => (event.preventDefault(), done((event as CustomEvent).detail.value)), { once: true })
        void element.save()
      })
    })
    expect(Object.values(value)[0]).toMatchObject({ name: 'shopNotice', words: '全场满 99 元包邮', isBold: false, colour: '#E93323' })
  },
  async 'Your own picture picker'({ page }) {
    await page.evaluate(() =>
      Object.assign(globalThis, { openMyPictures: ({ chosen }: { chosen(address: string): void }) => chosen('/mine/pictured.png') }),
    )
    await designerReady(page)
    await press(page, '图片魔方')
    await clickOn(page, 'crm-designer >>> .pick-image button')
    await page.waitForSelector('crm-designer >>> img[src*="/mine/pictured.png"]')
  },
  async 'Your own save'({ page, calls }) {
    await designerReady(page)
    await press(page, '标题')
    const saved = page.$eval('crm-designer', (element) => {
      return new Promise((done) => element.addEventListener('crm-saved', (event) => done((event as CustomEvent).detail), { once: true }))
    })
    await press(page, '保存')
    await saved
    expect(calls['/my/pages/save']).toContain('titles')
    expect(await page.$eval('crm-designer', (element) => element.isDirty())).toBe(false)
  },
  async 'What is wrong with a page'({ page }) {
    await designerReady(page)
    await press(page, '轮播图')
    const told = new Promise((done) => page.on('console', (message) => message.type() === 'info' && done(message.text())))
    await page.$eval('crm-designer', (element) => {
      element.addEventListener('crm-save', (event) => event.preventDefault())
      void element.save()
    })
    expect(await told).toContain('没有选择图片')
  },
  async 'Buttons of your own in the bar'({ page }) {
    await designerReady(page)
    const bar = (await (await visible(page, 'crm-designer >>> .designer-bar')).boundingBox())!
    for (const name of ['返回列表', '提交审核']) {
      const box = (await (await find(page, name, 'button')).boundingBox())!
      expect(box.y >= bar.y && box.y + box.height <= bar.y + bar.height, name).toBe(true)
    }
  },
  async Looks({ page }) {
    await find(page, 'Save', 'button')
    expect(await styleOf(page, '.designer-canvas', 'background-color')).toBe('rgb(238, 243, 240)')
    expect(await styleOf(page, '.designer-bar', 'border-bottom-width')).toBe('2px')
    expect(await styleOf(page, '.designer-bar', '--crm-primary')).toBe('#0a7d55')
    expect(await styleOf(page, '.ui-button', 'border-top-left-radius')).toBe('2px')
  },
  async 'The console'({ page }) {
    await find(page, '账号', 'textbox')
  },
  async 'A quotation as a Word file'({ page }) {
    // what would be downloaded is looked at instead
    const told = page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const look = async ({ href, download }: HTMLAnchorElement) => {
            const bytes = await (await fetch(href)).arrayBuffer()
            done([download, new TextDecoder('latin1').decode(bytes.slice(0, 60)), String(bytes.byteLength > 3000)])
          }
          HTMLAnchorElement.prototype.click = function () {
            void look(this)
          }
        }),
    )
    await find(page, '账号', 'textbox')
    await page.click('#quote')
    const [name, head, isWhole] = await told
    expect([name, isWhole]).toEqual(['quotation-SO-20261122-7.docx', 'true'])
    expect(head).toMatch(/^PK.*\[Content_Types\]\.xml/s)
    const refused = page.$eval('crm-console', (element) =>
      element
        .quotation({ order_date: '', lines: [{ name: 'a', unit: '', num: '1', price: '1,5' }] })
        .catch((error: unknown) => String(error)),
    )
    expect(await refused).toBe("TypeError: quotation: lines[0].price must be decimal text like '12.50'")
  },
  async 'The media library as a picker'({ page }) {
    const told = new Promise((done) => page.on('console', (message) => done(message.text())))
    await visible(page, 'crm-media-library >>> .media-tile')
    await quiet(page)
    await clickOn(page, 'crm-media-library >>> .media-tile')
    await clickOn(page, 'crm-media-library >>> .media-pick .ui-button.is-primary:not([disabled])')
    expect(await told).toContain('/')
  },
  async 'In a form'({ page, calls }) {
    const state = () =>
      page.$eval('form', (form) => {
        const field = form.querySelector('crm-media-library')!
        return [form.checkValidity(), new FormData(form).getAll('image'), field.value, field.values]
      })
    await visible(page, 'crm-media-library >>> .media-tile')
    await quiet(page)
    expect(await state()).toEqual([false, [], '', []])
    await page.click('form > button')
    expect(calls['/my/banner/save']).toBeUndefined()
    await clickOn(page, 'crm-media-library >>> .media-tile')
    await clickOn(page, 'crm-media-library >>> .media-pick .ui-button.is-primary:not([disabled])')
    await visible(page, 'crm-media-library >>> .media-values img')
    const [isValid, [image]] = (await state()) as [boolean, string[]]
    expect([isValid, URL.canParse(image!)]).toEqual([true, true])
    await page.$eval('form', (form) => form.reset())
    expect(await state()).toEqual([false, [], '', []])
    // a value to start with, and what a fieldset switches off
    await page.$eval('crm-media-library', (field) => field.setAttribute('value', 'https://a.example/1.jpg https://a.example/2.jpg'))
    expect(await state()).toEqual([true, ['https://a.example/1.jpg', 'https://a.example/2.jpg'], 'https://a.example/1.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']]) // prettier-ignore
    await page.$eval('form', (form) => {
      const set = document.createElement('fieldset')
      set.disabled = true
      form.prepend(set)
      set.append(form.querySelector('crm-media-library')!)
    })
    expect(await page.$eval('form', (form) => [...new FormData(form).keys()])).toEqual([])
    await page.$eval('fieldset', (set) => (set.disabled = false))
    await page.click('form > button')
    await until(
      () => Promise.resolve(calls['/my/banner/save'] ?? ''),
      (body) => body.includes('image=https'),
    )
  },
  async Chat({ page }) {
    await find(page, '联系客服', 'button')
    await visible(page, 'crm-kefu[mode=agent] >>> .ui-input')
  },
}

const nameOf = ({ title, language }: Example) =>
  language === 'js' && examples.some((other) => other.title === title && other.language !== 'js') ? `${title}, js` : title

describe('the examples of the README', () => {
  let browser: Browser
  let pages: Awaited<ReturnType<typeof startPages>>
  const answers: Record<string, (body: string) => { type: string; body: string }> = {}
  let token: string
  let pageId: number
  beforeAll(async () => {
    ;[browser, pages, token] = await Promise.all([openBrowser(), startPages({ backend: product, answers }), tokenFrom(product)])
    const answer = await fetch(`${product}/adminapi/diy/get_list?page=1&limit=10`, { headers: { Authorization: `Bearer ${token}` } })
    pageId = ((await answer.json()) as { data: { list: { id: number }[] } }).data.list[0]!.id
  })
  afterAll(() => Promise.all([browser.close(), pages.close()]))

  it('are all looked at, and a block of one’s own takes at most 40 lines', () => {
    expect(examples.map(nameOf)).toEqual(Object.keys(looks))
    const own = examples.find(({ title }) => title === 'Blocks of your own')!
    expect(own.code.trim().split('\n').length).toBeLessThanOrEqual(40)
  })

  /** The example with real addresses and a token, as a reader would fill them in. */
  async function pageOf(example: Example): Promise<string> {
    const { code, language, title } = example
    const filled = code
      .replaceAll('/assets/crm/', `${deepFolder}/`)
      .replaceAll('https://shop.example.com', product)
      .replaceAll(/<\?= htmlspecialchars\(\$token\) \?>|(?<=token=")…/g, token)
      .replace('<?= (int) $id ?>', '0')
      .replaceAll('page-id="5"', `page-id="${title === 'Read-only' ? pageId : 0}"`)
    const kept = title === 'Chat' ? filled.replace('mode="agent"', `mode="agent" token="${await agentTokenFrom(product)}"`) : filled
    const tag = nameOf(example).endsWith(', js') ? designerTag : designerTag.replace('>', ` token="${token}">`)
    const body =
      language === 'js'
        ? `${tag}${script('crm-designer')}<script type="module">const designer = document.querySelector('#designer')\n${filled}</script>`
        : kept + (kept.includes('<crm-designer') && !kept.includes('crm-designer.js') ? script('crm-designer') : '')
    return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><link rel="icon" href="data:,"><title>host</title><style>body>:is(crm-designer,crm-console,crm-media-library,crm-kefu){display:block;height:700px}</style><script>${jquery}</script><body>${body}`
  }

  it.each(examples.map((example) => [nameOf(example), example] as const))('%s', async (name, example) => {
    const html = await pageOf(example)
    const calls: Record<string, string> = {}
    const known = {
      '/readme.html': ['text/html', html],
      '/token.php': ['text/plain', token],
      '/my/pages/save': ['application/json', '{}'],
      '/my/banner/save': ['text/html', 'ok'],
    }
    for (const [path, [type, body]] of Object.entries(known))
      answers[path] = (sent) => {
        calls[path] = sent
        return { type: type!, body: body! }
      }
    const { page, errors } = await openPage(browser, `${pages.url}/readme.html`)
    await looks[name]!({ page, calls })
    expect(errors).toEqual([])
  })
})
