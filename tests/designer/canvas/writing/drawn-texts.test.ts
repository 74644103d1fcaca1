// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { drawnTextAt, drawnTexts } from '#src/designer/canvas/writing/drawn-texts.ts'

function textOf(path: string, [left, top, width, height]: readonly [number, number, number, number]) {
  const node = document.createElement('b')
  node.dataset['text'] = path
  node.getBoundingClientRect = () => new DOMRect(left, top, width, height)
  Object.defineProperties(node, { offsetWidth: { value: width }, offsetHeight: { value: height } })
  return node
}

it('finds the texts of a preview, those in the shadow root of a host’s own block too', () => {
  const body = document.createElement('div')
  const own = document.createElement('div')
  body.append(textOf('heading', [0, 0, 100, 20]), own)
  own.attachShadow({ mode: 'open' }).append(textOf('words', [0, 40, 100, 20]))
  expect(drawnTexts(body).map(({ path }) => path)).toEqual(['heading', 'words'])
})

it('takes the smallest text that was pressed, a few px beside it included', () => {
  const body = document.createElement('div')
  body.append(textOf('card', [0, 0, 200, 100]), textOf('title', [10, 10, 50, 20]), textOf('empty', [10, 60, 0, 12]))
  const at = (x: number, y: number) => drawnTextAt(drawnTexts(body), { x, y })?.path
  expect([at(20, 15), at(8, 9), at(120, 80), at(12, 66), at(300, 300)]).toEqual(['title', 'title', 'card', 'empty', undefined])
})
