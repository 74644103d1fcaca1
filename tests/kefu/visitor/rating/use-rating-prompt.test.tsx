// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nothingTold, type Told } from '#src/kefu/visitor/opening.ts'
import { useRatingPrompt } from '#src/kefu/visitor/rating/use-rating-prompt.tsx'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

const $opening = atom(nothingTold)
const $asksRating = atom(0)
let root: Root
let box: HTMLElement

function Part({ isSeen }: { isSeen: boolean }) {
  const [prompt, setPrompt] = useRatingPrompt({ $opening, $asksRating } as unknown as Told, isSeen)
  return <button onClick={() => setPrompt('closed')}>{prompt}</button>
}
const look = (isSeen: boolean) => act(async () => root.render(<Part isSeen={isSeen} />))
const close = () => act(async () => box.querySelector('button')!.click())
const isDone = () => act(async () => $asksRating.set($asksRating.get() + 1))
const isAskedAgain = () => act(async () => $opening.set({ ...nothingTold, takesRatings: true, asksRating: true }))

beforeEach(() => {
  box = document.createElement('div')
  root = createRoot(box)
  $opening.set(nothingTold)
  $asksRating.set(0)
})
afterEach(() => act(async () => root.unmount()))

it('is offered when the sheet opens that was closed when the agent was done', async () => {
  await look(false)
  await isDone()
  expect(box.textContent).toBe('closed')
  await look(true)
  expect(box.textContent).toBe('prompted')
})

it('stays closed, whatever is opened and told again, until the agent is done another time', async () => {
  await look(true)
  await isDone()
  expect(box.textContent).toBe('prompted')
  await close()
  await look(false)
  await look(true)
  expect(box.textContent).toBe('closed')
  // the server says of the same turn that it was not rated
  await isAskedAgain()
  expect(box.textContent).toBe('closed')
  await isDone()
  expect(box.textContent).toBe('prompted')
})

it('is offered for what was done before the page was opened', async () => {
  await look(false)
  await isAskedAgain()
  await look(true)
  expect(box.textContent).toBe('prompted')
  await close()
  await look(false)
  await look(true)
  expect(box.textContent).toBe('closed')
})
