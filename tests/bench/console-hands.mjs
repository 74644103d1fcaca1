/* Runs in the page: the same hands for the console and for its peer. `given` says where things are. */
export function equip(given) {
  const root = () => (given.host ? document.querySelector(given.host).shadowRoot : document)
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const shown = (selector) => [...root().querySelectorAll(selector)].find((node) => node.checkVisibility())
  const first = () => shown(given.firstRow)?.textContent.trim() ?? ''
  const total = () =>
    Number((shown(given.total)?.textContent ?? '').replace(given.beforeTotal ? /^.* of / : /$^/, '').replaceAll(/\D/g, ''))
  const until = async (look, what, most = 30_000) => {
    const start = performance.now()
    while (!look()) {
      if (performance.now() - start > most) throw new Error(`${what} in vain: first ${first()}, ${total()} lines`)
      await frame()
    }
    return performance.now() - start
  }
  const field = (name) => [...root().querySelectorAll(given.field)].filter((node) => node.checkVisibility())[given.fields.indexOf(name)]
  // the peer's words are given to it without its fields, which wait half a second after each key
  const valueOf = (name) => (given.field ? field(name).value : (globalThis.narrowed?.[name] ?? ''))
  const type = (name, words) => {
    const input = field(name)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, words)
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    return input
  }
  const enter = (input) => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))
  globalThis.hands = {
    first,
    total,
    /** What the page shows of an operator's step. */
    state: () => {
      const input = shown(given.words)
      return {
        table: shown('table')?.textContent ?? '',
        first: Number(first()),
        position: shown(given.position)?.textContent ?? '',
        words: input?.value ?? '',
        hasFocus: input !== undefined && root().activeElement === input,
      }
    },
    /** What the list is narrowed by. */
    words: () => ({ path: valueOf('path'), ip: valueOf('ip') }),
    /**
     * The ms from one press on Enter until the lines are the expected ones: the first of them, and how many. All but the last of
     * the words are given before, and not counted; so is what takes away words of before.
     */
    async narrow(words, expected, isMeasured = true) {
      const isThere = () => first() === expected.first && total() === expected.count
      const told = `narrowed by ${JSON.stringify(words)} to ${expected.first} and ${expected.count}`
      if (isMeasured && isThere()) throw new Error(`${told}, which is there already`)
      const changed = ['path', 'ip'].filter((name) => valueOf(name) !== (words[name] ?? ''))
      if (isMeasured && changed.length !== 1) throw new Error(`${changed.length} presses of a key for one`)
      const inputs = given.field ? changed.map((name) => type(name, words[name] ?? '')) : []
      const start = performance.now()
      for (const input of inputs) enter(input)
      if (!given.field) globalThis.narrow((globalThis.narrowed = words))
      await until(isThere, told)
      return performance.now() - start
    },
    /** The ms from a press on a page's link until its rows are there again. */
    async turn(link, row) {
      const target = [...root().querySelectorAll(given.links)].find((node) => node.textContent.trim() === link)
      if (!target) throw new Error(`no link ${link}`)
      const start = performance.now()
      target.click()
      await until(() => new RegExp(row).test(shown('table')?.textContent ?? ''), `turned to ${link}`)
      await frame()
      return performance.now() - start
    },
  }
}

/** Runs in the page before everything: what the browser says about its paints and answers. */
export function listen() {
  globalThis.paints = []
  new PerformanceObserver((list) => globalThis.paints.push(...list.getEntries().map((entry) => entry.startTime))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  })
  globalThis.answers = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.answers.set(interactionId, Math.max(duration, globalThis.answers.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** What the pages show that are kept open: their headings, and the words in them. Runs in the page. */
export const mountedPages = () =>
  [...document.querySelector('crm-console').shadowRoot.querySelectorAll('.console-page')].map((page) => ({
    heading: page.querySelector('h1, h2')?.textContent.trim() ?? '',
    isWaiting: page.querySelector('.console-pending, .ui-skeleton') !== null,
    isRefused: page.querySelector('.console-note, .gate-card, [role=alert]') !== null,
    words: page.textContent.length,
  }))
