import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
}
const packed = /^(text|application\/json|image\/svg)/

/** A file in memory, packed when somebody first asks for it so. */
export interface Asset {
  etag: string
  type: string
  plain: Buffer
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
}

const pack = {
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

/** What the build has packed harder than there is time for here: `file.js.br`, `file.js.gz`, not older than the file. */
async function builtPacks(file: string, modified: number): Promise<Pick<Asset, 'br' | 'gzip'>> {
  const read = async (path: string) => {
    const found = await stat(path).catch(() => undefined)
    return found && found.mtimeMs >= modified ? readFile(path) : undefined
  }
  const [br, gzip] = await Promise.all([read(`${file}.br`), read(`${file}.gz`)])
  return { ...(br && { br: Promise.resolve(br) }), ...(gzip && { gzip: Promise.resolve(gzip) }) }
}

/** Content that is sent as a file with this ending would be. */
export function assetOf(plain: Buffer, ending: string): Asset {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`
  return { etag, type: types[ending] ?? 'application/octet-stream', plain }
}

/** Sends files of a folder of ours from memory, packed once; answers false when there is no such file. */
export function assetFolder(folder: string) {
  const root = resolve(folder)
  const assets = new Map<string, Asset & { modified: number }>()

  async function find(path: string): Promise<Asset | undefined> {
    const file = resolve(root, path)
    if (!file.startsWith(root + sep) || !types[extname(file)] || /(^|[\\/])\./.test(path)) return undefined
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const cached = assets.get(file)
    if (cached?.modified === found.mtimeMs) return cached
    const asset = { ...assetOf(await readFile(file), extname(file)), ...(await builtPacks(file, found.mtimeMs)), modified: found.mtimeMs }
    assets.set(file, asset)
    return asset
  }

  return async (request: FastifyRequest, reply: FastifyReply, path: string, cache: string): Promise<boolean> => {
    const asset = await find(path)
    if (!asset) return false
    await sendAsset(request, reply, asset, cache)
    return true
  }
}

/** Sends what is in memory, packed as the browser likes it; nothing when the browser has it already. */
export async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset, cache: string): Promise<void> {
  reply.headers({
    'cache-control': cache,
    etag: asset.etag,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const etags = request.headers['if-none-match']?.split(',').map((etag) => etag.trim().replace(/^W\//, ''))
  if (etags?.includes(asset.etag)) return void (await reply.code(304).send())
  await reply.type(asset.type).send(await packedFor(request, reply, asset))
}

async function packedFor(request: FastifyRequest, reply: FastifyReply, asset: Asset): Promise<Buffer> {
  if (!packed.test(asset.type) || asset.plain.length < 1_000) return asset.plain
  reply.header('vary', 'Origin, Accept-Encoding')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const how = (['br', 'gzip'] as const).find((name) => accepts(accepted, name))
  if (!how) return asset.plain
  reply.header('content-encoding', how)
  return (asset[how] ??= pack[how](asset.plain))
}

/** Whether an `Accept-Encoding` lets a coding pass, by name or by `*`; one of weight 0 is refused (RFC 9110, 12.5.3). */
function accepts(header: string, coding: string): boolean {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .map(([name = '', ...more]) => [name, Number(more.find((piece) => piece.startsWith('q='))?.slice(2) ?? 1)]),
  )
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0
}
