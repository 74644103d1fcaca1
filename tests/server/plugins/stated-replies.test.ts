import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { statedReplies } from '#src/server/plugins/stated-replies.ts'

async function bootedWith(options: object): Promise<void> {
  const app = Fastify()
  await app.register(statedReplies)
  app.route({ method: 'GET', url: '/try', handler: () => ({}), ...options })
  await app.ready()
}

it('boots no route that does not say what it answers with', async () => {
  await expect(bootedWith({})).rejects.toThrow('GET /try states no reply')
  await expect(bootedWith({ schema: { querystring: { type: 'object' } } })).rejects.toThrow('states no reply')
  await expect(bootedWith({ schema: { response: { 200: {} } } })).resolves.toBeUndefined()
  await expect(bootedWith({ config: { sendsBytes: true } })).resolves.toBeUndefined()
})
