// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPictures } from '#src/media/grid/pictures.ts'
import { Tile } from '#src/media/grid/tile.tsx'
import { createLibrary } from '#src/media/store.ts'
import { readFile } from '#src/media/wire/media-file.ts'
import { base, FakeServer } from '../fake-server.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const library = createLibrary(new FakeServer())
const pictures = createPictures()
let root: Root
let container: HTMLElement

beforeEach(() => {
  container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  library.selection.clear()
})

const rest = { att_size: '0', time: '', image_type: 1, module_type: 1, scan_token: '' }
const shown = (type: string, name = 'autumn.jpg') =>
  readFile({ att_id: 7, name, real_name: name, att_dir: `/uploads/${name}`, satt_dir: '', att_type: type, pid: 0, ...rest }, base)

function tile(file?: ReturnType<typeof shown>): HTMLElement {
  const where = { left: 0, top: 0, width: 100, height: 126 }
  const props = { library, file, index: 3, setSize: 10, isCounted: false, isStop: false, pictures, $isHeld: atom(false), ...where }
  act(() => root.render(<Tile {...props} />))
  return container.querySelector<HTMLElement>('[role=option]')!
}

test.each([
  ['a picture', shown('image/jpeg'), 'autumn.jpg'],
  ['a film', shown('video/mp4', 'autumn.mp4'), '视频 autumn.mp4'],
  ['one on its way', undefined, '加载中'],
])('a reader of the screen hears what it is: %s', (_, file, label) => {
  const said = [...tile(file).children].filter((part) => part.ariaHidden !== 'true' && part.hasAttribute('aria-label'))
  expect(said.map((part) => part.getAttribute('aria-label'))).toEqual([label])
})

test('mark and magnifier are drawn for whom the pointer reaches, the mark for what is chosen or focused', () => {
  const one = tile(shown('image/jpeg'))
  const has = (part: string) => one.querySelector(`.media-tile-${part}`) !== null
  expect([has('mark'), has('look')]).toEqual([false, false])
  act(() => void library.selection.addIds(['7']))
  expect([has('mark'), has('look')]).toEqual([true, false])
  act(() => void one.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })))
  expect([has('mark'), has('look')]).toEqual([true, true])
})

test('only what something may shine through stands on a checkerboard', () => {
  const isChecked = (file?: ReturnType<typeof shown>) => tile(file).querySelector('.media-checker') !== null
  expect(['image/png', 'image/webp', 'image/gif', ''].map((type) => isChecked(shown(type)))).toEqual([true, true, true, true])
  expect(['image/jpeg', 'image/jpg', 'image/pjpeg', 'video/mp4'].map((type) => isChecked(shown(type)))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(isChecked()).toBe(false)
})
