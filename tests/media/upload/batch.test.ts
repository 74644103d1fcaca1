import { expect, test } from 'vitest'
import { batchOf } from '#src/media/upload/batch.ts'
import { createQueue } from '#src/media/upload/queue.ts'
import { FakeServer, refusal, settle, until } from '../fake-server.ts'
import { begunFile } from '../../support/begun-file.ts'

test('a batch ends when each of its files has, whatever else is on the list', async () => {
  const server = new FakeServer()
  const queue = createQueue({ carrier: server.carrier, recompress: async (file) => file })
  const file = (name: string) => begunFile(name)
  const batch = batchOf(queue, queue.add([file('a.png'), file('b.txt'), file('c.png')], '9'))
  queue.add([file('later.png')], '9')
  let isDone = false
  void batch.done.then(() => (isDone = true))
  ;(await until(() => server.uploads[0])).finish()
  await until(() => server.uploads[1])
  await settle()
  expect(isDone).toBe(false)
  server.uploads[1]!.fail(refusal('', 'x'))
  expect((await batch.done).map(({ name, state }) => [name, state])).toEqual([
    ['a.png', 'done'],
    ['b.txt', 'refused'],
    ['c.png', 'failed'],
  ])
  expect(batch.uploads()).toHaveLength(3)
})

test('an empty choice is done at once', async () => {
  const server = new FakeServer()
  const queue = createQueue({ carrier: server.carrier, recompress: async (file) => file })
  expect(await batchOf(queue, queue.add([], '9')).done).toEqual([])
})
