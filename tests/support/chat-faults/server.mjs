import { pathToFileURL } from 'node:url'

// the server as it is shipped, in a process of its own: `fork(server.mjs, [bundle, options])`; its clock goes wrong by `skew` milliseconds
const [bundle, text] = process.argv.slice(2)
const { skew, port, ...options } = JSON.parse(text)
const now = Date.now
Date.now = () => now() + skew
const { buildApp, closeInOrder } = await import(pathToFileURL(bundle).href)
const app = await buildApp(options)
await app.listen({ host: '127.0.0.1', port })
process.send({ port: app.server.address().port })
process.on('SIGTERM', () => void closeInOrder(app).then(() => process.exit(0)))
process.on('disconnect', () => process.exit(0))
