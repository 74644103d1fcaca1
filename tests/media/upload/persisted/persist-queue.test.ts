import { beforeEach, describe, expect, test } from 'vitest'
import { persistQueue } from '#src/media/upload/persisted/persist-queue.ts'
import { createQueue } from '#src/media/upload/queue.ts'
import { FakeServer, refusal, settle, until } from '../../fake-server.ts'
import { MemoryDevice } from './memory-queues.ts'
import { begunFile } from '../../../support/begun-file.ts'

const file = (name: string, bytes = 10) => begunFile(name, bytes)

let device: MemoryDevice
beforeEach(() => {
  device = new MemoryDevice()
})

/** A page of somebody with a queue. */
async function openPage(key = 'shop person 1') {
  const server = new FakeServer()
  const queue = createQueue({ carrier: server.carrier, recompress: async (one) => one })
  const { store, end } = device.page()
  let troubles = 0
  const stop = await persistQueue(queue, { store, key, onTrouble: () => troubles++ })
  const rows = () => queue.$uploads.get().map(({ name, state }) => `${name} ${state}`)
  return { server, queue, end, stop, rows, troubles: () => troubles }
}
const allFiles = () => until(() => device.entries().length > 0 && device.entries().every((entry) => entry.file))

describe('after a reload or a crash', () => {
  test('the queue goes on in its order, with what was known of it', async () => {
    const before = await openPage()
    before.queue.add([file('1.png'), file('2.png'), file('3.png')], '9')
    ;(await until(() => before.server.uploads[0])).options.onHash('abc')
    before.queue.pause([before.queue.$uploads.get()[2]!.id])
    await until(
      () => device.entries().some(({ row }) => row.sha256 === 'abc' && device.entries().some((one) => one.row.state === 'paused')),
      5000,
    )
    await allFiles()
    before.end()
    const after = await openPage()
    expect(after.rows()).toEqual(['1.png preparing', '2.png waiting', '3.png paused'])
    const first = await until(() => after.server.uploads[0])
    expect([first.file.name, first.sha256, first.categoryId]).toEqual(['1.png', 'abc', '9'])
  })

  test('a file whose bytes were not kept is asked for, and told apart from others', async () => {
    const before = await openPage()
    before.queue.add([file('1.png', 20)], '9')
    ;(await until(() => before.server.uploads[0])).options.onHash('abc')
    await until(() => device.entries()[0]?.row.sha256 === 'abc')
    device.entries()[0]!.file = undefined
    before.end()
    const after = await openPage()
    expect(after.rows()).toEqual(['1.png missing'])
    const { id } = after.queue.$uploads.get()[0]!
    after.queue.bring(id, file('2.png', 20))
    after.queue.bring(id, file('1.png', 21))
    expect(after.queue.$uploads.get()[0]).toMatchObject({ state: 'missing', message: '不是同一个文件，请重新选择' })
    after.queue.bring(id, file('1.png', 20))
    const sent = await until(() => after.server.uploads[0])
    // the same name and size, other bytes
    sent.options.onHash('other')
    expect(after.rows()).toEqual(['1.png missing'])
    after.queue.bring(id, file('1.png', 20))
    const again = await until(() => after.server.uploads[1])
    again.options.onHash('abc')
    again.finish()
    await until(() => after.rows()[0] === '1.png done')
  })

  test('another person, and a page that still lives, keep theirs', async () => {
    const first = await openPage()
    first.queue.add([file('1.png')], '9')
    await allFiles()
    const beside = await openPage()
    expect(beside.rows()).toEqual([])
    first.end()
    expect((await openPage('shop person 2')).rows()).toEqual([])
    expect((await openPage()).rows()).toEqual(['1.png preparing'])
  })
})

test('nothing is kept of what is done, cancelled or refused; a failure is', async () => {
  const page = await openPage()
  page.queue.add([file('1.png'), file('2.png'), file('3.png'), file('note.txt')], '9')
  await until(() => device.entries().length === 3)
  ;(await until(() => page.server.uploads[0])).finish()
  ;(await until(() => page.server.uploads[1])).fail(refusal('', 'x'))
  page.queue.cancel([page.queue.$uploads.get()[2]!.id])
  await until(() => device.entries().length === 1)
  expect(device.entries()[0]!.row).toMatchObject({ name: '2.png', state: 'failed' })
})

test('a device that refuses is told of once, and uploads go on', async () => {
  device.isFull = true
  const page = await openPage()
  page.queue.add([file('1.png'), file('2.png')], '9')
  await until(() => page.troubles() === 1)
  ;(await until(() => page.server.uploads[0])).finish()
  ;(await until(() => page.server.uploads[1])).finish()
  await settle()
  await until(() => page.rows().every((row) => row.endsWith('done')))
  expect(page.troubles()).toBe(1)
})

test('a thousand files are written in small steps', async () => {
  const page = await openPage()
  page.queue.add(
    Array.from({ length: 120 }, (_, index) => file(`${index}.png`)),
    '9',
  )
  await allFiles()
  expect(device.entries()).toHaveLength(120)
  // three for the rows, ten for the files
  expect(device.writes).toBeGreaterThanOrEqual(13)
  expect(device.writes).toBeLessThan(60)
})
