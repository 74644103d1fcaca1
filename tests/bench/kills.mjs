import { appendFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { startPages } from '../support/page-server.mjs'
import { saveBlocks, startProduct, tokenFrom } from '../support/stage.mjs'
import { addElement } from './journeys.mjs'
import { seeded } from '../support/random.mjs'
import { inPage } from './kills-in-page.mjs'
import { startBrowser, startProxy } from './kills-stage.mjs'

/*
 * Work is never lost: a page edits and saves by itself without a rest, and at a random moment in the middle of that the tab,
 * the whole browser, the network or the server is gone (SIGKILL of the real processes, sockets that are reset). Each edit ends
 * with its number, typed into a block. What is there afterwards must be the page after some of the edits, in their order; of
 * those only the last 250 ms may be missing, and none where the tab lives. Where it lives, saving must work afterwards, and
 * somebody else must find at the server what is on the screen.
 *
 * `npm run build && node tests/bench/kills.mjs [rounds] [seed]`, about ten seconds a round; CHROME_PATH says which browser,
 * RESULTS another file for a trial. A seed repeats what is done, not when the machine does it.
 */

const [rounds = 48, seed = 1] = process.argv.slice(2).map(Number)
const results = process.env.RESULTS || fileURLToPath(new URL('results.md', import.meta.url))
const allowed = 250
const idle = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
const roll = seeded(seed)

let product = await startProduct()
const pages = await startPages({ backend: product.url })
const proxy = await startProxy(product.port)
const browser = await startBrowser()
const token = await tokenFrom(product.url)
const title = (words) => ({ name: 'titles', titleConfig: { title: '标题', value: words, max: 10 } })

/** What the page has told since the round began; it may be killed, this stays. */
let told = { states: [], saves: 0, saved: 0 }
const hear = (what, detail) => {
  if (what === 'state') told.states.push(detail)
  else if (what === 'save') {
    told.saves++
    if (detail.isSaved) told.saved++
  } else told.trouble = detail
}

async function open(page, pageId, url) {
  // a busy machine takes its time to start what was killed
  page.setDefaultTimeout(180_000)
  await page.setViewport({ width: 1440, height: 900 })
  await page.goto(`${pages.url}/blank.html`)
  await page.exposeFunction('told', hear)
  await page.evaluate(inPage)
  await addElement(page, { product: { url }, pages, token }, 'crm-designer', { 'page-id': String(pageId) })
  await page.waitForSelector('crm-designer >>> .designer-block', { visible: true })
  return page
}

const openTab = async (pageId) => open(await browser.newPage(), pageId, proxy.url)
const seenIn = (page) => page.evaluate('seen()')
const numberOf = (seen) => Number(/号 (\d+)/.exec(seen)?.[1] ?? NaN)

const network = { cut: async () => proxy.cut(), mend: async () => proxy.mend() }
const server = {
  cut: async () => product.kill(),
  mend: async () => {
    product = await startProduct({ earlier: product })
  },
}
/** What breaks at a random moment of the burst, and what is killed after another one. */
const kinds = {
  tab: { kills: 'readyToKillTabs' },
  browser: { kills: 'readyToKill' },
  'network, then tab': { breaks: network, kills: 'readyToKillTabs' },
  'server, then tab': { breaks: server, kills: 'readyToKillTabs' },
  'network, tab lives': { breaks: network },
  'server, tab lives': { breaks: server },
}

/** What is there after the next opening: the draft that is offered, or the page as the server has it with its history. */
async function reopen(pageId) {
  const page = await openTab(pageId)
  const last = told.states.at(-1).seen
  // an opening looks three times for what others left, for nine seconds in all
  const end = Date.now() + 15_000
  let seen
  do {
    if (await page.evaluate('restore()')) await idle(50)
    seen = await seenIn(page)
    if (seen === last || numberOf(seen) > numberOf(last)) break
    await idle(100)
  } while (Date.now() < end)
  return { page, seen }
}

/**
 * Milliseconds from before the first missing edit was drawn until after the kill; 0 when none is missing. Of equal states,
 * which undoing makes, the first one counts. Undefined: not a state of the page.
 */
function lossOf(states, seen, at) {
  const index = states.findIndex((state) => state.seen === seen)
  // drawn and kept, killed before it was told
  if (index < 0) return numberOf(seen) === Math.max(...states.map((state) => numberOf(state.seen))) + 1 ? 0 : undefined
  const missing = states[index + 1]
  return missing ? at - missing.at : 0
}

/** Saves what is on the screen of a tab that lived; answers what is wrong with that, if anything. */
async function saveAfterwards(page, pageId) {
  for (let tries = 0; ; tries++) {
    if (await page.evaluate('save()')) break
    if (tries === 5) return 'could not be saved'
    await idle(1000)
  }
  const context = await browser.newContext()
  try {
    const other = await open(await context.newPage(), pageId, product.url)
    const [mine, theirs] = [await seenIn(page), await seenIn(other)]
    return mine === theirs ? undefined : `saved ${mine}, at the server ${theirs}`
  } finally {
    await context.close()
  }
}

async function playRound(page, pageId, { breaks, kills }) {
  const first = await seenIn(page)
  told = { states: [{ at: 0, seen: first }], saves: 0, saved: 0 }
  const kill = kills && (await browser[kills]())
  await page.evaluate(`startBurst(${Math.floor(roll() * 1e9)}, ${numberOf(first)})`)
  await idle(200 + roll() * 2000)
  if (breaks) {
    await breaks.cut()
    await idle(roll() * 1500)
  }
  if (!kill) {
    await breaks.mend()
    await page.evaluate('endBurst()')
    const seen = await seenIn(page)
    return { page, seen, at: Date.now(), wrong: await saveAfterwards(page, pageId) }
  }
  const at = await kill()
  // what it had said is still read
  await idle(50)
  await breaks?.mend()
  await page.close().catch(() => undefined)
  return { ...(await reopen(pageId)), at }
}

const rows = Object.fromEntries(
  Object.keys(kinds).map((kind) => [kind, { rounds: 0, edits: 0, saves: 0, none: 0, most: 0, over: 0, wrong: 0 }]),
)
let pageId
let page
const started = Date.now()
try {
  for (let round = 0; round < rounds; round++) {
    if (round % 7 === 0) {
      await page?.close()
      pageId = await saveBlocks(product.url, token, ['号 0', '二', '三', '四', '五'].map(title))
      page = await openTab(pageId)
    }
    const kind = Object.keys(kinds)[round % Object.keys(kinds).length]
    const played = await playRound(page, pageId, kinds[kind])
    page = played.page
    if (told.trouble) throw new Error(told.trouble)
    const loss = lossOf(told.states, played.seen, played.at)
    const isWrong = loss === undefined || played.wrong !== undefined || (!kinds[kind].kills && loss > 0)
    const row = rows[kind]
    row.rounds++
    row.edits += told.states.length - 1
    row.saves += told.saved
    row.none += Number(loss === 0)
    row.most = Math.max(row.most, loss ?? 0)
    row.over += Number(loss > allowed)
    row.wrong += Number(isWrong)
    if (isWrong || loss > 0)
      console.log(
        JSON.stringify({ round, kind, loss, at: played.at, wrong: played.wrong, seen: played.seen, states: told.states.slice(-5) }),
      )
    if (loss === undefined) {
      // what follows would be judged by a page that nobody knows
      await page.close()
      pageId = await saveBlocks(product.url, token, ['号 0', '二', '三', '四', '五'].map(title))
      page = await openTab(pageId)
    }
  }
} finally {
  await browser.close()
  await pages.close()
  await proxy.close()
  await product.stop()
}

const all = Object.values(rows)
const sum = (key) => all.reduce((total, row) => total + row[key], 0)
const total = { ...Object.fromEntries(Object.keys(all[0]).map((key) => [key, sum(key)])), most: Math.max(...all.map(({ most }) => most)) }
const lines = [
  `\n## ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, kills in the middle of edits, seed ${seed}, node ${process.version}, ${cpus().length} cores\n`,
  '| gone | rounds | edits | saves | nothing lost | longest loss, ms | more than 250 ms lost | no state of the page, or not saved afterwards |',
  '|-|-:|-:|-:|-:|-:|-:|-:|',
  ...Object.entries({ ...rows, all: total }).map(([kind, row]) => `| ${kind} | ${Object.values(row).join(' | ')} |`),
  `\nIt took ${((Date.now() - started) / 1000).toFixed(0)} s.`,
]
console.log(lines.join('\n'))
appendFileSync(results, `${lines.join('\n')}\n`)
if (total.over + total.wrong > 0) process.exitCode = 1
