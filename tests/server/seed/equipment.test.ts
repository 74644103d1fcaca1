import { expect, it } from 'vitest'
import { demoApp, signedIn } from '../database.ts'

const held = demoApp()

it('has five machines in the demo shop, the last one out of use', async () => {
  const { headers } = await signedIn(held.app)
  const reply = await held.app.inject({ url: '/adminapi/crud/equipment?page=1&limit=20', headers })
  const found = reply.json<{ data: { list: { kind: string; is_used: number }[] } }>().data.list
  expect(found.map(({ kind, is_used }) => [kind, is_used])).toEqual([
    ['other', 0],
    ['cutter', 1],
    ['press', 1],
    ['mill', 1],
    ['mixer', 1],
  ])
})
