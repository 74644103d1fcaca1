import { pathToFileURL } from 'node:url'

// the real server in a process of its own: `node served.mjs <bundle> <data folder> <port>`
const [bundle, folder, port] = process.argv.slice(2)
const { main } = await import(pathToFileURL(bundle).href)
const say = (line) => console.log(line)
const running = await main({
  folder,
  isProduction: false,
  pages: { root: folder, demo: false },
  host: '127.0.0.1',
  port: Number(port),
  say,
})
console.log(`listening ${running.port}`)
process.once('SIGTERM', async () => {
  await running.stop()
  process.exit(0)
})
