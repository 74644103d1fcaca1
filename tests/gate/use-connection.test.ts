// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { connectionOf } from '#src/gate/use-connection.ts'

test('an element says how large the pieces of films are, also later', () => {
  const $props = atom<Record<string, unknown>>({ baseUrl: 'https://pieces.example', pieceSize: 1_000_000 })
  const $connection = connectionOf({ $props, layer: { isConnected: true } } as unknown as Host)
  expect($connection.get().pieceSize).toBe(1_000_000)
  $props.set({ baseUrl: 'https://pieces.example', pieceSize: 500_000 })
  expect($connection.get().pieceSize).toBe(500_000)
  $props.set({ baseUrl: 'https://pieces.example', pieceSize: Number.NaN })
  expect($connection.get().pieceSize).toBe(500_000)
})
