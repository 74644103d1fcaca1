import fastifyStatic from '@fastify/static'
import plugin from 'fastify-plugin'

// shown in place; everything else is a download
const shown = /\.(jpe?g|png|gif|webp|bmp|ico|mp4|webm|mov|mp3)$/i

/** Uploaded files: nothing there is ever run, whatever somebody managed to upload. */
export const uploads = plugin(async (app) => {
  await app.register(fastifyStatic, { root: app.files, serve: false, dotfiles: 'deny', index: false })
  app.get<{ Params: { '*': string } }>('/uploads/*', { config: { permission: 'open' } }, async (request, reply) => {
    const path = request.params['*']
    reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      ...(shown.test(path) ? {} : { 'content-disposition': 'attachment' }),
    })
    return reply.sendFile(path, { maxAge: '30d', immutable: true })
  })
})
