import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { askAdministrator } from './launch/administrator.mjs'
import { buildWhatChanged } from './launch/build.mjs'
import { legacyAdmin } from './launch/legacy-admin.mjs'
import { freeFrom, onStop } from './launch/process.mjs'
import { fail, isLoopback, say, welcome } from './launch/words.mjs'

// Plain JavaScript for a bare Node: everything else is built, or served by Vite, from here.
const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const { values } = parseArgs({
  options: {
    dev: { type: 'boolean' },
    build: { type: 'boolean' },
    admin: { type: 'boolean' },
    account: { type: 'string' },
    password: { type: 'string' },
  },
})
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [major, minor] = process.versions.node.split('.').map(Number)
const isProduction = process.env.NODE_ENV === 'production' || Boolean(process.env.DATABASE_URL)
const folder = resolve(process.env.CRM_DATA || join(root, '.data'))
const host = process.env.HOST || '127.0.0.1'

try {
  if (major < 20 || (major === 20 && minor < 19)) throw new Error(`This needs Node ${engines.node}; here is ${process.version}.`)
  if (values.build) await buildWhatChanged(root, { force: true })
  else if (values.admin) await setAdministrator()
  else await start()
} catch (error) {
  fail(error)
  process.exit(1)
}

async function built() {
  await buildWhatChanged(root)
  return import(pathToFileURL(join(root, '.build', 'main.js')).href)
}

async function setAdministrator() {
  const { nameAdministrator } = await built()
  const { account, password } = await askAdministrator(values)
  say(await nameAdministrator({ folder, isProduction: true, say }, account, password))
  process.exit(0)
}

async function start() {
  if (!isProduction && !isLoopback(host) && process.env.CRM_DEMO_OPEN !== '1')
    throw new Error(
      `Everybody knows the demo's passwords, and with HOST=${host} other machines reach it. ` +
        'Set NODE_ENV=production for a shop of yours, or CRM_DEMO_OPEN=1 to show the demo to your network.',
    )
  const wanted = process.env.PORT
  const port = await freeFrom(host, wanted ? Number(wanted) : 5173, Boolean(wanted))
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const address = `http://${shown}:${port}`
  const isDemo = !isProduction
  const halted = onStop()
  const legacy = isDemo ? await legacyAdmin(address, host) : undefined
  const pages = { root, demo: isDemo, ...(legacy && { legacyAdmin: legacy.url }) }
  const options = { folder, isProduction, pages, host, port, say }
  const running = values.dev ? await (await import('./launch/dev.mjs')).develop(root, options) : await (await built()).main(options)
  welcome({
    address: `http://${shown}:${running.port}`,
    isDemo,
    host,
    legacy,
    needsAdministrator: running.hasNoAdministrator,
    isDev: values.dev,
  })
  const signal = await halted
  say(`stopping (${signal})`)
  legacy?.stop()
  await running.stop()
  process.exit(0)
}
