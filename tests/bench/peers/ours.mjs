/* The designer with a host's block of a heading, a text and a button. Runs in a page that has the element's script. */

const kind = 'benchCard'
const definition = {
  kind,
  name: 'Bench card',
  defaults: { heading: 'new', words: 'words', button: 'button' },
  fields: ['heading', 'words', 'button'].map((field) => ({ field, label: field, as: 'text', max: 100 })),
  render(value, root) {
    const made = [
      ['h2', value.heading],
      ['p', value.words],
      ['button', value.button],
    ]
    const card = document.createElement('section')
    card.style.height = '130px'
    card.append(...made.map(([tag, words]) => Object.assign(document.createElement(tag), { textContent: words })))
    root.replaceChildren(card)
  },
}
let element
const root = () => element.shadowRoot
const frames = () => [...root().querySelectorAll('.designer-block')]
const covers = () => [...root().querySelectorAll('.designer-block [data-block]')]
const headingIn = (node) => [...node.querySelectorAll('*')].find((inner) => inner.shadowRoot)?.shadowRoot.querySelector('h2')?.textContent
const press = (key, more) =>
  root()
    .querySelector('.designer-block[data-chosen] [data-block]')
    .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...more }))
const put = (attributes) => {
  element = document.createElement('crm-designer')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.style.cssText = 'display:block;height:900px'
  document.body.append(element)
}

globalThis.editor = {
  /** Tells the page of the bench's block; its element leaves again. */
  async register(attributes) {
    put(attributes)
    await element.registerBlock(definition)
    element.remove()
  },
  close: () => element.remove(),
  open: (attributes) => put(attributes),
  isUsable: () => root()?.querySelector('.designer-panel__body') != null,
  shown: (count) => frames().slice(0, count).map(headingIn),
  mounted: () => frames().length,
  /** What it would store. */
  async headings() {
    let value
    element.addEventListener('crm-save', (event) => (event.preventDefault(), (value = event.detail.value)), { once: true })
    await element.save()
    return Object.values(value)
      .filter(({ name }) => name === kind)
      .sort((a, b) => a.timestamp - b.timestamp)
      .map(({ heading }) => heading)
  },
  select: (index) => covers()[index].click(),
  isSelected: (index) => frames()[index].hasAttribute('data-chosen') && root().querySelector('[data-field=heading] input') !== null,
  type(words) {
    const input = root().querySelector('[data-field=heading] input')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, words)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  },
  // below the chosen one: the bench chooses the one before
  insert: () => root().querySelector(`[data-kind=${kind}]`).click(),
  move: (from, to) => press(to > from ? 'ArrowDown' : 'ArrowUp', { altKey: true }),
  remove: () => press('Delete'),
  undo: () => element.undo(),
}
