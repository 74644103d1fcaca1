import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { clickOn, find, openBrowser, openPage, press, signIn, until, visible } from '../support/browse.ts'
import { quiet } from '../support/elements.ts'
import { attacks, harmless, openAttacked, words, type AttackedTab } from '../support/html-attacks/attacked-tab.ts'

const product = inject('productUrl')
/** Attacks in texts that a chat shows whole: it cuts longer ones. */
const chunks = attacks.reduce<string[][]>(
  (made, html) => {
    if ([...made.at(-1)!, html].join(' ').length < 19_000) made.at(-1)!.push(html)
    else made.push([html])
    return made
  },
  [[]],
)
const [first] = chunks as [string[]]
const all = first.join(' ')
type Row = Record<string, unknown>

/** Every word of a reply does harm; figures, times and where pictures lie stay, so that screens take it for one. */
function poisoned(data: unknown, key = ''): unknown {
  if (Array.isArray(data)) return data.map((one) => poisoned(one, key))
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, poisoned(one, name)]))
  if (typeof data !== 'string' || /avatar|image|headimg|token|^online_time$/.test(key) || /^[\d.:\- ]+$/.test(data)) return data
  return all
}
const anew = (data: never) => poisoned(data)

const goods = {
  id: 1,
  store_name: all,
  image: '',
  price: '1.00',
  ot_price: '2.00',
  vip_price: '',
  stock: 3,
  sales: all,
  unit_name: all,
  description: '',
}
const order = {
  ...{
    id: 5,
    order_id: 'wx1',
    _status: { _title: all, _msg: all, _type: 1, _payType: all },
    total_num: 1,
    pay_price: '1.00',
    add_time_y: all,
  },
  cartInfo: [{ cart_num: 1, productInfo: { ...goods, attrInfo: { suk: all, price: '1.00' } } }],
}
const message = (id: number, from: number, more: Row) => ({
  ...{ id, uid: from, to_uid: 1, msn: all, msn_type: 1, nickname: all, avatar: '', is_tourist: 0, type: 0, remind: 0 },
  ...{ add_time: 1_795_000_000 + id, seq: id, conversation: 9, mer_id: 0, time_node: 0, productInfo: null, orderInfo: null, ...more },
})
/** One message of each kind, rated and taken back ones too. */
const messages = (visitor: number) => [
  message(1, visitor, {}),
  message(2, visitor, { msn: '1', msn_type: 5, productInfo: goods }),
  message(3, visitor, { msn: 'wx1', msn_type: 6, orderInfo: order }),
  message(4, visitor, { msn: '', is_recalled: 1 }),
  message(5, 1, { rating: { stars: 2, words: all } }),
  message(6, visitor, { msn: `${product}/x.zip`, file: { name: all, size: 5, type: all, key: 'x' } }),
  message(7, visitor, { msn_type: 2 }),
  message(8, visitor, { msn: all, msn_type: 4 }),
  ...chunks.slice(1).map((chunk, at) => message(20 + at, visitor, { msn: chunk.join(' ') })),
]

/** Nothing happened; an address that was written in a message stands there as a link to itself, and only that. */
async function expectHarmless({ page, harm }: AttackedTab, host = 'crm-kefu'): Promise<void> {
  await quiet(page)
  const found = await harm()
  const links = await page.$$eval(`${host} >>> .kefu-bubble-text a`, (nodes) => nodes.map((link) => `a href=${link.getAttribute('href')}`))
  expect({ ...found, stands: found.stands.filter((one) => !links.includes(one)) }).toEqual(harmless)
}

/** What can be read at a place has the first and the last attack in it, letter by letter. */
async function expectWords(page: Page, place: string): Promise<void> {
  await visible(page, place)
  const read = await until(
    async () => (await words(page, place)).join('\n'),
    (said) => said.includes(first[0]!),
  )
  expect(read).toContain(first.at(-1)!)
}

/** The form of who finds nobody: words stand above it and in it, and are there again after it was left. */
async function leavesWords(page: Page): Promise<void> {
  const name = 'crm-kefu >>> .kefu-offline [name=rela_name]'
  const typed = attacks[0]!.slice(0, 50)
  await press(page, '留下联系方式')
  await expectWords(page, 'crm-kefu >>> .kefu-offline-notice')
  await clickOn(page, name)
  await page.keyboard.type(typed)
  await press(page, '返回对话')
  await press(page, '留下联系方式')
  await visible(page, name)
  expect(await page.$eval(name, (field) => (field as HTMLInputElement).value)).toBe(typed)
  await press(page, '返回对话')
}

describe('words that do harm, in a chat', () => {
  let browser: Browser
  let office: Page
  let agentPage: Page
  beforeAll(async () => {
    browser = await openBrowser()
    ;[{ page: office }, { page: agentPage }] = await Promise.all([
      openPage(browser, `${product}/admin/setting/store_service/feedback`),
      openPage(browser, `${product}/kefu`),
    ])
    await signIn(office, 'admin')
    await signIn(agentPage, 'kefu')
    await find(office, '菜单', 'navigation')
    await quiet(agentPage)
  })
  afterAll(() => browser.close())

  it('are words beside an agent: cards, ratings, canned replies, notes, orders and what a colleague said', async () => {
    let visitor = 0
    const conversations = (list: Row[]) => (list.length > 0 && (visitor = Number(list[0]!.to_uid)), list)
    const transfers = () => [
      { id: 1, from_uid: 8, from_name: all, to_uid: 1, to_name: all, note: all, is_away: 0, add_time: 1_795_000_000, behind: 2 },
    ]
    const notes = () => [{ id: 1, words: all, nickname: all, is_mine: 1, add_time: 1_795_000_000, update_time: 0 }]
    const tab = await openAttacked(agentPage, `${product}/kefu`, {
      '/kefuapi/user/record': conversations,
      '/kefuapi/service/list': () => messages(visitor),
      '/kefuapi/service/transfers': transfers,
      '/kefuapi/user/notes': notes,
      '/kefuapi/service/speechcraft': anew,
      '/kefuapi/service/cate': anew,
      '/kefuapi/service/tags': () => [{ name: all.slice(0, 400), count: 1 }],
      '/kefuapi/order/list': anew,
      '/kefuapi/order/info': anew,
      '/kefuapi/product/': anew,
    })
    const { page } = tab
    await clickOn(page, 'crm-kefu >>> .kefu-conversation')
    for (const part of ['.kefu-bubble-text', '.kefu-card-name', '.kefu-happened']) await expectWords(page, `crm-kefu >>> ${part}`)
    await expectHarmless(tab)
    await press(page, '客服话术')
    await press(page, '公共库', 'tab')
    await expectWords(page, 'crm-kefu >>> .kefu-replies-list li')
    await expectHarmless(tab)
    await page.keyboard.press('Escape')
    await clickOn(page, 'crm-kefu >>> .kefu-pane-thread textarea')
    await page.keyboard.type('/')
    await expectWords(page, 'crm-kefu >>> .kefu-suggestions [role=option]')
    await page.keyboard.press('Escape')
    await press(page, '备注', 'tab')
    await expectWords(page, 'crm-kefu >>> .kefu-remark')
    await press(page, '商品信息', 'tab')
    await quiet(page)
    await press(page, '交易订单', 'tab')
    await expectWords(page, 'crm-kefu >>> .kefu-order')
    await expectHarmless(tab)
    await clickOn(page, 'crm-kefu >>> .kefu-order-number')
    await expectWords(page, 'crm-kefu >>> .kefu-order-whole')
    await expectHarmless(tab)
    await page.close()
  })

  it('are words for a visitor: who answers, the hours, the questions, cards, files, the form, and what they said of an answer', async () => {
    // outside of the hours nobody is there; an agent who is there all the same is told of by the socket, and then nothing is said of hours
    await agentPage.browserContext().close()
    const { page: shop } = await openPage(browser, `${product}/support/`)
    let visitor = 0
    const context = (data: Row) => {
      visitor = Number(data.tourist_uid)
      const hours = [{ days: [1], from: all, to: all }]
      return {
        ...data,
        nickname: all,
        real_name: all,
        greeting: all,
        away: all,
        is_open: 0,
        online: 0,
        hours,
        questions: [all, attacks[0]],
      }
    }
    const tab = await openAttacked(shop, `${product}/support/`, {
      '/kefuapi/tourist/user': context,
      '/kefuapi/tourist/chat': () => messages(1).map((one) => ({ ...one, to_uid: visitor, nickname: all })),
      '/kefuapi/tourist/feedback': () => ({ feedback: all }),
      '/kefuapi/tourist/adv': () => ({ content: all, greeting: all }),
      '/kefuapi/tourist/product': () => goods,
      '/kefuapi/tourist/rating': (data: Row) => ({ ...data, turn: 1, may: 1, asked: 1, stars: 2, words: all, nickname: all }),
    })
    const { page } = tab
    await clickOn(page, 'crm-kefu >>> .kefu-bubble')
    for (const part of [
      '.kefu-sheet-head h2, .kefu-sheet h2',
      '.kefu-bubble-text',
      '.kefu-card-name',
      '.kefu-questions',
      '.kefu-opening',
      '.kefu-opening-hours',
    ])
      await expectWords(page, `crm-kefu >>> ${part}`)
    await expectHarmless(tab)
    await leavesWords(page)
    await expectHarmless(tab)
    await press(page, '评价服务')
    await expectWords(page, 'crm-kefu >>> .kefu-rating-head strong')
    expect(await page.$eval('crm-kefu >>> .kefu-rating textarea', (field) => field.value)).toContain(attacks[0])
    await expectHarmless(tab)
    await page.close()
  })

  it('are words in the back office: what visitors left', async () => {
    const tab = await openAttacked(office, `${product}/admin/setting/store_service/feedback`, {
      '/adminapi/app/feedback': () => ({
        list: [{ id: 1, rela_name: all, phone: all, content: all, make: all, status: 1, uid: 0, add_time: '2026-11-27 10:00:00' }],
        count: 1,
      }),
    })
    await expectWords(tab.page, 'crm-console >>> tbody tr')
    await expectHarmless(tab, 'crm-console')
    await tab.page.close()
  })

  it('are words in the record of an agent', async () => {
    const tab = await openAttacked(office, `${product}/admin/setting/store_service/index`, {
      '/kefu/record/': () => ({
        list: [{ nickname: all, uid: 4, headimgurl: '', label: [{ id: 1, label_cate: 1, label_name: all }] }],
        count: 1,
      }),
      '/kefu/chat_list': () => ({ list: messages(4).map((one) => ({ ...one, add_time: all })), count: 8 }),
    })
    const { page } = tab
    await press(page, '聊天记录')
    const rows = 'crm-console >>> dialog tbody tr'
    await expectWords(page, rows)
    await press(page, '查看对话')
    await expectWords(page, rows)
    await expectHarmless(tab, 'crm-console')
    await page.close()
  })
})
