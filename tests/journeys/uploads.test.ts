import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import type { Backend } from '#src/http/backend.ts'
import { uploadResumably } from '#src/http/uploads/resumable.ts'
import { startCutting } from '../support/cutting-proxy.mjs'
import { filmBytes } from '../support/film.mjs'
import { NodeRequest } from '../support/node-request.ts'
import { tokenFrom } from '../support/stage.mjs'

// the small version of `npm run bench media`, which kills server and browser too and sends a gigabyte

const product = inject('productUrl')
const megabyte = 1024 * 1024
const piece = 2 * megabyte
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let proxy: Awaited<ReturnType<typeof startCutting>>
beforeAll(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeRequest)
  const every = () => megabyte * (0.5 + Math.random())
  proxy = await startCutting({ port: Number(new URL(product).port), every, delay: () => Math.random() * 2, most: 6 })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await proxy.close()
})

async function person(base: string, account: string): Promise<Backend> {
  const token = await tokenFrom(product, account)
  return { baseFor: () => base, kind: 'own', tokenFor: () => token, credentials: 'include', sessionEnded: () => undefined }
}

it('a film arrives whole over a line that breaks, while somebody else sends the same one', async () => {
  const bytes = filmBytes(6 * megabyte)
  const sha256 = sha256Of(bytes)
  const send = (by: Backend) =>
    uploadResumably(by, new Blob([bytes]), { name: '开箱.mp4', size: bytes.length, sha256, pid: 0 }, { first: 20 })
  const mine = send(await person(proxy.url, 'admin'))
  const theirs = send(await person(product, 'editor'))
  const [first, second] = await Promise.all([mine, theirs])
  const stored = await Promise.all(
    [first, second].map(async ({ file }) => sha256Of(Buffer.from(await (await fetch(new URL(file.att_dir, product))).arrayBuffer()))),
  )
  expect(stored).toEqual([sha256, sha256])
  expect(first.known || second.known).toBe(true)
  // heads of requests beside the bytes themselves
  expect(proxy.counts.up).toBeLessThanOrEqual(bytes.length + proxy.counts.cuts * piece + proxy.counts.connections * 2000)
  const before = proxy.counts.up
  expect((await send(await person(proxy.url, 'admin'))).known).toBe(true)
  expect(proxy.counts.up - before).toBeLessThan(5000)
})

it('every cut costs no more than one piece', async () => {
  const bytes = filmBytes(5 * megabyte)
  const { up, cuts } = { ...proxy.counts }
  const sha256 = sha256Of(bytes)
  const { file, known } = await uploadResumably(
    await person(proxy.url, 'admin'),
    new Blob([bytes]),
    { name: 'whole.mp4', size: bytes.length, sha256, pid: 0 },
    { first: 20 },
  )
  expect([known, file.crm?.sha256 ?? sha256]).toEqual([false, sha256])
  expect(proxy.counts.up - up).toBeLessThanOrEqual(bytes.length + (proxy.counts.cuts - cuts) * piece + proxy.counts.connections * 2000)
})
