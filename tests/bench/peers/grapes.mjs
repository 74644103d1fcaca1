import grapes from 'grapesjs'
import 'grapesjs/dist/css/grapes.min.css'

/* GrapesJS with cards of a heading, a text and a button, driven through its own API. */

let editor
let isLoaded = false
const cardOf = ({ heading, words, button }) =>
  `<section class="card" style="height:130px"><h2>${heading}</h2><p>${words}</p><button>${button}</button></section>`
const cards = () => editor.getWrapper().components()
const headingOf = (card) => card.components().at(0)
const wordsOf = (component) => component.components().at(0)?.get('content') ?? component.get('content')

globalThis.editor = {
  open(list) {
    editor = grapes.init({ container: '#editor', height: '900px', storageManager: false, components: list.map(cardOf).join('') })
    editor.on('load', () => (isLoaded = true))
  },
  close() {
    editor.destroy()
    isLoaded = false
    document.querySelector('#editor').replaceChildren()
  },
  isUsable: () => isLoaded,
  shown: (count) => [...(editor?.Canvas.getDocument()?.querySelectorAll('.card h2') ?? [])].slice(0, count).map((node) => node.textContent),
  mounted: () => editor.Canvas.getDocument().querySelectorAll('.card').length,
  headings: () => cards().map((card) => wordsOf(headingOf(card))),
  select: (index) => editor.select(cards().at(index)),
  isSelected: (index) => editor.getSelected() === cards().at(index),
  // its inline editor writes into the model at blur alone: one write into the model stands for a key
  type: (words) => headingOf(editor.getSelected()).components(words),
  insert: (index) => editor.getWrapper().append(cardOf({ heading: 'new', words: 'words', button: 'button' }), { at: index }),
  move(from, to) {
    const card = cards().at(from)
    card.move(editor.getWrapper(), { at: to > from ? to + 1 : to })
  },
  remove: (index) => cards().at(index).remove(),
  undo: () => editor.UndoManager.undo(),
}
