import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { isPictureName } from '../modules/files/picture.ts'
import { Patience } from '../modules/files/patience.ts'
import { sizeFor, thumbnail, tooMany } from '../modules/files/thumbnails.ts'

/** What is shown in place, as what; everything else is a download of bytes. */
const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

// an address stays when its picture is cut or replaced: whoever has it asks again after a while, and mostly hears 304
const freshness = 'public, max-age=300'

const endingOf = (path: string) => /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
const safe = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

type Request = FastifyRequest<{ Params: { '*': string }; Querystring: { w?: string; h?: string } }>

function handOver(path: string, reply: FastifyReply): FastifyReply {
  const type = types[endingOf(path)]
  void reply.headers({ ...safe, ...(type ? {} : { 'content-disposition': 'attachment' }) })
  // the type is ours to say, whatever a file calls itself
  return reply.type(type ?? 'application/octet-stream').sendFile(path, { maxAge: '5m', immutable: false, contentType: false })
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
    const { db, files } = request.server
    const mayMake = () => patience.wait(request.ip) === 0 && (patience.count(request.ip), true)
    const small = await thumbnail(db, files, { path, ...size, accept: String(request.headers.accept ?? ''), mayMake })
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
  app.get('/uploads/*', { config: { permission: 'open', rateLimit: false, isPublic: true } }, async (request: Request, reply) =>
    request.query.w === undefined ? handOver(request.params['*'], reply) : handOverSmall(request, reply),
  )
})
