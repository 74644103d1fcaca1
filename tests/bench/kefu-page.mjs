import { setTimeout as wait } from 'node:timers/promises'

/** Pages of history that are read upwards. */
const pages = 100

/** In the page: what its long conversation shows, by the numbers in the texts of `say`. */
function watchInPage() {
  const root = document.querySelector('crm-kefu').shadowRoot
  const box = () => root.querySelector('[role=log]')
  const rows = () => [...root.querySelectorAll('[role=log] [data-key]')]
  const numberOf = (row) => Number(/message (\d+) of/.exec(row.textContent)?.[1])
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const topOf = (row) => row.getBoundingClientRect().top
  const all = () => [...root.querySelectorAll('.kefu-conversation')]
  window.bench = {
    /** Milliseconds from the press on a conversation until its unread messages are painted, and what stands first. */
    async open(name, hasMark) {
      const row = all().find(({ textContent }) => textContent.includes(name))
      const started = performance.now()
      row.click()
      const isThere = () => root.querySelector('.kefu-thread-head h2')?.textContent === name && rows().length > 0
      while (!isThere() || (hasMark && !root.querySelector('[data-unread]'))) {
        if (performance.now() - started > 20_000) throw new Error(`${name} was not opened: ${root.textContent.slice(-400)}`)
        await frame()
      }
      await frame()
      const took = performance.now() - started
      const mark = root.querySelector('[data-unread]')?.getBoundingClientRect()
      const { top, bottom } = box().getBoundingClientRect()
      return { took, first: numberOf(rows()[0]), isMarkInSight: mark !== undefined && mark.top >= top && mark.bottom <= bottom }
    },
    /** Scrolls up until the messages of a number are here. */
    async readUpTo(number) {
      const [seen, frames] = [new Set(), []]
      let [jump, drawn, last] = [0, 0, performance.now()]
      const next = async () => {
        await frame()
        frames.push(performance.now() - last)
        last = performance.now()
      }
      for (const end = last + 180_000; last < end && !seen.has(number);) {
        // the next page is on its way
        if (box().scrollTop < 1) {
          await next()
          continue
        }
        const { top } = box().getBoundingClientRect()
        const looked = rows().find((row) => row.getBoundingClientRect().bottom > top)
        const before = topOf(looked)
        const to = Math.max(box().scrollTop - 600, 0)
        const meant = box().scrollTop - to
        box().scrollTop = to
        await next()
        await next()
        jump = Math.max(jump, Math.abs(topOf(looked) - before - meant))
        drawn = Math.max(drawn, rows().length)
        for (const row of rows()) seen.add(numberOf(row))
      }
      return { frames, jump, drawn, seen: [...seen] }
    },
  }
}

async function signIn(page, url, { account, password }) {
  await page.goto(`${url}/kefu`)
  await page.waitForFunction(() => document.querySelector('crm-kefu')?.shadowRoot?.querySelector('form input'), { polling: 50 })
  await wait(500)
  await page.keyboard.type(account)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

const hasList = (page, count) =>
  page.waitForFunction(
    (wanted) => document.querySelector('crm-kefu')?.shadowRoot?.querySelectorAll('.kefu-conversation').length >= wanted,
    { polling: 50 },
    count,
  )

/**
 * A long conversation before an agent, in a browser, from the press to paint: `others` is the name of a short one, by which the code is there
 * already. `reset` makes its last hundred unread again.
 */
export async function measureDrawn({ page, url, agent, name, others, long, rounds, reset }) {
  await signIn(page, url, agent)
  const [times, wrong] = [[], []]
  for (let round = 0; round < rounds; round++) {
    await hasList(page, 2)
    await page.evaluate(watchInPage)
    await page.evaluate((other) => window.bench.open(other, false), others)
    // what it loads by itself has come
    await page.waitForNetworkIdle({ idleTime: 500 })
    const { took, first, isMarkInSight } = await page.evaluate((of) => window.bench.open(of, true), name)
    times.push(took)
    if (first !== long - 119 || !isMarkInSight)
      wrong.push(`it was opened at ${first}, its unread mark ${isMarkInSight ? '' : 'not '}in sight`)
    if (round === rounds - 1) break
    // the one that is open is opened again by itself
    await page.evaluate((other) => window.bench.open(other, false), others)
    await page.waitForNetworkIdle({ idleTime: 500 })
    await reset()
    await page.reload()
  }
  const lowest = long - 119 - 20 * pages
  const { frames, jump, drawn, seen } = await page.evaluate((number) => window.bench.readUpTo(number), lowest)
  const missing = Array.from({ length: 20 * pages }, (_, index) => lowest + index).filter((number) => !seen.includes(number))
  if (missing.length > 0) wrong.push(`${missing.length} of ${20 * pages} messages were never drawn`)
  const client = await page.createCDPSession()
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return { times, frames: frames.toSorted((a, b) => a - b), jump, drawn, heap: usedSize / 1e6, pages, wrong }
}
