import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { open } from '../../support/long-thread/stage.ts'
import { startGallery, type Gallery } from './gallery.ts'

declare global {
  var openThread: typeof open
  var thread: ReturnType<typeof open>
}

/** What comes after them is the other side's. */
const total = 49_999
/** A hundred on each side of the one looked at. */
const mostDrawn = 200

let gallery: Gallery
beforeAll(async () => {
  gallery = await startGallery()
})
afterAll(() => gallery.close())

async function opened(side: string, unread: number): Promise<Page> {
  const page = await (await gallery.browser.createBrowserContext()).newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.goto(`${gallery.address}host.css?${side}`)
  await page.addScriptTag({ url: `${gallery.address}thread.js`, type: 'module' })
  await page.waitForFunction(() => 'openThread' in globalThis, { polling: 50 })
  await page.evaluate((...given) => void (globalThis.thread = openThread(...given)), total, unread)
  await page.waitForFunction(() => thread.rows().length > 0, { polling: 50 })
  return page
}

/** Scrolls so many times so far: the farthest that a row was beside its place, and the most rows that were drawn. */
const scroll = (page: Page, times: number, by: number) =>
  page.evaluate(
    async (rounds, pixels) => {
      const seen = { beside: 0, drawn: 0 }
      for (let round = 0; round < rounds; round++) {
        const { beside, drawn } = await thread.scroll(pixels)
        seen.beside = Math.max(seen.beside, beside)
        seen.drawn = Math.max(seen.drawn, drawn)
      }
      return seen
    },
    times,
    by,
  )
const live = (page: Page) => page.evaluate(() => thread.box().ariaLive)
const newest = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollTop, clientHeight } = thread.box()
    return [thread.rows().at(-1)!.dataset['key'], Math.round(scrollHeight - scrollTop - clientHeight)]
  })

describe.each(['agent', 'visitor'])('a conversation of 50,000 messages, %s', (side) => {
  it('is read upwards for twenty pages without a jump, leads back to its end, and to a message that was looked for', async () => {
    const page = await opened(side, 0)
    expect([await newest(page), await live(page)]).toEqual([['c49999', 0], 'polite'])
    const up = await scroll(page, 80, -600)
    expect(await page.evaluate(() => thread.talk.$messages.get().length)).toBeGreaterThanOrEqual(20 * 21)
    expect(up.beside).toBeLessThanOrEqual(1)
    expect(up.drawn).toBeLessThanOrEqual(mostDrawn)
    // what was read is here still, both ways
    expect((await scroll(page, 20, 600)).beside).toBeLessThanOrEqual(1)
    expect((await scroll(page, 20, -600)).beside).toBeLessThanOrEqual(1)
    // nobody is told again of what stands above
    expect(await live(page)).toBe('off')

    // what stands above grows late, a message comes at the end
    const grown = await page.evaluate(() => thread.watch(() => (thread.rows()[3]!.style.minHeight = '400px')))
    const far = await page.evaluate(() => thread.inSight().dataset['key']!)
    const come = await page.evaluate((seq) => thread.watch(() => thread.come(seq)), total + 1)
    expect([grown.beside, come.beside].every((beside) => beside <= 1)).toBe(true)
    await page.waitForFunction(() => thread.root.querySelector('.kefu-to-end button[data-news]'), { polling: 50 })
    await page.evaluate(() => thread.root.querySelector<HTMLElement>('.kefu-to-end button')!.focus())
    await page.keyboard.press('Enter')
    await page.evaluate(() => thread.frames())
    expect(await newest(page)).toEqual(['c50000', 0])
    expect(await page.evaluate(() => [thread.rows().length <= 200, thread.root.activeElement === thread.box()])).toEqual([true, true])
    expect(await live(page)).toBe('polite')
    // and by keys from there
    const before = await page.evaluate(() => thread.box().scrollTop)
    await page.keyboard.press('PageUp')
    await page.waitForFunction((top) => thread.box().scrollTop < top - 200, { polling: 50 }, before)
    // a key scrolls for some frames: what is brought into sight meanwhile would be carried on
    await page.evaluate(() => thread.still())
    // one that was looked for is shown, though it is not drawn any more, and holds
    expect(await page.evaluate((wanted) => thread.rows().some((row) => row.dataset['key'] === wanted), far)).toBe(false)
    await page.evaluate((wanted) => thread.find(wanted), far)
    await page.waitForFunction(() => thread.root.querySelector('[data-found]'), { polling: 50 })
    await page.evaluate(() => thread.frames())
    const found = await page.evaluate(() => {
      const [row, box] = [thread.root.querySelector<HTMLElement>('[data-found]')!, thread.box().getBoundingClientRect()]
      const { top, bottom } = row.getBoundingClientRect()
      return [row.dataset['key'], top >= box.top && bottom <= box.bottom, thread.root.activeElement === row]
    })
    expect(found).toEqual([far, true, true])
    expect((await page.evaluate((seq) => thread.watch(() => thread.come(seq)), total + 2)).beside).toBeLessThanOrEqual(1)
    await page.browserContext().close()
  })

  it('is opened where its unread messages begin, and read on to the end', async () => {
    const page = await opened(side, 250)
    const mark = await page.evaluate(() => {
      const { top } = thread.box().getBoundingClientRect()
      return thread.root.querySelector('[data-unread]')!.getBoundingClientRect().top - top
    })
    expect(mark).toSatisfy((place: number) => place >= 0 && place < 100)
    const down = await scroll(page, 20, 600)
    expect(down.beside).toBeLessThanOrEqual(1)
    expect(down.drawn).toBeLessThanOrEqual(mostDrawn)
    await scroll(page, 45, 600)
    expect(await newest(page)).toEqual(['c49999', 0])
    // who is there follows what comes
    await page.evaluate((seq) => thread.come(seq), total + 1)
    await page.evaluate(() => thread.frames())
    expect(await newest(page)).toEqual(['c50000', 0])
    await page.browserContext().close()
  })
})
