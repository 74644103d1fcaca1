import { beforeEach, describe, expect, test } from 'vitest'
import { createQueue, type Upload } from '#src/media/upload/queue.ts'
import { FakeServer, refusal, settle, until } from '../fake-server.ts'

const picture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const large = (name: string) => picture(name, 2 * 1024 * 1024)
const states = (queue: { $uploads: { get(): readonly Upload[] } }) => queue.$uploads.get().map((upload) => upload.state)

let server: FakeServer
let done: Upload[]
beforeEach(() => {
  server = new FakeServer()
  done = []
})

const start = (recompress = async (file: File) => new File(['small'], file.name.replace(/\w+$/, 'jpg'), { type: 'image/jpeg' })) =>
  createQueue({ sendPicture: server.sendPicture, recompress, onDone: (upload) => done.push(upload) })

describe('order', () => {
  test('uploads go strictly one by one, in the order they were chosen', async () => {
    const queue = start()
    queue.add([picture('1.png'), picture('2.png')], '9')
    queue.add([picture('3.png')], '10')
    for (const [index, name] of ['1.png', '2.png', '3.png'].entries()) {
      await until(() => server.uploads.length === index + 1)
      await settle()
      expect(server.uploads).toHaveLength(index + 1)
      expect(server.uploads[index]!.file.name).toBe(name)
      server.uploads[index]!.finish()
    }
    await until(() => done.length === 3)
    expect(server.uploads.map((upload) => upload.categoryId)).toEqual(['9', '9', '10'])
    expect(done[0]!.address).toBe('https://shop.example/uploads/1.png')
  })

  test('a failure does not stop the next one, and can be tried again', async () => {
    const queue = start()
    queue.add([picture('1.png'), picture('2.png')], '9')
    await until(() => server.uploads[0])
    server.uploads[0]!.fail(refusal('', '不合法的文件后缀'))
    await until(() => server.uploads[1])
    expect(queue.$uploads.get()[0]).toMatchObject({ state: 'failed', message: '不合法的文件后缀' })
    server.uploads[1]!.finish()
    await until(() => done.length === 1)
    queue.retry(queue.$uploads.get()[0]!.id)
    await until(() => server.uploads[2])
    server.uploads[2]!.finish()
    await until(() => done.length === 2)
    expect(states(queue)).toEqual(['done', 'done'])
  })

  test('cancelling ends the transfer and goes on', async () => {
    const queue = start()
    queue.add([picture('1.png'), picture('2.png'), picture('3.png')], '9')
    await until(() => server.uploads[0])
    queue.cancel(queue.$uploads.get()[1]!.id)
    queue.cancel(queue.$uploads.get()[0]!.id)
    await until(() => server.uploads[1])
    expect(server.uploads[0]!.options.signal?.aborted).toBe(true)
    expect(server.uploads[1]!.file.name).toBe('3.png')
    expect(states(queue)).toEqual(['cancelled', 'cancelled', 'sending'])
  })

  test('a session that ends keeps the queue until there is one again', async () => {
    const queue = start()
    queue.add([picture('1.png'), picture('2.png')], '9')
    await until(() => server.uploads[0])
    server.uploads[0]!.fail(refusal('110003', '登录已过期', 'session'))
    await settle()
    expect(states(queue)).toEqual(['waiting', 'waiting'])
    expect(server.uploads).toHaveLength(1)
    queue.resume()
    await until(() => server.uploads[1])
    expect(server.uploads[1]!.file.name).toBe('1.png')
  })
})

describe('what is taken', () => {
  test('other endings are refused and never sent', async () => {
    const queue = start()
    queue.add([picture('1.php'), picture('2.png')], '9')
    await until(() => server.uploads[0])
    expect(server.uploads[0]!.file.name).toBe('2.png')
    expect(queue.$uploads.get()[0]).toMatchObject({ state: 'refused', refusal: 'format' })
  })

  test('at most twenty are under way', async () => {
    const queue = start()
    const added = queue.add(
      Array.from({ length: 22 }, (_, index) => picture(`${index}.png`)),
      '9',
    )
    expect(added.filter((upload) => upload.refusal === 'limit')).toHaveLength(2)
    expect(queue.add([picture('late.png')], '9')[0]!.refusal).toBe('limit')
    await until(() => server.uploads[0])
    server.uploads[0]!.finish()
    await until(() => done.length === 1)
    expect(queue.add([picture('later.png')], '9')[0]!.refusal).toBeNull()
  })
})

describe('large pictures', () => {
  test('are sent as what recompression made of them', async () => {
    const queue = start()
    queue.add([large('a.png')], '9')
    const sent = await until(() => server.uploads[0])
    expect([sent.file.name, sent.file.size]).toEqual(['a.jpg', 5])
    expect(queue.$uploads.get()[0]).toMatchObject({ state: 'sending', bytes: 5 })
  })

  test('that cannot be read are not sent', async () => {
    const queue = start(() => Promise.reject(new Error('no picture')))
    queue.add([large('a.png'), picture('b.png')], '9')
    await until(() => server.uploads[0])
    expect(server.uploads[0]!.file.name).toBe('b.png')
    expect(states(queue)[0]).toBe('unreadable')
  })

  test('a large animation waits for an answer and holds up nobody', async () => {
    const queue = start()
    const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    const head = [...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0, 0, 0, 0]
    const bytes = new Uint8Array(2 * 1024 * 1024)
    bytes.set([...head, ...frame, ...frame])
    queue.add([new File([bytes], 'dance.gif', { type: 'image/gif' }), picture('b.png')], '9')
    await until(() => server.uploads[0])
    expect(server.uploads[0]!.file.name).toBe('b.png')
    expect(states(queue)[0]).toBe('asking')
    queue.flatten(queue.$uploads.get()[0]!.id)
    server.uploads[0]!.finish()
    await until(() => server.uploads[1])
    expect(server.uploads[1]!.file.name).toBe('dance.jpg')
  })
})

test('finished uploads leave when the next are added, failures stay until dismissed', async () => {
  const queue = start()
  queue.add([picture('1.png'), picture('2.png')], '9')
  await until(() => server.uploads[0])
  server.uploads[0]!.finish()
  await until(() => server.uploads[1])
  server.uploads[1]!.fail(refusal('', 'x'))
  await until(() => states(queue)[1] === 'failed')
  queue.add([picture('3.png')], '9')
  expect(queue.$uploads.get().map((upload) => upload.file.name)).toEqual(['2.png', '3.png'])
  queue.dismissSettled()
  expect(queue.$uploads.get().map((upload) => upload.file.name)).toEqual(['3.png'])
})
