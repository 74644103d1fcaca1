// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOpened } from '#src/designer/use-opened.ts'
import type { Host } from '#src/door/host.ts'
import { ConnectionContext } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { HostContext } from '#src/ui/host.ts'
import { OnePageServer } from './session/servers.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Shown = () => <p>{useOpened().state}</p>

it('a page is shown when it has been read, however long the server takes to tell whose the token is', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  const $props = atom({ pageId: '7', baseUrl: 'https://shop.example.com' })
  const host = { $props, emit: () => true, element: root, root, layer: root } as unknown as Host
  const complete = vi.fn(() => new Promise(() => {}))
  const connection = Object.assign(new OnePageServer('own'), {
    ...{ base: 'https://shop.example.com', $session: atom({ token: 'given', user: null }), complete },
  }) as unknown as Connection
  const tree = createRoot(root)
  await act(async () =>
    tree.render(
      <HostContext.Provider value={host}>
        <ConnectionContext.Provider value={connection}>
          <Shown />
        </ConnectionContext.Provider>
      </HostContext.Provider>,
    ),
  )
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)))
  expect([root.textContent, complete.mock.calls.length > 0]).toEqual(['open', true])
  await act(async () => tree.unmount())
})
