// @vitest-environment happy-dom
import { act } from 'react'
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StartBar } from '#src/console/start-bar.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { stage } from '../gate/stage.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let show: ReturnType<typeof stage>
const start = () => {
  const $reach = atom<{ state: string }>({ state: 'checking' })
  const $session = atom<object | null>(null)
  const $menu = atom<unknown[] | null>(null)
  return { $reach, $session, $menu, connection: { $reach, $session, $menu } as unknown as Connection }
}
const open = (connection: Connection, standalone = true) =>
  act(async () => {
    show = stage(
      mountReact(() => <StartBar connection={connection} />),
      { standalone },
    )
  })
const isShown = () => show.find('.console-start-bar') !== null
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  await act(async () => show.end())
  vi.useRealTimers()
})

describe('the line over a start', () => {
  it('is taken away a second after everything is there', async () => {
    const { $reach, $session, $menu, connection } = start()
    await open(connection)
    await after(3000)
    await act(async () => {
      $session.set({})
      $reach.set({ state: 'ready' })
    })
    // the menu is still on its way
    await after(3000)
    expect(isShown()).toBe(true)
    await act(async () => $menu.set([]))
    await after(990)
    expect(isShown()).toBe(true)
    await after(20)
    expect(isShown()).toBe(false)
  })

  it('does not wait for ever, and is never in a page of somebody else', async () => {
    const { connection } = start()
    await open(connection)
    await after(10_100)
    expect(isShown()).toBe(false)
    await act(async () => show.end())
    await open(connection, false)
    expect(isShown()).toBe(false)
  })
})
