import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

// the server's app in a process of its own: `fork(served-app.mjs, [bundle, options])`; tells its port, and its memory when asked
const [bundle, options] = process.argv.slice(2)
const { buildApp } = await import(pathToFileURL(bundle).href)
const app = await buildApp(JSON.parse(options))
await app.listen({ host: '127.0.0.1', port: 0 })
process.send({ port: app.server.address().port })
process.on('message', () => process.send({ megabytes: peak() / 1024 }))
process.on('disconnect', () => process.exit(0))

/** In kB. Linux lets a child's `maxRSS` begin at what its parent needed, whoever that was; `VmHWM` counts this program alone. */
function peak() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
}
