import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { giveUp, uploadResumably, type ResumableOptions } from '#src/http/uploads/resumable.ts'
import { NodeRequest } from '../../support/node-request.ts'
import { backendAt, startUploads } from '../../support/upload-stand-in.ts'

let server: Awaited<ReturnType<typeof startUploads>>
beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeRequest)
  server = await startUploads()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

const bytes = Buffer.from(Array.from({ length: 4500 }, (_, index) => (index * 7) % 251))
const sha256 = createHash('sha256').update(bytes).digest('hex')
const file = new File([bytes], 'film.mp4')
const start = (options: ResumableOptions = {}, wanted = sha256) =>
  uploadResumably(backendAt(server.base), file, { name: file.name, size: file.size, sha256: wanted, pid: '9' }, { first: 1, ...options })
const stored = () => createHash('sha256').update(server.files[0]!.bytes).digest('hex')
const isPut = ({ method }: { method?: string | undefined }) => method === 'PUT'

test('goes in pieces of the size the server likes, in order, and tells how far it is', async () => {
  const shares: number[] = []
  const { file: row, known } = await start({ onProgress: (share) => shares.push(share) })
  expect([row.name, known, stored()]).toEqual(['film.mp4', false, sha256])
  expect(server.seen).toEqual(['POST /uploads', ...[0, 1000, 2000, 3000, 4000].map((offset) => `PUT /uploads/u1?offset=${offset}`)])
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('bytes that are known are not sent', async () => {
  await start()
  server.fault.received = 0
  expect((await start()).known).toBe(true)
  expect(server.fault.received).toBe(0)
})

describe('after a cut', () => {
  test('it goes on where the server stands, with no more than a piece sent again', async () => {
    const states: boolean[] = []
    let number = 0
    // every second piece: once before it was taken, once after it was
    server.fault.next = (request, body) => {
      if (!isPut(request) || ++number % 2 === 0) return undefined
      if (number % 4 === 1) server.route(request, body)
      return 'cut'
    }
    await start({ onConnected: (isThere) => states.push(isThere) })
    expect(stored()).toBe(sha256)
    const cuts = Math.ceil(number / 2)
    expect(server.fault.received).toBeLessThanOrEqual(file.size + cuts * 1000)
    expect(states).toContain(false)
    expect(states.at(-1)).toBe(true)
  })

  test('a line that never carries a whole piece gets smaller ones', async () => {
    server.fault.next = (request, body) => (isPut(request) && body.length > 300 ? 'cut' : undefined)
    await start()
    expect(stored()).toBe(sha256)
  })

  test('a lost answer to the last piece is no second file', async () => {
    server.fault.next = (request, body) => {
      if (!isPut(request) || !request.url!.includes('offset=4000')) return undefined
      server.route(request, body)
      server.fault.next = undefined
      return 'cut'
    }
    const { known } = await start()
    expect(known).toBe(true)
    expect(server.files).toHaveLength(1)
    expect(server.fault.received).toBe(file.size)
  })

  test('the browser’s word that the line is back ends the waiting', async () => {
    const target = new EventTarget()
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
    server.fault.next = (request) => (isPut(request) ? ((server.fault.next = undefined), 'cut') : undefined)
    const done = start({
      first: 600_000,
      onConnected: (isThere) => isThere || setTimeout(() => target.dispatchEvent(new Event('online')), 20),
    })
    expect((await done).known).toBe(false)
  })
})

describe('what the server says of the upload', () => {
  test('another offset is taken over at once', async () => {
    server.fault.next = (request, body) => {
      if (!isPut(request)) return undefined
      server.fault.next = undefined
      // another tab of the same person has sent it
      return (server.route(request, body), undefined)
    }
    await start()
    expect(stored()).toBe(sha256)
    expect(server.seen[2]).toBe('PUT /uploads/u1?offset=1000')
  })

  test('an upload it knows no more is begun again', async () => {
    server.fault.next = (request) => {
      if (!isPut(request) || !request.url!.includes('offset=2000')) return undefined
      server.fault.next = undefined
      server.held.clear()
    }
    await start()
    expect(stored()).toBe(sha256)
    expect(server.seen.filter((line) => line.startsWith('POST'))).toHaveLength(2)
  })

  test('wrong bytes are sent once more, and then told', async () => {
    await expect(start({}, 'f'.repeat(64))).rejects.toMatchObject({ code: 'upload_hash' })
    expect(server.seen.filter((line) => line.startsWith('POST'))).toHaveLength(2)
    expect(server.files).toHaveLength(0)
  })

  test('a proxy that takes less at once gets smaller pieces, without a word of a broken line', async () => {
    const states: boolean[] = []
    server.fault.next = (request, body) => (isPut(request) && body.length > 300 ? 'too much' : undefined)
    await start({ first: 600_000, onConnected: (isThere) => states.push(isThere) })
    expect(stored()).toBe(sha256)
    expect(states).not.toContain(false)
    // 1000 and 500 are tried once each, then never again
    expect(server.seen.filter((line) => line.startsWith('PUT'))).toHaveLength(2 + 18)
  })

  test('a proxy that takes nothing is told of', async () => {
    server.fault.next = (request) => (isPut(request) ? 'too much' : undefined)
    await expect(start({ first: 600_000 })).rejects.toMatchObject({ status: 413, message: '超过服务器允许的大小' })
  })

  test('a refusal is told, not repeated', async () => {
    server.fault.next = () => ({ status: 400, msg: '不合法的文件后缀', code: 'file_suffix' })
    await expect(start()).rejects.toMatchObject({ code: 'file_suffix', message: '不合法的文件后缀' })
    expect(server.seen).toHaveLength(1)
  })
})

test('a person may stop it, and give it up', async () => {
  const stop = new AbortController()
  let held = ''
  server.fault.next = (request) => (isPut(request) ? (stop.abort(), 'cut') : undefined)
  await expect(start({ signal: stop.signal, onHeld: (id) => (held = id) })).rejects.toBeDefined()
  expect(server.seen).toHaveLength(2)
  server.fault.next = undefined
  await giveUp(backendAt(server.base), held)
  expect(server.held.size).toBe(0)
})

test('the piece that makes it whole waits for its turn', async () => {
  let go = () => {}
  const done = start({ turn: () => new Promise((resume) => (go = resume)) })
  await vi.waitFor(() => expect(server.seen.at(-1)).toBe('PUT /uploads/u1?offset=3000'))
  expect(server.files).toHaveLength(0)
  await vi.waitFor(() => (go(), expect(server.files).toHaveLength(1)))
  await done
})
