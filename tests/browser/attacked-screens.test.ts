import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { clickOn, find, openBrowser, openPage, press, signIn, until, visible } from '../support/browse.ts'
import { quiet } from '../support/elements.ts'
import { attackingAddresses, attacks, built, covered, harmless, openAttacked, words } from '../support/html-attacks/attacked-tab.ts'

const product = inject('productUrl')
type Row = Record<string, unknown>

/** A copy of a row for each attack. */
const rowsOf = (row: Row, change: (html: string, at: number) => Row) => attacks.map((html, at) => ({ ...row, ...change(html, at) }))

describe('words that do harm, on whole screens', () => {
  let browser: Browser
  let office: Page
  let agentPage: Page
  beforeAll(async () => {
    browser = await openBrowser()
    ;[{ page: office }, { page: agentPage }] = await Promise.all([
      openPage(browser, `${product}/admin/setting/pages/devise/0`),
      openPage(browser, `${product}/kefu`),
    ])
    await signIn(office, 'admin')
    await signIn(agentPage, 'kefu')
    await find(office, '菜单', 'navigation')
    await quiet(agentPage)
  })
  afterAll(() => browser.close())

  it('notices at the bell are words, and lead to places of the console', async () => {
    const notices = () =>
      attacks.map((title, at) => ({ title, url: attackingAddresses[at], icon: title, iconColor: title, type: 'bulb', read: 0, time: 0 }))
    const { page, harm } = await openAttacked(office, `${product}/admin/setting/pages/devise/0`, { '/jnotice': notices })
    const rows = 'crm-console >>> .console-notices li'
    const bell = async () => {
      await press(page, `系统通知 (${attacks.length})`)
      await visible(page, rows)
    }
    await bell()
    expect(await words(page, rows)).toEqual(attacks)
    expect(await built(page, rows)).toHaveLength(1)
    expect(await covered(page, rows)).toEqual([])
    expect(await harm()).toEqual(harmless)
    for (let at = 0; at < 12; at++) {
      if (at > 0) await bell()
      await clickOn(page, `${rows} a`, at)
      await quiet(page)
    }
    expect(new URL(page.url()).origin).toBe(product)
    expect(await harm()).toEqual(harmless)
    await page.close()
  })

  it('names of files in the media library are words', async () => {
    const files = ({ list }: { list: Row[] }) => ({
      list: rowsOf(list[0]!, (html, at) => ({ att_id: at + 1, real_name: html, name: html })),
      count: attacks.length,
    })
    const { page, harm } = await openAttacked(office, `${product}/admin/system/file`, { '/file/file': files })
    await page.setViewport({ width: 1600, height: 3000 })
    const tiles = 'crm-console >>> .media-tile:not([aria-busy])'
    await visible(page, tiles)
    const seen = new Map<string, string>()
    const look = async () => {
      await quiet(page)
      const found = await page.$$eval(tiles, (all) =>
        all.map((tile) => [(tile as HTMLElement).title, String(tile.querySelector('.media-tile-name')?.childElementCount)] as const),
      )
      for (const [title, inside] of found) seen.set(title, inside)
      return seen.size
    }
    await until(
      async () => {
        const count = await look()
        await page.$eval('crm-console >>> .media-scroll', (box) => box.scrollBy(0, box.clientHeight))
        return count
      },
      (count) => count === new Set(attacks).size,
    )
    expect([...seen.keys()].toSorted()).toEqual([...new Set(attacks)].toSorted())
    expect(new Set(seen.values())).toEqual(new Set(['0']))
    expect(await covered(page, tiles)).toEqual([])
    expect(await harm()).toEqual(harmless)
    await page.close()
  })

  it('conversations are called by words, and the visitor of one is', async () => {
    const all = attacks.join(' ')
    let isSecond = false
    const conversations = (list: Row[]) => {
      if (isSecond || list.length === 0) return []
      isSecond = true
      return rowsOf(list[0]!, (html, at) => ({
        ...{ id: at + 1, to_uid: 90_000 + at, nickname: at === 0 ? all : html, message: html, preview: html, message_type: 1 },
        update_time: 1_800_000_000 - at,
      }))
    }
    const messages = () =>
      attacks.map((html, at) => ({
        ...{ id: at + 1, uid: 90_000, to_uid: 1, msn: html, msn_type: 1, nickname: html, avatar: '', is_send: 1, remind: 0, type: 0 },
        add_time: 1_800_000_000,
      }))
    const customer = (data: Row) => Object.fromEntries(Object.keys(data ?? {}).map((key) => [key, key === 'labelNames' ? [all] : all]))
    const answers = { '/kefuapi/user/record': conversations, '/kefuapi/service/list': messages, '/kefuapi/user/info': customer }
    const { page, harm } = await openAttacked(agentPage, `${product}/kefu`, answers)
    const rows = 'crm-kefu >>> .kefu-conversation'
    await visible(page, rows)
    expect(await words(page, `${rows}-name`)).toEqual([all, ...attacks.slice(1)])
    expect(await words(page, `${rows}-preview`)).toEqual(attacks)
    expect(await built(page, rows)).toHaveLength(1)
    expect(await covered(page, rows)).toEqual([])
    await clickOn(page, rows)
    await visible(page, 'crm-kefu >>> .kefu-info-who')
    await quiet(page)
    expect(await words(page, 'crm-kefu >>> .kefu-info-who strong')).toEqual([all])
    // of many messages those around where one reads are drawn: they are read upwards
    const said = new Set<string>()
    // an address in a text is a link to itself, which tells its page nothing of this one; nothing else is built
    const inside: boolean[] = []
    const links: string[] = []
    await until(
      async () => {
        for (const text of await words(page, 'crm-kefu >>> .kefu-bubble-text')) said.add(text ?? '')
        const built = await page.$$eval('crm-kefu >>> .kefu-bubble-text *', (nodes) =>
          nodes.map((node) => ({
            isLink: node.matches('a[href^="http"][target="_blank"][rel~="noopener"]') && node.childElementCount === 0,
            link: `a href=${node.getAttribute('href')}`,
          })),
        )
        inside.push(...built.map(({ isLink }) => isLink))
        links.push(...built.map(({ link }) => link))
        await page.$eval('crm-kefu >>> [role=log]', (box) => box.scrollBy(0, -box.clientHeight))
        return said.size
      },
      (count) => count === new Set(attacks).size,
      60_000,
    )
    expect(said).toEqual(new Set(attacks))
    expect(inside.every(Boolean)).toBe(true)
    const found = await harm()
    expect({ ...found, stands: [] }).toEqual(harmless)
    expect(found.stands.filter((one) => !links.includes(one))).toEqual([])
    await page.close()
  })

  it('links of the link picker are called by words, and put on the page as words', async () => {
    const links = ({ list }: { list: Row[] }) => ({
      list: rowsOf(list[0]!, (html, at) => ({ id: at + 1, name: html, url: attackingAddresses[at] })),
      count: attacks.length,
    })
    const { page, harm } = await openAttacked(office, `${product}/admin/setting/pages/diy_index`, { '/diy/get_page_link/': links })
    await clickOn(page, 'crm-console >>> [data-kind=titles]')
    await press(page, '链接: 请填写链接')
    const rows = 'crm-console >>> .pick-chip'
    await visible(page, rows)
    expect(await words(page, rows)).toEqual(attacks)
    expect(await built(page, rows)).toHaveLength(1)
    expect(await covered(page, rows)).toEqual([])
    for (const at of [0, 7, 13]) {
      if (at > 0) await clickOn(page, 'crm-console >>> .pick-link, crm-console >>> [aria-label^="链接: "]')
      await visible(page, rows)
      await clickOn(page, rows, at)
      await press(page, '确定')
      await quiet(page)
      expect(await harm()).toEqual(harmless)
    }
    await page.close()
  })
})
