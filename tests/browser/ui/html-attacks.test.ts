import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { farOrigin, htmlAttacks } from '../../support/html-attacks/corpus.ts'
import { startGallery, type Gallery } from './gallery.ts'

const texts = htmlAttacks.map(({ html }) => html)
const hostPage = `<!doctype html><meta charset="utf-8"><title>Host</title><body><crm-html-stage></crm-html-stage><script type="module" src="stage.js"></script>`

interface Seen {
  page: Page
  /** Foreign addresses that were asked, and how. */
  asked: string[]
  /** Where the page was led, and what was opened. */
  led: string[]
}

/** A page without any policy: what is judged is what is shown, not the host. */
async function openStage(
  { browser, address }: { browser: Browser; address: string },
  body: string,
  given: readonly string[],
): Promise<Seen> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => seen.led.push(String(error)))
  await page.setViewport({ width: 800, height: 600 })
  const seen: Seen = { page, asked: [], led: [] }
  await page.setRequestInterception(true)
  const own = new URL(address).origin
  page.on('request', (request) => {
    const url = request.url()
    if (url.endsWith('/none')) return void request.respond({ status: 404 })
    if (url === `${own}/stage`) return void request.respond({ contentType: 'text/html', body })
    if (!url.startsWith(own) && !url.startsWith('data:')) seen.asked.push(`${request.resourceType()} ${url}`)
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.led.push(url)
    return void (url.startsWith(own) ? request.continue() : request.abort())
  })
  context.on('targetcreated', (target) => seen.led.push(`opened ${target.url()}`))
  await page.evaluateOnNewDocument((attacks) => {
    const ran: number[] = []
    Object.assign(globalThis, { attacks, ran, hit: (id: number) => void ran.push(id) })
  }, given)
  await page.goto(`${own}/stage`)
  seen.led.length = 0
  return seen
}

/** Fires every event at every element, presses every one, and tells whose scripts ran. */
const provoke = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate(async (chosen) => {
    const root = document.querySelector('crm-html-stage')?.shadowRoot ?? document
    const events = Object.keys(HTMLElement.prototype).filter((name) => name.startsWith('on'))
    const more = ['begin', 'end', 'repeat', 'focusin', 'start', 'finish', 'pageshow', 'touchstart', 'scrollend']
    for (const element of root.querySelectorAll<HTMLElement>(`${chosen} *`)) {
      for (const name of [...events.map((event) => event.slice(2)), ...more]) element.dispatchEvent(new Event(name))
      if (!(element instanceof HTMLButtonElement && element.form === null)) element.click?.()
    }
    // what pictures and films tell comes later
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return [...new Set((globalThis as unknown as { ran: number[] }).ran)]
  }, selector)

/** What stands in a place and must not: a link, a form, a frame, a handler, a class of ours, what leaves its box. */
const standing = (page: Page, part: string, isEdited = false): Promise<string[]> =>
  page.evaluate(
    (chosen, isText) => {
      const root = document.querySelector('crm-html-stage')!.shadowRoot!
      const allowed =
        /^(align|alt|bgcolor|border|cellpadding|cellspacing|color|colspan|controls|dir|height|hspace|open|poster|preload|size|src|start|style|title|type|valign|value|vspace|width)$/
      const bad: string[] = []
      for (const box of root.querySelectorAll(`[data-section=${chosen}] :is(.ui-rich-text, .ql-editor)`))
        for (const element of box.querySelectorAll<HTMLElement>('*')) {
          const { position, transform, zIndex, backgroundImage } = getComputedStyle(element)
          const say = (what: string) =>
            bad.push(`${box.closest('[data-attack]')?.getAttribute('data-attack') ?? chosen} ${element.localName}: ${what}`)
          if (
            /^(script|iframe|object|embed|form|input|button|select|textarea|svg|math|map|area|base|meta|link|style|dialog|frame|template|portal)$/.test(
              element.localName,
            )
          )
            say('stands')
          for (const { name, value } of element.attributes) {
            if (/^on/i.test(name) || /^\s*(javascript|vbscript):/i.test(value)) say(`${name}=${value}`)
            if (!isText && !allowed.test(name)) say(`${name}=${value}`)
          }
          if (isText) continue
          if (position === '') continue
          if (position !== 'static' || transform !== 'none' || zIndex !== 'auto') say(`${position} ${transform} ${zIndex}`)
          if (/url\(/.test(backgroundImage)) say(backgroundImage)
        }
      return bad
    },
    part,
    isEdited,
  )

/** The attacks that are more than words in a place for words: there all look alike but for what they say. */
const otherThanWords = (page: Page, part: string): Promise<(string | undefined)[]> =>
  page.evaluate((chosen) => {
    const boxes = [...document.querySelector('crm-html-stage')!.shadowRoot!.querySelectorAll<HTMLElement>(`[data-section=${chosen}] > *`)]
    const built = (box: HTMLElement) =>
      [...box.querySelectorAll('*')]
        // an address in a message is a link to itself
        .filter((node) => !node.matches('.kefu-bubble-text > a[href^="http"][target="_blank"][rel~="noopener"]:not(:has(*))'))
        .map(({ localName, className }) => `${localName} ${className}`)
        .join(' ')
    const plain = built(boxes.at(-1)!)
    return boxes.filter((box) => built(box) !== plain).map((box) => box.dataset['attack'])
  }, part)

/** The attacks behind which a button lies covered; looked at screen by screen. */
const covered = async (page: Page, part: string): Promise<string[]> => {
  await page.setViewport({ width: 800, height: 4000 })
  return page.evaluate((chosen) => {
    const root = document.querySelector('crm-html-stage')!.shadowRoot!
    const bad: string[] = []
    // one place at a time: to find what lies under a point takes as long as there are elements
    for (const section of root.querySelectorAll<HTMLElement>('section')) section.hidden = section.dataset['section'] !== chosen
    const all = [...root.querySelectorAll<HTMLElement>(`[data-section=${chosen}] .stage-after`)].map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return { button, x: left + scrollX + width / 2, y: top + scrollY + height / 2 }
    })
    const isInSight = ({ y }: { y: number }) => y > scrollY && y < scrollY + innerHeight
    for (const one of all) {
      if (!isInSight(one)) scrollTo(0, one.y - 20)
      const hit = root.elementFromPoint(one.x, one.y - scrollY)
      if (hit !== one.button) bad.push(`${one.button.parentElement!.dataset['attack']}: ${hit?.outerHTML.slice(0, 200)}`)
    }
    return bad
  }, part)
}

describe('HTML that does harm', () => {
  let stage: Gallery
  beforeAll(async () => {
    stage = await startGallery()
  })
  afterAll(() => stage.close())

  it('does it where it is shown as it came: the corpus bites', async () => {
    const raw = await openStage(stage, '<!doctype html><body><main></main>', texts)
    const biting = htmlAttacks.filter(({ family }) => /handlers|written|mutating|moved/.test(family)).map(({ html }) => html)
    await raw.page.evaluate((all) => {
      for (const html of all) {
        const box = document.createElement('div')
        box.innerHTML = html
        document.querySelector('main')!.append(box)
      }
    }, biting)
    const ran = await provoke(raw.page, 'main')
    await raw.page.close()
    expect(texts.length).toBeGreaterThan(300)
    expect(ran.length).toBeGreaterThan(100)
  })

  it('runs nothing, leads nowhere, covers nothing and asks nobody, in every place that shows it', async () => {
    const { page, asked, led } = await openStage(stage, hostPage, texts)
    await page.waitForFunction(
      () => {
        const boxes = document.querySelector('crm-html-stage')?.shadowRoot?.querySelectorAll('[data-attack]:last-of-type .ui-rich-text')
        return boxes && boxes.length === 4 && [...boxes].every((box) => box.textContent === 'end')
      },
      { polling: 50 },
    )
    for (const part of ['text', 'preview', 'help', 'locked']) expect(await standing(page, part), part).toEqual([])
    for (const part of ['text', 'preview', 'help', 'locked', 'words', 'message', 'cell'])
      expect(await covered(page, part), part).toEqual([])
    for (const part of ['words', 'message', 'cell']) expect(await otherThanWords(page, part), part).toEqual([])
    expect(await provoke(page, '[data-section=text] .ui-rich-text')).toEqual([])
    await page.evaluate(() => say())
    await page.waitForFunction(() => document.querySelector('crm-html-stage')!.shadowRoot!.querySelector('.ui-question'), { polling: 50 })
    expect(await provoke(page, ':is(.ui-question, .ui-toast)')).toEqual([])
    expect({ asked, led }).toEqual({ asked: [], led: [] })
    await page.close()
  })

  it('runs nothing and covers nothing in the editor, one after the other', async () => {
    const { page, asked, led } = await openStage(stage, hostPage, [])
    await page.waitForFunction(() => document.querySelector('crm-html-stage')?.shadowRoot?.querySelector('.ql-editor'), { polling: 50 })
    const bad = await page.evaluate(async (all) => {
      const root = document.querySelector('crm-html-stage')!.shadowRoot!
      const after = root.querySelector<HTMLElement>('[data-section=editor] > .stage-after')!
      const found: string[] = []
      for (const [at, html] of all.entries()) {
        edit(html)
        await new Promise((done) => setTimeout(done))
        // what the editor cannot show as it is stands behind a note; it is opened all the same
        const anyway = [...root.querySelectorAll<HTMLButtonElement>('.rich-unfit button')].at(-1)
        if (anyway) {
          anyway.click()
          await new Promise((done) => setTimeout(done))
        }
        for (const element of root.querySelectorAll<HTMLElement>('.ql-editor *')) {
          for (const { name, value } of element.attributes)
            if (/^on/i.test(name) || /^\s*(javascript|vbscript):/i.test(value)) found.push(`${at} ${name}=${value}`)
          if (/^(script|iframe|object|embed|form|svg|math|area|style|link|meta|base)$/.test(element.localName))
            found.push(`${at} ${element.localName}`)
          element.click()
        }
        after.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = after.getBoundingClientRect()
        if (root.elementFromPoint(left + width / 2, top + height / 2) !== after)
          found.push(`${at} covers: ${root.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 300)} ${html}`)
      }
      return found
    }, texts)
    expect(bad).toEqual([])
    expect(await provoke(page, '.ql-editor')).toEqual([])
    // a film that is edited is seen
    const others = asked.filter((one) => !/^(image|media) /.test(one))
    expect({ others, led }).toEqual({ others: [], led: [] })
    await page.close()
  })

  it('leaves what text is made of, and its pictures', async () => {
    const text =
      '<h2 style="color: rgb(204, 0, 0); text-align: center">满减</h2><table border="1"><tbody><tr><td style="width: 50%">a</td></tr></tbody></table>' +
      `<p><img src="${farOrigin}/picture.png" alt="茶" style="width: 100%"></p>`
    const { page, asked } = await openStage(stage, hostPage, [text])
    const shown = await page.waitForFunction(
      () =>
        document.querySelector('crm-html-stage')?.shadowRoot?.querySelector('[data-section=text] [data-attack="0"] .ui-rich-text')
          ?.innerHTML,
      { polling: 50 },
    )
    expect(await shown.jsonValue()).toBe(
      '<h2 style="color: rgb(204, 0, 0); text-align: center;">满减</h2><table border="1"><tbody><tr><td style="width: 50%;">a</td></tr></tbody></table>' +
        `<p><img src="${farOrigin}/picture.png" alt="茶" style="width: 100%;"></p>`,
    )
    expect(asked).toContain(`image ${farOrigin}/picture.png`)
    await page.close()
  })
})
