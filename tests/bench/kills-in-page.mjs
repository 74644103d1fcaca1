import { seeded } from '../support/random.mjs'

/*
 * What kills.mjs runs inside the page. These are functions of one script there and know each other; the page tells of each
 * state that it has drawn through `told`, which outlives its death.
 */

const shadow = () => document.querySelector('crm-designer').shadowRoot
const wordsOf = (block) => block.querySelector('.designer-block__body').textContent
const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** The words of all blocks in their order; one of them is `号` and the number of the last edit. */
function seen() {
  return JSON.stringify([...shadow().querySelectorAll('.designer-block')].map(wordsOf))
}

/** Takes up a draft when one is offered. */
function restore() {
  const button = shadow().querySelector('.ui-panel-foot button:last-child')
  button?.click()
  return Boolean(button)
}

async function untilDrawn(read, what) {
  const end = Date.now() + 20_000
  for (;;) {
    const found = read()
    if (found) return found
    if (Date.now() > end) throw new Error(`never drawn: ${what}; there is ${seen()}`)
    await drawn()
  }
}

const counter = () => [...shadow().querySelectorAll('.designer-block')].find((block) => wordsOf(block).startsWith('号'))
const field = (fits) => {
  const input = shadow().querySelector('[data-field=words] input')
  return input && fits(input.value) ? input : undefined
}

/** Writes into the panel's field; answers the time before, and resolves when the page shows it. */
async function type(input, text) {
  const at = Date.now()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await untilDrawn(() => JSON.parse(seen()).includes(text), text)
  return at
}

/** Does one thing to another block than the counter; answers the time before, or undefined where nothing can be done. */
async function act(what, choice, number) {
  const blocks = [...shadow().querySelectorAll('.designer-block')]
  const others = blocks.filter((block) => block !== counter())
  if (what === 'insert' ? blocks.length > 11 : blocks.length < 4) return undefined
  const cover = others[Math.floor(choice * others.length)].querySelector('[data-block]')
  cover.click()
  await drawn()
  if (what === 'type') {
    const input = await untilDrawn(() => field((value) => !value.startsWith('号')), 'the panel of another block')
    return type(input, `字 ${number}`)
  }
  const key = (name, more) => cover.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, ...more }))
  const at = Date.now()
  if (what === 'insert') shadow().querySelector('[data-kind=titles]').click()
  else if (what === 'move') key(choice > 0.5 ? 'ArrowUp' : 'ArrowDown', { altKey: true })
  else if (what === 'remove') key('Delete')
  else shadow().querySelectorAll('.designer-bar__history button')[what === 'undo' ? 0 : 1].click()
  await drawn()
  return at
}

/** Edits and saves without a rest until `isBurstOver`: each edit ends with its number, which is typed into one block. */
async function burst(seed, number) {
  const roll = seeded(seed)
  const kinds = ['none', 'none', 'type', 'insert', 'move', 'remove', 'undo', 'redo']
  while (!globalThis.isBurstOver) {
    number++
    const what = kinds[Math.floor(roll() * kinds.length)]
    const before = seen()
    const acted = what === 'none' ? undefined : await act(what, roll(), number)
    if (acted !== undefined && seen() !== before) told('state', { at: acted, seen: seen() })
    counter().querySelector('[data-block]').click()
    const input = await untilDrawn(() => field((value) => value === wordsOf(counter())), 'the panel of the counter')
    const at = await type(input, `号 ${number}`)
    told('state', { at, seen: seen() })
    if (roll() < 0.12) void save()
    if (roll() < 0.5) await new Promise((done) => setTimeout(done, roll() * 80))
  }
}

async function save() {
  const isSaved = (await document.querySelector('crm-designer').save()) !== null
  told('save', { isSaved })
  return isSaved
}

function startBurst(seed, number) {
  globalThis.isBurstOver = false
  globalThis.burstEnd = burst(seed, number).catch((error) => told('trouble', String(error)))
}

async function endBurst() {
  globalThis.isBurstOver = true
  await globalThis.burstEnd
}

const arrows = { shadow, wordsOf, drawn, counter, field }
const functions = [seeded, seen, restore, untilDrawn, type, act, burst, save, startBurst, endBurst]

/** The script that brings all of it into a page. */
export const inPage = [
  ...Object.entries(arrows).map(([name, run]) => `globalThis.${name} = ${String(run)}`),
  ...functions.map(String),
].join('\n')
