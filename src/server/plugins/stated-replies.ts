import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers with a page, a file or a picture: bytes, which have no schema. */
    sendsBytes?: boolean
  }
}

/** A route that does not say what it answers with does not boot. */
export const statedReplies = plugin(async (app) => {
  app.addHook('onRoute', ({ method, url, schema, config, websocket }) => {
    const { response } = (schema ?? {}) as { response?: object }
    if (!response && !config?.sendsBytes && !websocket) throw new Error(`${[method].flat().join(',')} ${url} states no reply`)
  })
})
