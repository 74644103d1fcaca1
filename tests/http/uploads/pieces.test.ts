import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultPiece, dialogPiece, uploadInPieces, type PieceOptions } from '#src/http/uploads/pieces.ts'
import { NodeRequest } from '../../support/node-request.ts'
import { backendAt } from '../../support/upload-stand-in.ts'

type Piece = Record<'chunkNumber' | 'chunkSize' | 'currentChunkSize' | 'filename' | 'totalChunks' | 'md5', string> & {
  bytes: Buffer
  sentAs: string
}

/** A shop that ends a file with its last number, as the shop does, whatever came before. */
async function startShop() {
  const pieces: Piece[] = []
  const kept = new Map<string, Buffer[]>()
  const whole = new Map<string, Buffer>()
  const fault = { next: undefined as ((piece: Piece) => 'cut' | 'lose' | object | undefined) | undefined }
  const take = ({ filename, chunkNumber, totalChunks, bytes }: Piece) => {
    const parts = kept.get(filename) ?? []
    kept.set(filename, parts)
    parts[Number(chunkNumber) - 1] = bytes
    if (chunkNumber !== totalChunks) return { code: 1, msg: 'waiting', file_path: '' }
    whole.set(filename, Buffer.concat(parts))
    kept.delete(filename)
    return { code: 2, msg: 'success', file_path: `/uploads/attach/${filename}` }
  }
  const server = createServer((request, response) => {
    const body = new Response(request as unknown as BodyInit, { headers: { 'content-type': request.headers['content-type']! } })
    void body.formData().then(async (form) => {
      const file = form.get('file') as File
      const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as unknown as Piece
      const piece = { ...fields, sentAs: file.name, bytes: Buffer.from(await file.arrayBuffer()) }
      pieces.push(piece)
      const planted = fault.next?.(piece)
      if (planted === 'lose') take(piece)
      if (planted === 'cut' || planted === 'lose') return request.socket.destroy()
      response.end(JSON.stringify({ status: 200, msg: 'ok', data: planted ?? take(piece) }))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pieces,
    whole,
    fault,
    close: () => (server.closeAllConnections(), server.close()),
  }
}

let shop: Awaited<ReturnType<typeof startShop>>
beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeRequest)
  shop = await startShop()
})
afterEach(() => {
  vi.unstubAllGlobals()
  shop.close()
})

const bytes = Buffer.from('0123456789'.repeat(25))
const file = new File([bytes], '开箱.MP4', { type: 'video/mp4' })
const start = (options: PieceOptions = {}) => uploadInPieces(backendAt(shop.base, 'shop'), file, { piece: 100, first: 1, ...options })

test('pieces of the specification’s sizes', () => {
  expect([defaultPiece, dialogPiece]).toEqual([2 * 1024 * 1024, 3 * 1024 * 1024])
})

test('go strictly in order with the fields of specification 7, and answer one whole address', async () => {
  const shares: number[] = []
  const address = await start({ onProgress: (share) => shares.push(share) })
  const name = /^\d{13}\.mp4$/.exec(shop.pieces[0]!.filename)![0]
  const md5 = createHash('md5').update(bytes).digest('hex')
  const common = { chunkSize: '100', filename: name, sentAs: name, totalChunks: '3', md5 }
  expect(shop.pieces).toEqual([
    { ...common, chunkNumber: '1', currentChunkSize: '100', bytes: bytes.subarray(0, 100) },
    { ...common, chunkNumber: '2', currentChunkSize: '100', bytes: bytes.subarray(100, 200) },
    { ...common, chunkNumber: '3', currentChunkSize: '50', bytes: bytes.subarray(200) },
  ])
  expect(address).toBe(`${shop.base}/uploads/attach/${name}`)
  expect(shares.at(-1)).toBe(1)
})

test('a piece that was cut off is sent again, in its place', async () => {
  shop.fault.next = ({ chunkNumber }) => (chunkNumber === '2' ? ((shop.fault.next = undefined), 'cut') : undefined)
  await start()
  expect(shop.pieces.map(({ chunkNumber }) => chunkNumber)).toEqual(['1', '2', '2', '3'])
  expect([...shop.whole.values()]).toEqual([bytes])
})

test('a lost answer to the last piece never ends the same file twice', async () => {
  shop.fault.next = ({ chunkNumber }) => (chunkNumber === '3' ? ((shop.fault.next = undefined), 'lose') : undefined)
  const address = await start()
  expect(shop.pieces.map(({ chunkNumber }) => chunkNumber)).toEqual(['1', '2', '3', '1', '2', '3'])
  expect(shop.pieces[3]!.filename).not.toBe(shop.pieces[0]!.filename)
  // the first one is whole too, and stays so
  expect([...shop.whole.values()]).toEqual([bytes, bytes])
  expect(address).toContain(shop.pieces[3]!.filename)
})

test('a refusal is told with the shop’s sentence', async () => {
  shop.fault.next = () => ({ code: 0, msg: '格式错误', file_path: '' })
  await expect(start()).rejects.toMatchObject({ kind: 'business', message: '格式错误' })
  expect(shop.pieces).toHaveLength(1)
})
