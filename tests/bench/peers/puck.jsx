import { Puck, useGetPuck } from '@puckeditor/core'
import '@puckeditor/core/puck.css'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'

/* Puck with cards of a heading, a text and a button, driven through its own API. */

const text = { type: 'text' }
const config = {
  components: {
    Card: {
      fields: { heading: text, words: text, button: text },
      defaultProps: { heading: 'new', words: 'words', button: 'button' },
      render: ({ heading, words, button }) => (
        <section className="card" style={{ height: 130 }}>
          <h2>{heading}</h2>
          <p>{words}</p>
          <button>{button}</button>
        </section>
      ),
    },
  },
}
const zone = 'root:default-zone'
let puck
let root

function Reach({ children }) {
  const get = useGetPuck()
  useEffect(() => {
    puck = get
  }, [get])
  return children
}

const frame = () => document.querySelector('#preview-frame')?.contentDocument
const dispatch = (action) => puck().dispatch(action)

globalThis.editor = {
  open(cards) {
    const content = cards.map((card, index) => ({ type: 'Card', props: { id: `card-${index}`, ...card } }))
    const overrides = { headerActions: Reach }
    root = createRoot(document.querySelector('#editor'))
    root.render(<Puck config={config} data={{ root: {}, content }} overrides={overrides} />)
  },
  close() {
    root.unmount()
    puck = undefined
  },
  isUsable: () => puck !== undefined && document.querySelector('input') !== null,
  shown: (count) => [...(frame()?.querySelectorAll('.card h2') ?? [])].slice(0, count).map((node) => node.textContent),
  mounted: () => frame()?.querySelectorAll('.card').length ?? 0,
  headings: () => puck().appState.data.content.map(({ props }) => props.heading),
  select: (index) => dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } }),
  isSelected: (index) => puck().appState.ui.itemSelector?.index === index && document.querySelector('input[name=heading]') !== null,
  type(words) {
    const input = document.querySelector('input[name=heading]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, words)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  },
  insert: (index) =>
    dispatch({ type: 'insert', componentType: 'Card', destinationIndex: index, destinationZone: zone, id: `card-${Math.random()}` }),
  move: (from, to) => dispatch({ type: 'move', sourceIndex: from, destinationIndex: to, sourceZone: zone, destinationZone: zone }),
  remove: (index) => dispatch({ type: 'remove', index, zone }),
  undo: () => puck().history.back(),
}
