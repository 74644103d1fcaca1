import { describe, expect, it } from 'vitest'
import { createOutbox } from '#src/kefu/client/outbox.ts'
import { memoryStorage } from './memory-storage.ts'

const message = (clientId: string, at = 1) => ({ clientId, from: '3', to: '1', text: `text ${clientId}`, at })
const ids = (outbox: ReturnType<typeof createOutbox>) => outbox.list().map(({ clientId }) => clientId)

describe('outbox', () => {
  it('keeps messages in their order over a reload', () => {
    const storage = memoryStorage()
    const before = createOutbox('base:3', 'page 1', storage)
    for (const id of ['b', 'a', 'c']) before.put(message(id))
    before.put({ ...message('a'), tried: true })
    const after = createOutbox('base:3', 'page 2', storage)
    expect(ids(after)).toEqual([])
    after.adopt(() => false)
    expect(ids(after)).toEqual(['b', 'a', 'c'])
    expect(after.list()[1]).toEqual({ ...message('a'), tried: true })
  })

  it('leaves alone what a living page sends, and other people’s messages', () => {
    const storage = memoryStorage()
    createOutbox('base:3', 'page 1', storage).put(message('hers'))
    createOutbox('base:4', 'page 9', storage).put(message('his'))
    const other = createOutbox('base:3', 'page 2', storage)
    other.adopt((owner) => owner === 'page 1')
    expect(ids(other)).toEqual([])
    other.adopt(() => false)
    expect(ids(other)).toEqual(['hers'])
  })

  it('forgets what was acknowledged', () => {
    const storage = memoryStorage()
    const outbox = createOutbox('base:3', 'page 1', storage)
    outbox.put(message('a'))
    outbox.remove('a')
    expect(outbox.list()).toEqual([])
    expect(storage.length).toBe(0)
  })

  it('works without a storage, and with one that refuses', () => {
    const refusing = {
      ...memoryStorage(),
      length: 0,
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => {
        throw new Error('blocked')
      },
    }
    for (const storage of [undefined, refusing]) {
      const outbox = createOutbox('base:3', 'page 1', storage)
      outbox.put(message('a'))
      expect(ids(outbox)).toEqual(['a'])
      outbox.remove('a')
      expect(ids(outbox)).toEqual([])
    }
  })

  it('skips what is damaged', () => {
    const storage = memoryStorage()
    storage.setItem('crm:outbox:base:3:x', '{"clientId":')
    const outbox = createOutbox('base:3', 'page 1', storage)
    outbox.adopt(() => false)
    expect(outbox.list()).toEqual([])
  })
})
