import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint, type Endpoint } from '#src/api/endpoint.ts'
import { RequestError, type FailureKind } from '#src/http/failure.ts'
import { connectionFor, type Connection } from '#src/stores/connection.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import type { ReadOptions } from '#src/stores/read.ts'
import { readKey, readsOf } from '#src/stores/reads.ts'
import { setLocale } from '#src/text/locale.ts'

const groups = endpoint<{ query: object }, string>('GET', '/user/group')
const products = endpoint<{ query: object }, string>('GET', '/v2/product')
const addGroup = endpoint<{ body: object }, unknown>('POST', '/user/group/save')
const failed = (kind: FailureKind) => new RequestError({ kind, status: 0, code: '', message: kind })
const settled = () => new Promise((resume) => setTimeout(resume))

const person = (id: number, token = `t${id}`) => ({ token, user: { id } })

/** A connection whose calls are answered by hand, one after the other. */
function serverStage() {
  const calls: { path: string; signal: AbortSignal; answer: (data: unknown) => void; refuse: (error: Error) => void }[] = []
  const $session = atom<object | null>(person(1))
  const connection = {
    $session,
    onWritten: undefined as unknown,
    answer: ({ path }: Endpoint, _: object, { signal }: { signal: AbortSignal }) =>
      new Promise((answer, refuse) => {
        calls.push({ path, signal, answer: (data) => answer({ data }), refuse })
        signal.addEventListener('abort', () => refuse(failed('aborted')))
      }),
  } as unknown as Connection
  const reads = readsOf(connection)
  const hear = (name: string, call: Endpoint<{ query: object }, string> = groups, options?: ReadOptions) => {
    const told: unknown[] = []
    const key = readKey([name])
    const note = () => void told.push(reads.stateOf(key).data)
    const leave = reads.listen(key, note, (over) => over.send(call, { query: {} }), options)
    return { told, leave, state: () => reads.stateOf<string>(key), reload: () => reads.reload(key) }
  }
  const last = () => calls.at(-1)!
  return { calls, last, connection, hear, $session, write: (call: Endpoint = addGroup) => connection.onWritten!(call) }
}

let stage: ReturnType<typeof serverStage>
beforeEach(() => void (stage = serverStage()))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  setLocale('zh-cn')
})

const read = async (name: string, data: string) => {
  const heard = stage.hear(name)
  stage.last().answer(data)
  await settled()
  return heard
}

describe('what is read', () => {
  it('is asked for once by all who look at it, and known at once to who comes after', async () => {
    const [one, two] = [stage.hear('a'), stage.hear('a')]
    expect(stage.calls).toHaveLength(1)
    stage.last().answer('A')
    await settled()
    expect([one.told, two.told]).toEqual([['A'], ['A']])
    expect(stage.hear('a').state()).toMatchObject({ isThere: true, data: 'A' })
    expect(stage.calls).toHaveLength(1)
  })

  it('is kept while nobody looks, and asked for again in silence when it may be old', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000)
    const heard = await read('a', 'A')
    heard.leave()
    await settled()
    vi.spyOn(performance, 'now').mockReturnValue(60_000)
    const again = stage.hear('a')
    expect(again.state()).toMatchObject({ data: 'A', isReloading: false })
    expect(stage.calls).toHaveLength(2)
    stage.last().answer('A2')
    await settled()
    expect(again.state().data).toBe('A2')
  })

  it('is not asked for again by who comes soon, nor for long where that is told', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000)
    await read('a', 'A')
    vi.spyOn(performance, 'now').mockReturnValue(50_000)
    stage.hear('a', groups, { freshness: 60_000 })
    expect(stage.calls).toHaveLength(1)
    stage.hear('a')
    expect(stage.calls).toHaveLength(2)
  })

  it('is given up when nobody waits for it any more, but not for who is only drawn anew', async () => {
    const one = stage.hear('a')
    one.leave()
    const two = stage.hear('a')
    await settled()
    expect(stage.last().signal.aborted).toBe(false)
    two.leave()
    await settled()
    expect(stage.last().signal.aborted).toBe(true)
    expect(stage.calls).toHaveLength(1)
  })

  it('is given back where it was not looked at for the longest time', async () => {
    const first = await read('first', 'F')
    first.leave()
    for (let at = 0; at < 200; at++) (await read(`other ${at}`, 'O')).leave()
    await settled()
    expect(first.state().isThere).toBe(false)
    expect(stage.hear('other 199').state().data).toBe('O')
  })

  it('stays beside the reason when a later answer does not come, but for a person who may not see it any more', async () => {
    const heard = await read('a', 'A')
    heard.reload()
    expect(heard.state().isReloading).toBe(true)
    stage.last().refuse(failed('network'))
    await settled()
    expect(heard.state()).toMatchObject({ data: 'A', isThere: true, isReloading: false, error: { message: 'network', shown: true } })
    heard.reload()
    stage.last().refuse(failed('forbidden'))
    await settled()
    expect(heard.state()).toMatchObject({ isThere: false, data: undefined, error: { message: 'forbidden' } })
  })

  it('says what went wrong where there was nothing before, and is asked for again by who comes', async () => {
    const heard = stage.hear('a')
    stage.last().refuse(failed('timeout'))
    await settled()
    expect(heard.state()).toMatchObject({ isThere: false, error: { message: 'timeout' } })
    heard.leave()
    await settled()
    stage.hear('a')
    expect(stage.calls).toHaveLength(2)
  })
})

describe('what is needed once', () => {
  const get = () => readsOf(stage.connection).get(readKey(['a']), (over) => over.send(groups, { query: {} }))

  it('is what was read a moment ago, or asked for together with who looks at it', async () => {
    const first = get()
    const heard = stage.hear('a')
    expect(stage.calls).toHaveLength(1)
    stage.last().answer('A')
    expect(await first).toBe('A')
    expect(heard.state().data).toBe('A')
    expect(await get()).toBe('A')
    expect(stage.calls).toHaveLength(1)
  })

  it('fails as its call does', async () => {
    const first = get()
    stage.last().refuse(failed('network'))
    await expect(first).rejects.toThrow('network')
  })

  it('is the same over a connection whose writes go under keys', () => {
    expect(readsOf(keyedConnection(stage.connection))).toBe(readsOf(stage.connection))
  })
})

describe('a write', () => {
  it('has what is looked at asked for again, of its area at once and of others when somebody comes', async () => {
    const heard = await read('a', 'A')
    const other = stage.hear('p', products)
    stage.last().answer('P')
    await settled()
    stage.write()
    expect(stage.calls.map(({ path }) => path)).toEqual(['/user/group', '/v2/product', '/user/group'])
    expect(heard.state()).toMatchObject({ data: 'A', isReloading: false })
    stage.last().answer('A2')
    await settled()
    expect(heard.state().data).toBe('A2')
    other.leave()
    await settled()
    stage.hear('p', products)
    expect(stage.calls).toHaveLength(4)
    stage.write(endpoint('PUT', '/v2/product/:id'))
    expect(stage.calls).toHaveLength(5)
  })

  it('makes what is on its way too old: a late reply never comes after a newer one', async () => {
    const heard = stage.hear('a')
    const early = stage.last()
    stage.write()
    expect(early.signal.aborted).toBe(true)
    stage.last().answer('new')
    await settled()
    early.answer('old')
    await settled()
    expect(heard.told).toEqual(['new'])
  })

  it('is asked for again once where a work of many writes is done, well or not', async () => {
    await read('a', 'A')
    const reads = readsOf(stage.connection)
    const many = async () => {
      for (let at = 0; at < 3; at++) {
        stage.write()
        await settled()
      }
      expect(stage.calls).toHaveLength(1)
      throw failed('network')
    }
    await expect(Promise.all([reads.during(many), reads.during(settled)])).rejects.toThrow('network')
    expect(stage.calls).toHaveLength(2)
    stage.write()
    expect(stage.calls).toHaveLength(3)
  })

  it('leaves alone what a form began with', async () => {
    const heard = stage.hear('a', groups, { isOnce: true })
    stage.last().answer('A')
    await settled()
    stage.write()
    setLocale('en')
    expect(stage.calls).toHaveLength(1)
    heard.reload()
    expect(stage.calls).toHaveLength(2)
  })

  it('is a call that may change something, carried out or refused; not one that reads', async () => {
    const written: string[] = []
    const connection = connectionFor({ baseUrl: 'http://writes.test', token: 'w' })
    connection.onWritten = ({ path }) => void written.push(path)
    vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('capabilities') ? {} : { status: 400, msg: 'no' }))
    for (const call of [addGroup, endpoint('POST', '/party/list', { keepsReads: true }), endpoint('GET', '/user/group')])
      await connection.send(call as typeof addGroup, { body: {} }).catch(() => {})
    await connection.send(endpoint('POST', '/user/rows'), { body: {} }, { isRead: true }).catch(() => {})
    vi.unstubAllGlobals()
    expect(written).toEqual(['/user/group/save'])
  })
})

describe('another person', () => {
  it('is shown nothing that one before them has read', async () => {
    const heard = await read('a', 'A')
    const kept = await read('b', 'B')
    kept.leave()
    await settled()
    stage.$session.set(null)
    expect(heard.state().data).toBe('A')
    expect(kept.state().isThere).toBe(false)
    stage.$session.set(person(2))
    expect(heard.state()).toMatchObject({ isThere: false, data: undefined })
    expect(stage.calls).toHaveLength(3)
  })

  it('is not the same one with a newer token, who goes on where they were', async () => {
    const heard = await read('a', 'A')
    stage.$session.set(null)
    stage.$session.set(person(1, 'newer'))
    expect(heard.state().data).toBe('A')
    expect(stage.calls).toHaveLength(2)
  })
})

it('is read again in another language', async () => {
  await read('a', 'A')
  setLocale('en')
  expect(stage.calls).toHaveLength(2)
})
