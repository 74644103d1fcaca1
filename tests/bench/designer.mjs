import { pathToFileURL } from 'node:url'
import { addElement } from './journeys.mjs'
import { answerPage, longPageId } from './long-page.mjs'
import { openStage } from './stage.mjs'

/*
 * What an edit costs on pages of 100, 1,250 and 5,000 blocks: script and layout of one gesture, in ms; also on a machine
 * four times as slow.
 */

const counts = [100, 1250, 5000]
/**
 * Runs in the page: 100 rounds of each gesture, in ms. A round starts when the one before is drawn whole, its
 * deferred part (the panel's fields) too, so that no round pays for another; `after` is the longest time that what follows a gesture
 * kept the page from answering.
 */
async function measureInPage(rounds) {
  const root = document.querySelector('crm-designer').shadowRoot
  const canvas = root.querySelector('.designer-canvas')
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const turn = () => new Promise((done) => setTimeout(done, 4))
  const chosen = () => root.querySelector('.designer-block[data-chosen]')?.dataset.id
  const isWhole = () => [undefined, root.querySelector('.designer-panel__room').dataset.of].includes(chosen())
  const settle = async () => {
    while (!isWhole()) await frame()
    await frame()
    await frame()
    await idle()
  }
  // until the panel shows what is chosen and nothing waits; answers the longest wait for a turn
  const rest = async () => {
    let isOver = false
    let longest = 0
    void settle().then(() => (isOver = true))
    for (let last = performance.now(); !isOver; last = performance.now()) {
      await turn()
      longest = Math.max(longest, performance.now() - last - 4)
    }
    return longest
  }
  const cost = async (act) => {
    const times = []
    const afters = []
    for (let round = 0; round < rounds; round++) {
      const start = performance.now()
      act(round)
      await Promise.resolve()
      void canvas.offsetHeight
      times.push(performance.now() - start)
      afters.push(await rest())
    }
    return { times, afters }
  }
  const key = (name, more) =>
    root
      .querySelector('.designer-block[data-chosen] [data-block]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, ...more }))
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const write = (words) => {
    const input = root.querySelector('[data-field=words] input')
    setValue.call(input, words)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const select = await cost((round) => root.querySelectorAll('[data-block]')[round % 10].click())
  root.querySelectorAll('[data-block]')[5].click()
  await rest()
  const type = await cost((round) => write(`字 ${round}`))
  const insert = await cost(() => root.querySelector('[data-kind=titles]').click())
  const move = await cost((round) => key(round % 2 ? 'ArrowUp' : 'ArrowDown', { altKey: true }))
  const remove = await cost(() => key('Delete'))
  const undo = await cost(() => root.querySelector('.designer-bar__history button').click())
  return { select, type, insert, move, remove, undo }
}

/** Runs in the page: how long the linter takes for the whole page, and how long it keeps a person waiting at most. */
async function checkInPage() {
  let last = performance.now()
  let longest = 0
  let isOver = false
  const tick = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    if (!isOver) setTimeout(tick)
  }
  tick()
  const start = performance.now()
  await document.querySelector('crm-designer').check()
  isOver = true
  return { took: performance.now() - start, longest }
}

/** Runs in the page, which has the code already: ms until the first blocks and the settings are there. */
function openInPage(attributes) {
  const element = document.createElement('crm-designer')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.style.cssText = 'display:block;height:700px'
  const start = performance.now()
  document.body.append(element)
  return new Promise((done) => {
    const look = () => {
      const there = ['.designer-block', '.designer-panel__body', '.designer-tilebox'].every((part) =>
        element.shadowRoot.querySelector(part),
      )
      if (there) return done(performance.now() - start)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Cold: with its code still to be loaded. Warm: again in the same page; then what is on the heap. */
async function open(page, stage) {
  const panel = 'crm-designer >>> .designer-panel__body'
  const start = performance.now()
  await addElement(page, stage, 'crm-designer', { 'page-id': String(longPageId) })
  await page.waitForSelector(panel, { timeout: 60_000, visible: true })
  const cold = performance.now() - start
  await page.waitForNetworkIdle({ idleTime: 700 })
  const warm = []
  for (let round = 0; round < 5; round++) {
    await page.evaluate(() => document.querySelector('crm-designer').remove())
    await page.waitForNetworkIdle({ idleTime: 300 })
    const attributes = { 'base-url': stage.product.url, token: stage.token, 'page-id': String(longPageId) }
    warm.push(await page.evaluate(openInPage, attributes))
  }
  const client = await page.createCDPSession()
  await client.send('HeapProfiler.collectGarbage')
  const heap = (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
  await client.detach()
  return { cold, warm: warm.toSorted((a, b) => a - b)[2], heap }
}

async function measure(stage, count, isSlow) {
  const page = await stage.freshPage()
  await page.goto(`${stage.pages.url}/blank.html`)
  await answerPage(page, count, new URL(stage.pages.url).origin)
  const opened = await open(page, stage)
  await page.waitForSelector('crm-designer >>> .designer-panel__body', { visible: true })
  // what the compiler learns in the first rounds is not measured as an edit of any size of page
  await page.evaluate(measureInPage, 20)
  const costs = await page.evaluate(measureInPage, 100)
  const check = await page.evaluate(checkInPage)
  if (isSlow) await page.emulateCPUThrottling(4)
  const slow = isSlow ? await page.evaluate(measureInPage, 100) : {}
  await page.close()
  return { opened, costs, check, slow }
}

/** Median, 98th of a hundred, and the 98th of what followed, of the rounds of all passes. */
function summary(passes) {
  const of = (run) => run.toSorted((a, b) => a - b)
  const [times, afters] = ['times', 'afters'].map((name) => of(passes.flatMap((pass) => pass[name])))
  // by nearest rank: the 98th of a hundred, not the one after it
  const at = (list, share) => list[Math.max(0, Math.ceil(list.length * share) - 1)]
  return { median: at(times, 0.5), p98: at(times, 0.98), after: at(afters, 0.98) }
}

const gestures = ['select', 'type', 'insert', 'move', 'remove', 'undo']

/**
 * Costs of the edits by number of blocks; `{ [count]: { opened: { cold, warm, heap }, costs: { type: { median, p98, after } … }, check } }`.
 * The sizes take turns, so that a machine that grows slower meanwhile makes none of them look worse.
 */
export async function measureEdits(stage, passes = 2) {
  const runs = Object.fromEntries(counts.map((count) => [count, []]))
  for (let pass = 0; pass < passes; pass++) for (const count of counts) runs[count].push(await measure(stage, count, pass === passes - 1))
  const ofRuns = (run, part) =>
    Object.fromEntries(gestures.map((name) => [name, summary(run.flatMap((one) => (one[part][name] ? [one[part][name]] : [])))]))
  const entries = Object.entries(runs).map(([count, run]) => {
    const last = run.at(-1)
    return [count, { opened: last.opened, check: last.check, costs: ofRuns(run, 'costs'), slow: ofRuns(run, 'slow') }]
  })
  return Object.fromEntries(entries)
}

/** The result as lines of a table, with the ratio of the largest page to the smallest. */
export function table(results) {
  const cell = ({ median, p98 }) => `${median.toFixed(1)} / ${p98.toFixed(1)}`.padStart(14)
  const line = (name, run = 'costs') => {
    const cells = counts.map((count) => cell(results[count][run][name]))
    const ratio = results[counts.at(-1)][run][name].median / results[counts[0]][run][name].median
    const afters = counts.map((count) => results[count][run][name].after.toFixed(0)).join(' / ')
    return `${name.padEnd(8)}${cells.join('')}${ratio.toFixed(2).padStart(10)}${afters.padStart(16)}`
  }
  const head = `${'blocks'.padEnd(8)}${counts.map((count) => String(count).padStart(14)).join('')}${'ratio'.padStart(10)}${'after, p98'.padStart(16)}`
  const opened = Object.entries({ open: 'warm', cold: 'cold', 'heap MB': 'heap' }).map(
    ([name, field]) =>
      `${name.padEnd(8)}${counts.map((count) => results[count].opened[field].toFixed(field === 'heap' ? 1 : 0).padStart(14)).join('')}`,
  )
  const checked = counts.map((count) => `${results[count].check.took.toFixed(0)} / ${results[count].check.longest.toFixed(1)}`.padStart(14))
  return [
    `designer: median / p98 of an edit in ms`,
    head,
    ...opened,
    ...gestures.map((name) => line(name)),
    `${'check'.padEnd(8)}${checked.join('')}  whole page / longest wait`,
    'with a processor four times as slow',
    ...gestures.map((name) => line(name, 'slow')),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const stage = await openStage()
  try {
    console.log(table(await measureEdits(stage)).join('\n'))
  } finally {
    await stage.close()
  }
}
