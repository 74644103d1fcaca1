import { describe, expect, it, vi } from 'vitest'
import { createOutbox } from '#src/kefu/client/outbox.ts'
import type { Preparation } from '#src/kefu/client/preparation.ts'
import { createSender } from '#src/kefu/client/sender.ts'
import { preparationFor } from '#src/kefu/sending/preparation.ts'
import type { Message, Outgoing } from '#src/kefu/wire/message.ts'
import { memoryStorage } from './memory-storage.ts'

type Put = { data: { msn: string; type: number; client_id?: string } }

const text = (clientId: string, words = clientId): Outgoing => ({ clientId, from: '3', to: '1', text: words, at: 1 })
const picture = (clientId: string): Outgoing => ({
  ...text(clientId, ''),
  kind: 'image',
  file: { name: `${clientId}.jpg`, size: 9, type: 'image/jpeg' },
})

/** A sender whose server stores at once; pictures are sent when the test says so. */
function stage(storage = memoryStorage()) {
  const put: Put['data'][] = []
  const uploads = new Map<string, { done(url: string): void; fail(error: object): void; signal: AbortSignal }>()
  const preparation: Preparation = {
    needs: ({ file, text: words }) => file !== undefined && words === '',
    make: ({ clientId }, signal) =>
      new Promise((resolve, reject) => uploads.set(clientId, { done: (url) => resolve({ text: url }), fail: reject, signal })),
  }
  const outbox = createOutbox('base:3', `page ${Math.random()}`, storage)
  outbox.adopt(() => false)
  const states = new Map<string, string>()
  let id = 0
  const sender = createSender({
    outbox,
    preparation,
    confirms: true,
    lastId: () => '',
    restart: () => undefined,
    onChange: (waiting, sent) => states.set(waiting.clientId, sent ? 'sent' : waiting.failed === undefined ? 'sending' : waiting.failed),
    put(frame) {
      const { data } = frame as Put
      put.push(data)
      queueMicrotask(() =>
        sender.receive({ type: 'chat', data: { ...data, id: ++id, uid: 3, msn_type: data.type }, close: false, rest: {} }),
      )
      return true
    },
    pause: 5,
  })
  const said = () => put.map(({ msn, type }) => `${type} ${msn}`)
  return { sender, outbox, uploads, states, said, storage }
}

describe('a sender of pictures', () => {
  it('keeps the order of pictures and the words around them, however long one takes', async () => {
    const { sender, uploads, said } = stage()
    sender.open()
    for (const message of [text('before'), picture('a'), picture('b'), text('behind')]) sender.write(message)
    await vi.waitFor(() => expect([said(), [...uploads.keys()]]).toEqual([['1 before'], ['a']]))
    uploads.get('a')!.done('/a.jpg')
    await vi.waitFor(() => expect([...uploads.keys()]).toEqual(['a', 'b']))
    uploads.get('b')!.done('/b.jpg')
    await vi.waitFor(() => expect(said()).toEqual(['1 before', '3 /a.jpg', '3 /b.jpg', '1 behind']))
  })

  it('that has ended makes and keeps nothing any more: another one has the outbox', async () => {
    const { sender, uploads, states, storage, said } = stage()
    sender.open()
    sender.write(picture('a'))
    await vi.waitFor(() => expect(uploads.size).toBe(1))
    sender.end()
    expect(uploads.get('a')!.signal.aborted).toBe(true)
    // the other one has sent it
    storage.removeItem('crm:outbox:base:3:a')
    uploads.get('a')!.done('/a.jpg')
    await Promise.resolve()
    await new Promise(setImmediate)
    expect([storage.length, said(), states.get('a')]).toEqual([0, [], 'sending'])
  })

  it('tries again what failed in passing, and says why it was refused', async () => {
    const { sender, uploads, states, said } = stage()
    sender.open()
    sender.write(picture('a'))
    sender.write(text('words'))
    uploads.get('a')!.fail({ isPassing: true })
    uploads.delete('a')
    await vi.waitFor(() => expect(uploads.has('a')).toBe(true))
    expect(states.get('a')).toBe('sending')
    uploads.get('a')!.fail({ message: '图片太大' })
    await vi.waitFor(() => expect(states.get('a')).toBe('图片太大'))
    await vi.waitFor(() => expect(said()).toEqual(['1 words']))
    sender.retry('a')
    uploads.get('a')!.done('/a.jpg')
    await vi.waitFor(() => expect(said()).toEqual(['1 words', '3 /a.jpg']))
  })

  it('goes on after a reload: with what was sent already, and with what was not', async () => {
    const first = stage()
    first.sender.write(picture('a'))
    first.sender.write(text('words'))
    const again = stage(first.storage)
    again.sender.open()
    again.uploads.get('a')!.done('/a.jpg')
    await vi.waitFor(() => expect(again.said()).toEqual(['3 /a.jpg', '1 words']))
    expect(again.outbox.list()).toEqual([])
  })

  it('stops sending what is discarded', async () => {
    const { sender, uploads, said } = stage()
    sender.open()
    sender.write(picture('a'))
    sender.write(text('words'))
    sender.discard('a')
    expect(uploads.get('a')!.signal.aborted).toBe(true)
    uploads.get('a')!.fail({ message: 'aborted' })
    await vi.waitFor(() => expect(said()).toEqual(['1 words']))
  })
})

describe('at a server that confirms nothing', () => {
  it('a picture in doubt is found by its file', () => {
    const outbox = createOutbox('base:3', 'page', memoryStorage())
    const sent: string[] = []
    const sender = createSender({
      outbox,
      confirms: false,
      put: () => false,
      lastId: () => '0',
      restart: () => undefined,
      onChange: (waiting, found) => sent.push(`${waiting.clientId} ${found?.id ?? waiting.tried}`),
    })
    outbox.put({ ...text('words', '/store/a.jpg'), tried: true })
    outbox.put({ ...picture('a'), text: 'https://shop.example/store/a.jpg', tried: true })
    const stored = { id: '8', kind: 'image', text: '/store/a.jpg' } as Message
    sender.reconcile('1', [stored])
    expect(sent).toEqual(['words false', 'a 8'])
  })
})

describe('before it is sent', () => {
  const preparation = preparationFor({ kind: 'shop' } as never, { kind: 'agent' })
  const signal = new AbortController().signal

  it('a text with signs gets the shop’s names, once', async () => {
    expect(preparation.needs(text('a', '好的，谢谢。'))).toBe(false)
    const waiting = text('a', '好👍🚀')
    expect(preparation.needs(waiting)).toBe(true)
    const made = await preparation.make(waiting, signal)
    expect(made).toEqual({ text: '好[em-tlj-30][em-u1f680]', ready: true })
    expect(preparation.needs({ ...waiting, ...made })).toBe(false)
  })

  it('a text that our server would find too long keeps its signs', async () => {
    const own = preparationFor({ kind: 'own' } as never, { kind: 'agent' })
    const long = '👍'.repeat(600)
    expect(await own.make(text('a', long), signal)).toEqual({ text: long, ready: true })
  })
})

it('keeps the order of writing when the device’s clock is put back', () => {
  const { sender, outbox, said } = stage()
  sender.write({ ...text('before'), at: 9_000_000 })
  sender.write({ ...text('after'), at: 1 })
  expect(outbox.list().map(({ clientId }) => clientId)).toEqual(['before', 'after'])
  sender.open()
  expect(said()).toEqual(['1 before'])
})

it('says of a text that no server takes that it is too long, and sends the rest', async () => {
  const { sender, states, said } = stage()
  sender.open()
  sender.write(text('huge', '长'.repeat(350_000)))
  sender.write(text('words'))
  expect(states.get('huge')).toBe('消息内容过长')
  await vi.waitFor(() => expect(said()).toEqual(['1 words']))
})
