// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { createPictures } from '#src/media/grid/pictures.ts'

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement, address: string) {
    asked.push(address)
    this.setAttribute('src', address)
  })
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  return () => vi.restoreAllMocks()
})

const picture = (id: string) => ({ id, addresses: [`/small/${id}.webp`, `/${id}.jpg`] })
function frame(): HTMLElement {
  const element = document.createElement('span')
  document.body.append(element)
  return element
}
const fail = (frameBox: Element) => frameBox.querySelector('img')!.dispatchEvent(new Event('error'))

test('a picture is asked for once: before its cell is drawn, and not again when the cell takes it', () => {
  const pictures = createPictures()
  pictures.want([picture('1'), picture('2')])
  expect(asked).toEqual(['/small/1.webp', '/small/2.webp'])
  const frameBox = frame()
  pictures.show(picture('1'), frameBox, () => {})
  expect([frameBox.querySelector('img')?.getAttribute('src'), asked.length]).toEqual(['/small/1.webp', 2])
})

test('what left the screen on its way is given up; what still comes, or stands in the document, is not', () => {
  const pictures = createPictures()
  const frameBox = frame()
  pictures.want([picture('1'), picture('2'), picture('3')])
  const takeOut = pictures.show(picture('1'), frameBox, () => {})
  const image = frameBox.querySelector('img')!
  pictures.want([picture('3')])
  expect(image.getAttribute('src')).toBe('/small/1.webp')
  takeOut()
  expect([image.getAttribute('src'), frameBox.childElementCount]).toEqual(['', 0])
  pictures.want([picture('2'), picture('3')])
  expect(asked.filter((address) => address.includes('3'))).toHaveLength(1)
  expect(asked.filter((address) => address.includes('2'))).toHaveLength(2)
})

test('the next address is tried when one fails, and when all have, the cell is told', () => {
  const pictures = createPictures()
  const frameBox = frame()
  const onBroken = vi.fn()
  pictures.show(picture('1'), frameBox, onBroken)
  fail(frameBox)
  expect([asked.at(-1), onBroken.mock.calls.length]).toEqual(['/1.jpg', 0])
  fail(frameBox)
  expect(onBroken).toHaveBeenCalledTimes(1)
})

test('a cell that is drawn again learns that its picture is broken; a new version of it is asked for', () => {
  const pictures = createPictures()
  const frameBox = frame()
  pictures.want([picture('1')])
  const takeOut = pictures.show(picture('1'), frameBox, () => {})
  fail(frameBox)
  fail(frameBox)
  takeOut()
  const onBroken = vi.fn()
  pictures.show(picture('1'), frameBox, onBroken)()
  expect(onBroken).toHaveBeenCalledTimes(1)
  pictures.show({ id: '1', addresses: ['/1.jpg?v=2'] }, frameBox, onBroken)
  expect([asked.at(-1), frameBox.querySelectorAll('img').length, onBroken.mock.calls.length]).toEqual(['/1.jpg?v=2', 1, 1])
})
