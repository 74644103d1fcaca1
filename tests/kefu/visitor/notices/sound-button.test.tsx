// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ringIfWanted, SoundButton } from '#src/kefu/visitor/notices/sound-button.tsx'
import { drawn } from '../stage.tsx'

const tones: number[] = []
class Speaker {
  state = 'suspended'
  currentTime = 0
  destination = {}
  resume = async () => void (this.state = 'running')
  createGain = () => ({ gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: (to: unknown) => to })
  createOscillator() {
    const tone = { frequency: { value: 0 }, connect: (to: unknown) => to, start: () => tones.push(tone.frequency.value), stop: vi.fn() }
    return tone
  }
}

let screen: Awaited<ReturnType<typeof drawn>>
const button = () => screen.box.querySelector('button')!
const turn = () => act(async () => button().click())
const heard = (expected: number) => vi.waitFor(() => expect(tones).toHaveLength(expected))

beforeEach(async () => {
  tones.splice(0)
  // the module keeps its speaker, which another test of this process may have made
  vi.resetModules()
  vi.stubGlobal('AudioContext', Speaker)
  screen = await drawn(<SoundButton />)
})
afterEach(async () => {
  await screen.end()
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('is silent until the visitor wishes to hear answers, and again when they do not', async () => {
  expect(button().ariaLabel ?? button().getAttribute('aria-label')).toBe(button().title)
  const off = button().title
  ringIfWanted()
  expect(tones).toEqual([])
  // the press lets them hear it, as browsers want it
  await turn()
  await heard(2)
  expect(button().title).not.toBe(off)
  expect(localStorage.getItem('crm:chat-sound')).toBe('1')
  ringIfWanted()
  await heard(4)
  await turn()
  expect(localStorage.getItem('crm:chat-sound')).toBeNull()
  expect(button().title).toBe(off)
  ringIfWanted()
  expect(tones).toHaveLength(4)
})
