// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { whenNear } from '#src/ui/reorder/when-near.ts'

function list() {
  const node = document.createElement('div')
  const card = node.appendChild(document.createElement('button'))
  document.body.append(node)
  const heard: string[] = []
  document.body.addEventListener('pointerdown', () => heard.push('host'))
  const told = () => {
    node.addEventListener('pointerdown', (event) => heard.push(`list ${(event as PointerEvent).pointerId}`))
    return Promise.resolve()
  }
  return { node, card, heard, told }
}
const press = (target: Element, type = 'pointerdown') =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerId: 7 }))
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

it('prepares once, when a pointer comes', async () => {
  const { node, card } = list()
  let times = 0
  whenNear(node, () => Promise.resolve(void times++))
  expect(times).toBe(0)
  press(card, 'pointerover')
  press(card, 'pointerover')
  await settled()
  press(card, 'pointerover')
  expect(times).toBe(1)
})

it('tells a press that was too early again, and nobody outside hears it twice', async () => {
  const { node, card, heard, told } = list()
  whenNear(node, told)
  press(card)
  expect(heard).toEqual(['host'])
  await settled()
  expect(heard).toEqual(['host', 'list 7'])
})

it('forgets a press that was over before', async () => {
  const { node, card, heard, told } = list()
  whenNear(node, told)
  press(card)
  press(card, 'pointerup')
  await settled()
  expect(heard).toEqual(['host'])
})

it('tries again after a failure, until it is ended', async () => {
  const { node, card } = list()
  let times = 0
  const watch = whenNear(node, () => {
    times++
    return Promise.reject(new Error('cut'))
  })
  press(card, 'pointerover')
  await settled()
  press(card, 'pointerover')
  await settled()
  watch.abort()
  press(card, 'pointerover')
  expect(times).toBe(2)
})
