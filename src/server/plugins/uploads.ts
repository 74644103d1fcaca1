import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { isPictureName } from '../modules/files/picture.ts'
import { thumbnail, thumbnailHeights, thumbnailWidths } from '../modules/files/thumbnails.ts'

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

/** `?w=` and `?h=`: a smaller picture (AVIF or WebP); other sides than those we make are refused. */
async function handOverSmall(request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const path = request.params['*']
  const width = Number(request.query.w)
  const height = request.query.h === undefined ? undefined : Number(request.query.h)
  const isOffered = thumbnailWidths.includes(width) && (height === undefined || thumbnailHeights.includes(height))
  const isHidden = path.split(/[\\/]/).some((part) => part.startsWith('.'))
  if (!isOffered || isHidden || !isPictureName(path)) return reply.code(isOffered ? 404 : 400).send()
  const { db, files } = request.server
  const small = await thumbnail(db, files, { path, width, height, accept: String(request.headers.accept ?? '') })
  if (!small) return reply.code(404).send()
  const etag = `"${small.key}"`
  void reply.headers({ ...safe, 'cache-control': freshness, vary: 'Accept', etag })
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
  return reply.type(small.type).send(small.bytes)
}

/** Uploaded files: nothing there is ever run, whatever somebody managed to upload. */
export const uploads = plugin(async (app) => {
  await app.register(fastifyStatic, { root: app.files, serve: false, dotfiles: 'deny', index: false })
  app.get('/uploads/*', { config: { permission: 'open', rateLimit: false, isPublic: true } }, async (request: Request, reply) =>
    request.query.w === undefined ? handOver(request.params['*'], reply) : handOverSmall(request, reply),
  )
})
