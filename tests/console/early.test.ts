// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { beginEarly } from '#src/console/early.ts'
import { connectionFor } from '#src/stores/connection.ts'
import { fakeBackend } from '../gate/fake-backend.ts'

it('asks what the server can before there is a screen, and the screen does not ask again', async () => {
  const backend = fakeBackend()
  // connections are shared by address: one that no other test uses
  const base = 'http://early.test'
  beginEarly({ baseUrl: base })
  await vi.waitFor(() => expect(backend.calls).toEqual(['GET /adminapi/capabilities']))
  const connection = connectionFor({ baseUrl: base })
  await connection.check()
  expect(connection.$reach.get().state).toBe('ready')
  expect(backend.calls).toHaveLength(1)
})
