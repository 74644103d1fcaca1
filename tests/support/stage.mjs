import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endTree } from './child.mjs'
import { freePort } from './free-port.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

// the pages that tests embed the elements in get a port when they begin
const pagesElsewhere = 'http://127.0.0.1:* http://localhost:*'

/**
 * Starts the product as `npm start` does, with a database and demo data of its own, and waits until it is
 * healthy. Resolves with its address, the legacy host's, its output so far, and `stop()`; `kill()` ends it without a
 * word and leaves its data, with which it can be started again at the same port. `keep` is a folder for its data that `stop()` leaves there,
 * `like` one whose data it begins with, as `keptDemo` gives it.
 * @param {{ env?: Record<string, string>, limit?: number, earlier?: { data: string, port: number }, keep?: string, like?: string }} [options]
 */
export async function startProduct({ env = {}, limit = 240_000, earlier, keep, like } = {}) {
  const data = keep ?? earlier?.data ?? mkdtempSync(join(tmpdir(), 'crm-stage-'))
  if (like) copyData(like, data)
  const port = earlier?.port ?? (await freePort())
  const child = spawn(process.execPath, ['src/server/start.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', PORT: String(port), CRM_DATA: data, CRM_ORIGINS: pagesElsewhere, ...env },
    detached: process.platform !== 'win32',
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGINT')
    for (let tries = 0; tries < 50 && child.exitCode === null; tries++) await wait(100)
    endTree(child)
    if (!keep) rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
  const until = Date.now() + limit
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      // somebody else took the free port meanwhile
      if (!earlier && output.includes('EADDRINUSE')) return startProduct({ env, limit, keep, like })
      throw new Error(`the product did not start:\n${output}`)
    }
    await wait(150)
  }
  return { ...(await joinProduct(url)), output: () => output, stop, data, port, kill: () => endTree(child) }
}

/** Copies the data of a product that has stopped; the database keeps its owner, who is not root. */
function copyData(from, to) {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true })
  else execFileSync('cp', ['-a', `${from}/.`, to])
}

/** Orders that nobody pays for lapse after a while: older demo data would not be what a first start shows. */
const freshFor = 900_000

/**
 * Data of a product that has been started once, for who wants to begin with its like: making it costs 40 seconds of a processor, and a
 * run of all tests needs it for each of its parts. `folder()` resolves with data at most a quarter of an hour old, or with nothing where it
 * cannot be copied; `remove()` is for the end.
 */
export function keptDemo() {
  let made
  const folders = []
  const make = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crm-kept-'))
    folders.push(folder)
    await (await startProduct({ keep: folder })).stop()
    // its database is somewhere else
    return existsSync(join(folder, 'pg')) ? folder : undefined
  }
  return {
    folder() {
      // who cannot begin with a copy makes its own, and says what went wrong
      if (!made || Date.now() - made.at > freshFor) made = { at: Date.now(), folder: make().catch(() => undefined) }
      return made.folder
    },
    remove() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A product that runs already; its `CRM_ORIGINS` have to name the pages of the tests. */
export async function joinProduct(url) {
  const legacy = await fetch(`${url}/legacy-admin/`, { redirect: 'manual' })
  return { url, legacyUrl: legacy.headers.get('location') ?? `${url}/legacy-admin/`, stop: async () => undefined }
}

const isHealthy = (url) =>
  fetch(`${url}/health`)
    .then((reply) => reply.ok)
    .catch(() => false)

const tokens = new Map()

/** A token of the product's server; the same one for whoever asks again, since a sign-in costs half a second on purpose. */
export function tokenFrom(url, account = 'admin', pwd = 'crm-demo-2026') {
  const name = JSON.stringify([url, account, pwd])
  if (!tokens.has(name)) tokens.set(name, freshToken(url, account, pwd))
  return tokens.get(name)
}

async function freshToken(url, account, pwd) {
  const reply = await fetch(`${url}/adminapi/login`, { method: 'POST', body: new URLSearchParams({ account, pwd }) })
  const { data, msg } = await reply.json()
  if (!data?.token) throw new Error(`no token for ${account}: ${msg}`)
  return data.token
}

/**
 * A session of an agent, at any server: who they are, their token, and the headers that show it.
 * @param {string} url
 * @returns {Promise<{ uid: number, token: string, headers: Record<string, string> }>}
 */
export async function agentSessionFrom(url, account = 'kefu', password = 'crm-demo-2026') {
  const reply = await fetch(`${url}/kefuapi/login`, { method: 'POST', body: new URLSearchParams({ account, password }) })
  const { data, msg } = await reply.json()
  if (!data?.token) throw new Error(`no token for ${account}: ${msg}`)
  return { uid: data.kefuInfo.uid, token: data.token, headers: { 'Authori-zation': `Bearer ${data.token}` } }
}

/** A token of the product's customer-service side. */
export const agentTokenFrom = async (url, account, password) => (await agentSessionFrom(url, account, password)).token

/**
 * Saves a new page with these blocks, and answers its id.
 * @param {string} url
 * @param {string} token
 * @param {Record<string, unknown>[]} blocks
 */
export async function saveBlocks(url, token, blocks) {
  const stamp = 1767225600000000
  const entries = blocks.map((block, index) => [String(stamp + index), { timestamp: stamp + index, id: `id${stamp + index}`, ...block }])
  const settings = {
    name: '测试',
    title: '测试',
    is_show: 1,
    is_bg_color: 1,
    color_picker: '#f5f5f5',
    is_bg_pic: 0,
    bg_pic: '',
    bg_tab_val: 0,
  }
  const reply = await fetch(`${url}/adminapi/diy/diy_save/0`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Authori-zation': `Bearer ${token}` },
    body: JSON.stringify({ ...settings, type: 2, value: Object.fromEntries(entries) }),
  })
  const { data, msg } = await reply.json()
  if (!data?.id) throw new Error(`the page was not saved: ${msg}`)
  return String(data.id)
}
