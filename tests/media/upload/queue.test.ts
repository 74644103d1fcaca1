import { beforeEach, describe, expect, test } from 'vitest'
import { createQueue } from '#src/media/upload/queue.ts'
import type { Recompress } from '#src/media/upload/prepare.ts'
import type { Upload } from '#src/media/upload/upload.ts'
import { begunFile } from '../../support/begun-file.ts'
import { FakeServer, refusal, settle, until } from '../fake-server.ts'

const picture = (name: string, bytes = 10) => begunFile(name, bytes)
const large = (name: string) => picture(name, 2 * 1024 * 1024)
const states = (queue: { $uploads: { get(): readonly Upload[] } }) => queue.$uploads.get().map((upload) => upload.state)

let server: FakeServer
let done: Upload[]
beforeEach(() => {
  server = new FakeServer()
  done = []
})

const start = (recompress: Recompress = async (file) => new File(['small'], file.name.replace(/\w+$/, 'jpg'), { type: 'image/jpeg' })) => {
  const queue = createQueue({ carrier: server.carrier, recompress })
  queue.onArrival((upload) => done.push(upload))
  return queue
}
const idAt = (queue: { $uploads: { get(): readonly Upload[] } }, index: number) => queue.$uploads.get()[index]!.id

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
    queue.retry([idAt(queue, 0)])
    await until(() => server.uploads[2])
    server.uploads[2]!.finish()
    await until(() => done.length === 2)
    expect(states(queue)).toEqual(['done', 'done'])
  })

  test('cancelling ends the transfer and goes on', async () => {
    const queue = start()
    queue.add([picture('1.png'), picture('2.png'), picture('3.png')], '9')
    await until(() => server.uploads[0])
    queue.cancel([idAt(queue, 1)])
    queue.cancel([idAt(queue, 0)])
    await until(() => server.uploads[1])
    expect(server.uploads[0]!.options.signal.aborted).toBe(true)
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
    queue.release()
    await until(() => server.uploads[1])
    expect(server.uploads[1]!.file.name).toBe('1.png')
  })
})

describe('several at once', () => {
  const threeOf = async (names: string[]) => {
    server.lanes = 3
    const queue = start()
    queue.add(
      names.map((name) => picture(name)),
      '9',
    )
    await until(() => server.uploads.length === Math.min(3, names.length))
    return queue
  }

  test('as many as the server takes are under way, and become whole in their order', async () => {
    await threeOf(['1.png', '2.png', '3.png', '4.png'])
    const whole: string[] = []
    for (const { file, options, finish } of server.uploads.toReversed())
      void options.turn().then(() => {
        whole.push(file.name)
        finish()
      })
    await until(() => server.uploads[3])
    await until(() => whole.length === 3)
    expect(whole).toEqual(['1.png', '2.png', '3.png'])
  })

  test('one that fails, or is taken away, holds up nobody', async () => {
    const queue = await threeOf(['1.png', '2.png', '3.png'])
    const [first, second, third] = server.uploads
    let isThird = false
    void third!.options.turn().then(() => (isThird = true))
    first!.fail(refusal('', 'x'))
    await settle()
    expect(isThird).toBe(false)
    queue.cancel([idAt(queue, 1)])
    await until(() => isThird)
    expect(second!.options.signal.aborted).toBe(true)
  })
})

describe('pausing', () => {
  test('stops one and goes on with the next; resumed, it keeps its place and its hash', async () => {
    const queue = start()
    queue.add([picture('1.png'), picture('2.png')], '9')
    const first = await until(() => server.uploads[0])
    first.options.onHash('abc')
    queue.pause([idAt(queue, 0)])
    await until(() => server.uploads[1])
    expect(states(queue)).toEqual(['paused', 'sending'])
    server.uploads[1]!.finish()
    await until(() => done.length === 1)
    expect(states(queue)).toEqual(['paused', 'done'])
    queue.resume()
    const again = await until(() => server.uploads[2])
    expect([again.file.name, again.sha256]).toEqual(['1.png', 'abc'])
  })

  test('cancelling what the server holds tells it so', async () => {
    const queue = start()
    queue.add([picture('1.png')], '9')
    const { options } = await until(() => server.uploads[0])
    options.onHeld('u1')
    queue.pause()
    expect(server.givenUp).toEqual([])
    queue.cancel()
    await until(() => server.givenUp.length === 1)
    expect([states(queue), server.givenUp]).toEqual([['cancelled'], ['u1']])
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

  test('as many as are allowed are under way, any number when nobody says one', async () => {
    const queue = start()
    const twentyTwo = Array.from({ length: 22 }, (_, index) => picture(`${index}.png`))
    const added = queue.add(twentyTwo, '9', { limit: 20 })
    expect(added.filter((upload) => upload.refusal === 'limit')).toHaveLength(2)
    expect(queue.add([picture('late.png')], '9', { limit: 20 })[0]!.refusal).toBe('limit')
    expect(queue.add([picture('dropped.png')], '9')[0]!.refusal).toBeNull()
  })

  test('what is over the server’s limit is said before it is sent', async () => {
    server.limits = { picture: 100, video: 1000 }
    const queue = start(async (file) => file)
    queue.add([picture('a.gif', 101), picture('b.MP4', 101)], '9')
    await until(() => server.uploads[0])
    expect(server.uploads[0]!.file.name).toBe('b.MP4')
    expect(queue.$uploads.get()[0]).toMatchObject({ state: 'refused', refusal: 'size' })
  })

  test('what is nothing of what its name says is said before it is sent', async () => {
    const queue = start()
    queue.add([new File(['just a text'], 'a.jpg', { type: 'image/jpeg' }), new File(['a text, too'], 'b.mp4'), picture('c.gif')], '9')
    await until(() => server.uploads[0])
    expect(server.uploads[0]!.file.name).toBe('c.gif')
    expect(queue.$uploads.get().map(({ state, refusal }) => [state, refusal])).toEqual([
      ['refused', 'content'],
      ['refused', 'content'],
      ['sending', null],
    ])
    // whatever the name says of a picture's kind
    queue.add([new File([await picture('x.png').arrayBuffer()], 'photo.jpg')], '9')
    server.uploads[0]!.finish()
    await until(() => server.uploads[1])
    expect(server.uploads[1]!.file.name).toBe('photo.jpg')
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

  test('are made to fit the connected server: its own limit, or that of a shop', async () => {
    const asked: number[] = []
    const queue = start(async (file, most) => {
      asked.push(most)
      return new File([new Uint8Array(most)], file.name.replace(/\w+$/, 'jpg'))
    })
    queue.add([large('a.png')], '9')
    await until(() => server.uploads[0])
    server.limits = { picture: 500_000, video: 1000 }
    server.uploads[0]!.finish()
    await until(() => done.length === 1)
    queue.add([picture('b.png', 700_000), picture('c.png', 500_000)], '9')
    await until(() => server.uploads[1])
    server.uploads[1]!.finish()
    await until(() => server.uploads[2])
    expect(asked).toEqual([2_097_152, 500_000])
    expect(server.uploads.map(({ file }) => [file.name, file.size])).toEqual([
      ['a.jpg', 2_097_152],
      ['b.jpg', 500_000],
      ['c.png', 500_000],
    ])
  })

  test('that cannot be made to fit are not sent', async () => {
    server.limits = { picture: 100, video: 1000 }
    const queue = start(async (file) => new File([new Uint8Array(101)], file.name))
    queue.add([large('a.png')], '9')
    await until(() => states(queue)[0] === 'refused')
    expect(queue.$uploads.get()[0]).toMatchObject({ refusal: 'size' })
    expect(server.uploads).toEqual([])
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
  expect(queue.$uploads.get().map((upload) => upload.name)).toEqual(['2.png', '3.png'])
  queue.dismissSettled()
  expect(queue.$uploads.get().map((upload) => upload.name)).toEqual(['3.png'])
})
