import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HeldUpload, UploadedFile } from '#src/api/file-uploads.ts'
import { film } from '../../../support/films.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const mount = (...words: string[]) => spawnSync('mount', words).status === 0
const unmount = (folder: string) => spawnSync('umount', [folder]).status === 0

/** Only whoever may mount can make a small disk. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'crm-mount-'))
  const isMounted = mount('-t', 'tmpfs', '-o', 'size=1m', 'none', folder) && unmount(folder)
  rmdirSync(folder)
  return isMounted
}

describe.skipIf(!canMount())('a disk that is really full', () => {
  const server = testApp()
  let me: SignedIn
  beforeAll(async () => {
    me = await signedIn(server.app)
    // the reserve of 64 MB and a little
    expect(mount('-t', 'tmpfs', '-o', 'size=72m', 'none', server.files)).toBe(true)
  })
  afterAll(() => void unmount(server.files))

  const filler = () => join(server.files, 'filler')
  const fill = () => spawnSync('dd', ['if=/dev/zero', `of=${filler()}`, 'bs=64k'])
  const files = () =>
    readdirSync(server.files, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))

  async function ask<Data>(method: 'POST' | 'PUT', path: string, payload: object | Buffer) {
    const headers = { ...me.headers, 'cb-lang': 'en-US', ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }) }
    const reply = await server.app.inject({ method, url: `/adminapi/file/${path}`, headers, payload })
    return reply.json<{ status: number; msg: string; code?: string; data: Data }>()
  }
  const begin = (bytes: Buffer, name: string) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return ask<HeldUpload>('POST', 'uploads', { name, size: bytes.length, sha256, pid: 0 })
  }
  const full = { status: 400, code: 'disk_full', msg: 'The server has no room left, please tell whoever runs it' }

  it('is said, leaves nothing half-written, and what was held goes on once there is room', async () => {
    const bytes = film(900_000)
    const { data } = await begin(bytes, 'film.mp4')
    expect((await ask('PUT', `uploads/${data.id}?offset=0`, bytes.subarray(0, 400_000))).status).toBe(200)
    const before = files()
    fill()
    expect(await begin(film(1000), 'other.mp4')).toMatchObject(full)
    expect(await ask('PUT', `uploads/${data.id}?offset=400000`, bytes.subarray(400_000))).toMatchObject(full)
    expect(files().toSorted()).toEqual([...before, 'filler'].toSorted())
    rmSync(filler())
    const { data: whole } = await ask<UploadedFile>('PUT', `uploads/${data.id}?offset=400000`, bytes.subarray(400_000))
    expect(whole.file).toMatchObject({ real_name: 'film.mp4', att_size: '900000' })
  })

  it('takes no picture by the shop’s way either, and shows none', async () => {
    const before = files()
    fill()
    const form = new FormData()
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 }
    const bytes = await sharp({ create: { width: 500, height: 400, channels: 3, background: 'grey', noise } })
      .png()
      .toBuffer()
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
    const body = new Response(form)
    const payload = Buffer.from(await body.arrayBuffer())
    const headers = { ...me.headers, 'content-type': body.headers.get('content-type')!, 'cb-lang': 'en-US' }
    const reply = await server.app.inject({ method: 'POST', url: '/adminapi/file/upload', headers, payload })
    expect(reply.json()).toMatchObject(full)
    expect(files().toSorted()).toEqual([...before, 'filler'].toSorted())
    const list = await server.app.inject({ url: '/adminapi/file/file?page=1', headers: me.headers })
    expect(list.json()).toMatchObject({ data: { count: 0 } })
  })
})
