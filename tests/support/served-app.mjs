import { pathToFileURL } from 'node:url'

// the server's app in a process of its own: `fork(served-app.mjs, [bundle, options])`; tells its port, and its memory when asked
const [bundle, options] = process.argv.slice(2)
const { buildApp } = await import(pathToFileURL(bundle).href)
const app = await buildApp(JSON.parse(options))
await app.listen({ host: '127.0.0.1', port: 0 })
process.send({ port: app.server.address().port })
process.on('message', () => process.send({ megabytes: process.resourceUsage().maxRSS / 1024 }))
process.on('disconnect', () => process.exit(0))
