import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { outputs, stampOf } from './stamp.mjs'
import { say } from './words.mjs'

const stampFile = (name) => join('.build', 'stamps', name)
const readStamp = (name) => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : '')

/** Builds what is missing or was made from other sources than these. */
export async function buildWhatChanged(root, { force = false } = {}) {
  const due = Object.entries(outputs)
    .map(([name, output]) => ({ name, ...output, stamp: stampOf(output) }))
    .filter(({ name, made, stamp }) => force || !existsSync(made) || readStamp(name) !== stamp)
  if (due.length === 0) return
  const vite = findVite(root)
  if (!vite) {
    const missing = due.find(({ made }) => !existsSync(made))
    if (missing)
      throw new Error(
        `${missing.made} is not there and cannot be built without the development packages: run "npm ci" here, or bring dist/ and .build/ along.`,
      )
    return
  }
  say(`building ${due.map(({ name }) => name).join(' and ')} (once, and after changes)`)
  await Promise.all(due.map((output) => build(vite, output)))
  say('built')
}

function findVite(root) {
  try {
    return join(dirname(createRequire(join(root, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js')
  } catch {
    return undefined
  }
}

async function build(vite, { name, mode, stamp }) {
  rmSync(stampFile(name), { force: true })
  if (mode === 'server') rmSync(join('.build', 'assets'), { recursive: true, force: true })
  const code = await run(vite, ['build', '--mode', mode, '--logLevel', 'warn', '--configLoader', 'runner'])
  if (code !== 0) throw new Error(`The ${name} could not be built; the reason is above.`)
  mkdirSync(join('.build', 'stamps'), { recursive: true })
  writeFileSync(stampFile(name), stamp)
}

function run(vite, args) {
  return new Promise((done) => {
    // Vite decides by itself: a mode of its own must not make a development build of React
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(process.execPath, [vite, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
    child.once('error', () => done(1))
    child.once('close', (code) => done(code ?? 1))
  })
}
