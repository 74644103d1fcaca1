/*
 * An operator at work in a list, the same for the console and its peer: a press or a key at a time, each followed by what the page must
 * show of it. A step that shows nothing ends the run: only what happened is counted.
 */

const options = { timeout: 60_000 }
/** Milliseconds in which a step has to be seen. */
const patience = 10_000

async function press(page, selector) {
  const node = await page.waitForSelector(selector, { ...options, visible: true })
  await node.click()
  await node.dispose()
}

const beat = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))))

/** `{ table, first, position, words, hasFocus }`: text of the table, number of its first line, which page of it, what its field holds. */
const stateOf = (page) => page.evaluate(() => globalThis.hands.state())

async function turn(page, { names, given }, where) {
  const { x, y, width, height } = await page.evaluate(
    ([name, links, host]) => {
      const root = host ? document.querySelector(host).shadowRoot : document
      const link = [...root.querySelectorAll(links)].find((node) => node.textContent.trim() === name)
      return link.getBoundingClientRect().toJSON()
    },
    [names[where], given.links, given.host],
  )
  await page.mouse.click(x + width / 3, y + height / 2)
}

/** What an operator does again and again: the deed, and whether the page shows it. */
function deedsOf(page, edition) {
  const go = (where) => ({
    what: `to ${where}`,
    act: () => turn(page, edition, where),
    isSeen: ({ table }) => new RegExp(edition.rows[where]).test(table),
  })
  // the newest line stands first: further on the numbers are lower
  const leaf = (what) => ({
    what,
    act: () => press(page, edition.within + edition[what]),
    isSeen: ({ position, first }, before) =>
      position !== before.position && (what === 'next' ? first < before.first : first > before.first),
  })
  const field = { what: 'into the field', act: () => press(page, edition.within + edition.field), isSeen: ({ hasFocus }) => hasFocus }
  const key = (name, words) => ({
    what: `key ${name}`,
    act: () => (name.length === 1 ? page.keyboard.type(name) : page.keyboard.press(name)),
    isSeen: (now) => now.words === words,
  })
  const typing = [key('d', 'd'), key('i', 'di'), key('Backspace', 'd'), key('Backspace', '')]
  return [go('log'), leaf('next'), leaf('next'), leaf('previous'), field, ...typing, go('staff')]
}

/** So many steps; throws where one of them shows nothing. */
export async function operate(page, edition, steps) {
  const deeds = deedsOf(page, edition)
  for (let step = 0; step < steps; step++) {
    const { what, act, isSeen } = deeds[step % deeds.length]
    const before = await stateOf(page)
    if (isSeen(before, before)) throw new Error(`step ${step}, ${what}: it is so already, before anything was done`)
    await act()
    await beat(page)
    for (const end = Date.now() + patience; !isSeen(await stateOf(page), before); await beat(page))
      if (Date.now() > end) throw new Error(`step ${step}, ${what}: nothing to be seen of it`)
  }
}

/** `{ times, untold }`: ms until the next paint of 200 steps, each of which was seen; how many of them the browser told nothing of. */
export async function answering(page, edition) {
  await edition.open(page, 'staff')
  await page.waitForNetworkIdle({ idleTime: 300 })
  await operate(page, edition, 20)
  await page.evaluate(() => globalThis.answers.clear())
  await operate(page, edition, 200)
  const heard = await page.evaluate(() => [...globalThis.answers.values()])
  // the browser tells nothing of what took less than a frame
  const untold = Math.max(0, 200 - heard.length)
  return { times: [...heard, ...Array.from({ length: untold }, () => 16)], untold }
}
