import { openSignIn, signIn, weighed } from './journeys.mjs'
import { equip, mountedPages, listen } from './console-hands.mjs'
import { answering, operate } from './console-operator.mjs'
import { heap } from './heap.mjs'
import { lines, narrowings, seedLog } from './console-log.mjs'
import { assertWell } from './peer-health.mjs'
import { buildPeers, servePeers } from './peers.mjs'
import { slow } from './slow.mjs'

/*
 * What an operator waits for in the console, beside react-admin on the same server, the same rows and the same work, in one browser
 * in turns. Every step is checked by what the page shows: what did not happen is not counted. `npm run bench console`.
 */

const logPath = '/admin/system/maintain/system_log/index'
const staffPath = '/admin/setting/system_admin'
const options = { timeout: 60_000 }
const sorted = (list) => list.toSorted((a, b) => a - b)
export const quantile = (list, part) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))]

const ours = {
  host: 'crm-console',
  firstRow: 'tbody tr td:nth-child(1)',
  total: '.ui-pager-total',
  position: '.ui-pager-pages .ui-page[aria-current=page]',
  words: '.console-filter.is-text input',
  field: '.console-filter.is-text input',
  fields: ['path', 'ip'],
  links: '.console-tabs li a',
}
const theirs = {
  host: '',
  firstRow: 'tbody tr td:nth-child(1)',
  total: '.MuiTablePagination-displayedRows',
  beforeTotal: true,
  position: '.MuiTablePagination-displayedRows',
  words: 'input[name=path]',
  links: '.RaMenuItemLink-root, a.MuiMenuItem-root',
}

/** What the table of a page holds, in one of its rows. */
const rows = { log: '10\\.\\d\\.0', staff: 'editor' }

const seen = (page, selector) => page.waitForSelector(selector, { ...options, visible: true })

/** Two editions of one operator: where things are and how they are come by. */
const editions = {
  console: (stage) => ({
    given: ours,
    within: 'crm-console >>> ',
    signInPage: `${stage.product.url}/admin/setting/pages/devise/0`,
    password: 'crm-console >>> input[type=password]',
    async signIn(page) {
      await page.goto(`${stage.product.url}${logPath}`)
      await seen(page, 'crm-console >>> input[type=password]')
      await signIn(page)
    },
    open: (page, where) => go(page, where === 'log' ? logPath : staffPath),
    names: { log: '系统日志', staff: '管理员列表' },
    rows,
    next: '.ui-pager-pages .ui-page:last-child',
    previous: '.ui-pager-pages .ui-page:first-child',
    field: '.console-filter.is-text input',
  }),
  'react-admin': (stage) => ({
    given: theirs,
    within: '',
    signInPage: `${stage.peers.url}/admin.html?server=${encodeURIComponent(stage.product.url)}`,
    password: 'input[type=password]',
    async signIn(page) {
      await page.goto(this.signInPage)
      await page.type((await seen(page, 'input[name=username]')) && 'input[name=username]', 'admin')
      await page.type('input[type=password]', 'crm-demo-2026')
      await page.keyboard.press('Enter')
      await seen(page, 'tbody tr')
    },
    open: (page, where) => page.evaluate((name) => void (location.hash = `#/${name}`), where),
    names: { log: 'Logs', staff: 'Staffs' },
    rows,
    next: 'button[aria-label="Go to next page"]',
    previous: 'button[aria-label="Go to previous page"]',
    field: 'input[name=path]',
  }),
}

/** Leads the console on, as a link of its own would. */
const go = (page, path) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

async function signInCold(stage, edition, rounds) {
  const times = []
  let bytes = 0
  for (let round = 0; round < rounds; round++) {
    const page = await stage.freshPage()
    await page.evaluateOnNewDocument(listen)
    await slow(page)
    ;({ bytes } = await weighed(page, async () => {
      await page.goto(edition.signInPage, options)
      await seen(page, edition.password)
    }))
    times.push(await page.evaluate(() => globalThis.paints.at(-1)))
    await page.browserContext().close()
  }
  return { lcp: quantile(times, 0.5), bytes }
}

async function openOffice(stage, edition) {
  const page = await stage.freshPage()
  await page.evaluateOnNewDocument(listen)
  await edition.signIn(page)
  await edition.open(page, 'log')
  await page.waitForNetworkIdle({ idleTime: 500 })
  await page.evaluate(equip, edition.given)
  return page
}

async function narrowMillion(page, log, rounds) {
  const times = []
  const all = await log.expected({})
  if (all.count < lines) throw new Error(`${all.count} lines are no million`)
  const narrow = (words, expected, isMeasured) =>
    page.evaluate(([asked, wanted, counts]) => globalThis.hands.narrow(asked, wanted, counts), [words, expected, isMeasured])
  for (let round = 0; round < rounds; round++)
    for (const words of narrowings) {
      await widen(page, narrow, log, all)
      const names = Object.keys(words)
      // what was given before stands in the list already when the last word is sent off
      const before = Object.fromEntries(names.slice(0, -1).map((name) => [name, words[name]]))
      if (names.length > 1) await narrow(before, await log.expected(before), false)
      const expected = await log.expected(words)
      if (!expected.count) throw new Error(`nothing to find by ${JSON.stringify(words)}`)
      times.push(await narrow(words, expected, true))
    }
  await widen(page, narrow, log, all)
  return times
}

/** Takes the words out of the fields again, one field after the other. */
async function widen(page, narrow, log, all) {
  const { path } = await page.evaluate(() => globalThis.hands.words())
  if (path) await narrow({ path }, await log.expected({ path }), false)
  await narrow({}, all, false)
}

async function turnPages(page, edition) {
  const times = []
  await edition.open(page, 'staff')
  await page.waitForNetworkIdle({ idleTime: 500 })
  for (let round = 0; round < 22; round++) {
    const where = round % 2 ? 'staff' : 'log'
    const took = await page.evaluate(([name, row]) => globalThis.hands.turn(name, row), [edition.names[where], rows[where]])
    // both are known now
    if (round > 1) times.push(took)
    await page.waitForNetworkIdle({ idleTime: 100 })
  }
  return times
}

const goodPages = async (page) =>
  (await page.evaluate(mountedPages)).filter(
    ({ heading, words, isWaiting, isRefused }) => heading && words > 20 && !isWaiting && !isRefused,
  )

/** Opens twenty different pages of the menu, each in a tab, until all of them show what they are for. */
async function manyTabs(stage) {
  const page = await openOffice(stage, editions.console(stage))
  const menus = await page.evaluate(
    async (base, token) => {
      const reply = await fetch(`${base}/adminapi/menus`, { headers: { Authorization: `Bearer ${token}` } })
      return (await reply.json()).data
    },
    stage.product.url,
    stage.token,
  )
  const leaves = (list) => list.flatMap(({ path, children = [] }) => (children.length ? leaves(children) : [path]))
  const list = Array.isArray(menus) ? menus : (menus.menus ?? menus.list)
  // the library shows nothing of its own to be counted by, and one list has two addresses
  const left = new Set(['/admin/kefu', '/admin/system/file', '/admin/setting/system_admin'])
  const paths = [...leaves(list).filter((one) => !left.has(one)), '/admin/system/user', '/admin/error_logger_page']
  for (const path of paths) {
    await go(page, path)
    await page.waitForNetworkIdle({ idleTime: 400 }).catch(() => undefined)
    if ((await page.evaluate(mountedPages)).length >= 20 && new Set((await goodPages(page)).map(({ heading }) => heading)).size >= 20) break
  }
  await page.waitForFunction(`!(${String(mountedPages)})().some(({ isWaiting }) => isWaiting)`, options).catch(() => undefined)
  const mounted = await page.evaluate(mountedPages)
  const good = await goodPages(page)
  const different = new Set(good.map(({ heading }) => heading))
  if (different.size < 20) throw new Error(`${different.size} different pages are open, not 20: ${JSON.stringify(mounted)}`)
  const bytes = await heap(page)
  await page.browserContext().close()
  return bytes
}

/** Whether react-admin is well: its sign-in, and the list behind it. */
const look = (stage) => assertWell(stage, 'react-admin', (page) => editions['react-admin'](stage).signIn(page))

/** All parts but the soak; `rounds` of the cold ones. */
export async function measureConsole(stage, rounds = Number(process.env.ROUNDS) || 3) {
  await buildPeers()
  const peers = await servePeers()
  const health = await look({ ...stage, peers }).catch((error) => {
    peers.close()
    throw error
  })
  const log = await seedLog(stage.product)
  const results = {}
  const failures = []
  // what fails is told, and the rest is measured nevertheless
  const tried = (what, work) => work().catch((error) => void failures.push(`${what}: ${error.message.split('\n')[0]}`))
  try {
    for (const name of Object.keys(editions)) {
      const edition = editions[name]({ ...stage, peers })
      const cold = await tried(`${name}, sign-in`, () => signInCold(stage, edition, rounds))
      results[name] = { cold }
      const page = await tried(`${name}, signing in`, () => openOffice(stage, edition))
      if (!page) continue
      const narrow = await tried(`${name}, narrowing`, () => narrowMillion(page, log, 4))
      const turn = await tried(`${name}, turning`, () => turnPages(page, edition))
      const answers = await tried(`${name}, steps`, () => answering(page, edition))
      results[name] = { cold, narrow, turn, answers, heap: await heap(page) }
      await page.browserContext().close()
    }
    const office = await stage.freshPage()
    const door = await weighed(office, () => openSignIn(office, stage))
    const list = await weighed(office, () => signIn(office))
    await office.browserContext().close()
    return { results, failures, health, shell: door.bytes + list.bytes, tabs: await tried('twenty tabs', () => manyTabs(stage)) }
  } finally {
    await log.close()
    peers.close()
  }
}

/** `npm run bench console soak`: two hours of work in ten minutes (`MINUTES`), and what it leaves in the heap. */
export async function measureSoak(stage, minutes) {
  const log = await seedLog(stage.product)
  // an open connection would end the run with a complaint of its own before the fault is told
  await log.close()
  const edition = editions.console(stage)
  const page = await openOffice(stage, edition)
  await edition.open(page, 'staff')
  await page.waitForNetworkIdle({ idleTime: 300 })
  await operate(page, edition, 100)
  const before = await heap(page)
  let steps = 0
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; steps += 100) await operate(page, edition, 100)
  const grown = (await heap(page)) - before
  return [
    `${minutes} minutes of an operator, ${steps} steps: the heap went from ${(before / 1e6).toFixed(1)} MB by ${(grown / 1e6).toFixed(2)} MB (allowed 5).`,
    '',
  ]
}
