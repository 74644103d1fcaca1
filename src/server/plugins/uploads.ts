import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { isPictureName } from '../storage/intake/picture.ts'
import { Patience } from '../storage/intake/patience.ts'
import { sizeFor, thumbnail, tooMany } from '../modules/files/thumbnails.ts'
import type { Storage } from '../storage/storage.ts'
import { typeOf } from '../storage/types.ts'

// an address stays when its picture is cut or replaced: whoever has it asks again after a while, and mostly hears 304
const freshness = 'public, max-age=300'

const safe = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

type Request = FastifyRequest<{ Params: { '*': string }; Querystring: { w?: string; h?: string } }>

// of the bucket's own names only ours are asked for: nothing hidden, nothing above
const isPublicPath = (path: string) => !path.split(/[\\/]/).some((part) => part === '' || part.startsWith('.'))

const notFound = (reply: FastifyReply): FastifyReply => (reply.callNotFound(), reply)

async function handOver(request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const path = request.params['*']
  const { storage } = request.server
  const type = typeOf(path)
  // the type is ours to say, whatever a file calls itself
  void reply.headers({ ...safe, ...(type ? {} : { 'content-disposition': 'attachment' }) }).type(type ?? 'application/octet-stream')
  if (!storage.open) return reply.sendFile(path, { maxAge: '5m', immutable: false, contentType: false })
  if (!isPublicPath(path)) return notFound(reply)
  if (storage.publicAddress) return reply.header('cache-control', freshness).redirect(`${storage.publicAddress}/${encodeURI(path)}`)
  return stream(storage.open.bind(storage), request, reply)
}

// the store has told the log why
const away = (reply: FastifyReply): FastifyReply => reply.code(503).header('retry-after', 10).type('text/plain').send()

/** Hands on what another store says, parts of films as well. */
async function stream(open: NonNullable<Storage['open']>, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const { range, 'if-none-match': etag, 'if-range': ifRange } = request.headers
  const opened = await open(request.params['*'], { range, 'if-none-match': etag, 'if-range': ifRange as string | undefined }).catch(
    () => null,
  )
  if (opened === null) return away(reply)
  if (!opened) return notFound(reply)
  return reply
    .code(opened.status)
    .headers({ ...opened.headers, 'cache-control': freshness })
    .send(opened.body)
}

/** Thumbnails that one address may have made in a minute: several screens full of pictures that nobody saw before. */
const mostMade = 240

/** `?w=` and `?h=`: a smaller picture (AVIF or WebP) of the next larger size that we make. */
function smallPictures() {
  const patience = new Patience(mostMade, 60_000)
  return async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.params['*']
    const size = sizeFor(Number(request.query.w), request.query.h === undefined ? undefined : Number(request.query.h))
    const isHidden = path.split(/[\\/]/).some((part) => part.startsWith('.'))
    if (!size || isHidden || !isPictureName(path)) return reply.code(size ? 404 : 400).send()
    const { db, storage } = request.server
    const mayMake = () => patience.wait(request.ip) === 0 && (patience.count(request.ip), true)
    const small = await thumbnail(db, storage, { path, ...size, accept: String(request.headers.accept ?? ''), mayMake }).catch(() => null)
    if (small === null) return away(reply)
    if (small === tooMany) return reply.code(429).header('retry-after', patience.wait(request.ip)).send()
    if (!small) return reply.code(404).send()
    const etag = `"${small.key}"`
    void reply.headers({ ...safe, 'cache-control': freshness, vary: 'Accept', etag })
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
    return reply.type(small.type).send(small.bytes)
  }
}

/** Uploaded files: nothing there is ever run, whatever somebody managed to upload. */
export const uploads = plugin(async (app) => {
  const handOverSmall = smallPictures()
  await app.register(fastifyStatic, { root: app.files, serve: false, dotfiles: 'deny', index: false })
  app.get(
    '/uploads/*',
    { config: { permission: 'open', rateLimit: false, isPublic: true, sendsBytes: true } },
    async (request: Request, reply) => (request.query.w === undefined ? handOver(request, reply) : handOverSmall(request, reply)),
  )
})
