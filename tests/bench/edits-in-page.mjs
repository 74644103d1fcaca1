/**
 * Runs in the page, which is given `seeded` as text beside it: so many rounds of one gesture at random depths of it. For each: `paint`, the ms from the key or press to the
 * second animation frame after the page shows what the gesture must have done, everything that is deferred included (the fields
 * of the panel); and `work`, the ms of script, style and layout before the first turn of the loop.
 * @throws Error for a gesture that did not do what it should within ten seconds
 */
export async function editsInPage([name, rounds, seed], seeded) {
  const root = document.querySelector('crm-designer').shadowRoot
  const canvas = root.querySelector('.designer-canvas')
  const roll = seeded(seed)
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const ids = () => [...root.querySelectorAll('.designer-block')].map((node) => node.dataset.id)
  const node = (id) => root.querySelector(`.designer-block[data-id="${id}"]`)
  const chosen = () => root.querySelector('.designer-block[data-chosen]')?.dataset.id
  const field = () => root.querySelector('[data-field=words] input')
  const isWhole = () => root.querySelector('.designer-panel__room')?.dataset.of === chosen() && root.querySelector('.designer-panel__body')
  const isChosen = (id) => chosen() === id && isWhole()
  const after = (id) => ids()[ids().indexOf(id) + 1]
  const settle = async () => {
    await frame()
    await frame()
    await idle()
  }
  const until = async (isThere, what) => {
    const end = performance.now() + 10_000
    for (; !isThere(); await frame()) if (performance.now() > end) throw new Error(`${what}: not to be seen after ten seconds`)
  }
  const key = (name, more) => {
    const cover = root.querySelector('.designer-block[data-chosen] [data-block]')
    if (!cover) throw new Error(`no block is chosen that ${name} could be pressed on`)
    cover.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, ...more }))
  }
  const press = (button, what) => {
    if (!button) throw new Error(`${what}: nothing to press`)
    button.click()
  }
  const shown = { mounted: 0, pictures: 0 }
  const measured = async (what, act, isThere) => {
    if (isThere()) throw new Error(`${what}: it is so already, before anything was done`)
    shown.mounted = Math.max(shown.mounted, ids().length)
    shown.pictures = Math.max(shown.pictures, root.querySelectorAll('.designer-block img').length)
    const start = performance.now()
    act()
    await Promise.resolve()
    void canvas.offsetHeight
    const work = performance.now() - start
    if (isThere()) await frame()
    else await until(isThere, what)
    await frame()
    const paint = performance.now() - start
    await settle()
    return { work, paint }
  }
  /** Goes to a random depth, and chooses a title there that has blocks before and after it; nothing is measured. */
  const goSomewhere = async () => {
    for (let tries = 0; tries < 50; tries++) {
      canvas.scrollTop = roll() * (canvas.scrollHeight - canvas.clientHeight)
      await settle()
      const room = canvas.getBoundingClientRect()
      const seen = [...root.querySelectorAll('.designer-block')].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top > room.top + 60 && bottom < room.bottom - 60
      })
      const titles = seen.filter((one) => /^(标题|字) \d+/.test(one.querySelector('.designer-block__body').textContent.trim()))
      const title = titles[Math.floor(roll() * titles.length)]
      const index = title ? ids().indexOf(title.dataset.id) : -1
      if (index < 2 || index > ids().length - 3) continue
      const { id } = title.dataset
      if (chosen() !== id) press(title.querySelector('[data-block]'), 'choosing')
      await until(() => isChosen(id) && field(), 'choosing')
      await settle()
      const others = seen.map((one) => one.dataset.id).filter((other) => other !== id && node(other))
      if (others.length > 0) return { id, others }
    }
    throw new Error('no title to be found at fifty depths')
  }
  const undoButton = () => root.querySelector('.designer-bar__history button')
  /** Takes an edit back that was measured, so that a page of 100 keeps its size and its titles through all rounds; not measured. */
  const takeBack = async (what, isBack) => {
    press(undoButton(), `taking back ${what}`)
    await until(isBack, `taking back ${what}`)
    await settle()
  }
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const gestures = {
    async select({ others }) {
      const other = others[Math.floor(roll() * others.length)]
      const cover = node(other)?.querySelector('[data-block]')
      return measured(
        'select',
        () => press(cover, 'select'),
        () => isChosen(other),
      )
    },
    async type({ id }, round) {
      const words = `字 ${round} ${Math.floor(roll() * 1e6)}`
      const write = () => {
        const input = field()
        if (!input) throw new Error('type: no field')
        setValue.call(input, words)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      return measured('type', write, () => node(id)?.querySelector('.designer-block__body').textContent.trim().startsWith(words))
    },
    async insert({ id }) {
      const known = new Set(ids())
      const isThere = () => node(id) && after(id) !== undefined && !known.has(after(id)) && isChosen(after(id))
      const next = after(id)
      const cost = await measured('insert', () => press(root.querySelector('[data-kind=titles]'), 'insert'), isThere)
      await takeBack('insert', () => node(id) && after(id) === next)
      return cost
    },
    async move({ id }) {
      const passed = after(id)
      return measured(
        'move',
        () => key('ArrowDown', { altKey: true }),
        () => after(passed) === id && isChosen(id),
      )
    },
    async remove({ id }) {
      const [before, next] = [ids()[ids().indexOf(id) - 1], after(id)]
      const cost = await measured(
        'remove',
        () => key('Delete'),
        () => !node(id) && after(before) === next && isWhole(),
      )
      await takeBack('remove', () => after(before) === id && after(id) === next)
      return cost
    },
    async undo({ id }) {
      const [before, next] = [ids()[ids().indexOf(id) - 1], after(id)]
      key('Delete')
      await until(() => !node(id) && after(before) === next, 'removing for undo')
      await settle()
      return measured(
        'undo',
        () => press(undoButton(), 'undo'),
        () => after(before) === id && after(id) === next && isWhole(),
      )
    },
  }
  const cost = { work: [], paint: [] }
  for (let round = 0; round < rounds; round++) {
    const { work, paint } = await gestures[name](await goSomewhere(), round)
    cost.work.push(work)
    cost.paint.push(paint)
  }
  return { cost, shown }
}
