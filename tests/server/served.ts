import { execFile, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PoolConfig } from 'pg'
import { outputs, stampOf } from '#src/server/launch/stamp.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The folder with `main.js`, the server as it is shipped, and its `assets`: what the build made of these sources, or else built by who asks first. */
export async function builtServer(): Promise<string> {
  const stamp = stampOf(outputs.server)
  const stamped = join(root, '.build', 'stamps', 'server')
  if (existsSync(stamped) && readFileSync(stamped, 'utf8') === stamp) return join(root, '.build')
  const folder = join(root, '.build', 'served', stamp)
  if (!existsSync(folder)) await build(folder)
  return folder
}

async function build(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true })
  const making = mkdtempSync(`${folder}-`)
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const args = [vite, 'build', '--mode', 'server', '--outDir', making, '--logLevel', 'warn', '--configLoader', 'runner']
  await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } })
  try {
    renameSync(making, folder)
  } catch (error) {
    // somebody else was faster
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

export interface Served {
  url: string
  child: ChildProcess
  /** The most memory that it ever had, in MB. */
  peak(): Promise<number>
  kill(): Promise<void>
}

/** The built server's app in a process of its own. */
export async function serveApart(bundle: string, options: { database: PoolConfig; files: string }): Promise<Served> {
  const child = fork(join(root, 'tests/support/served-app.mjs'), [bundle, JSON.stringify(options)], { execArgv: [] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    async peak() {
      const told = once(child, 'message')
      child.send('memory')
      return ((await told) as [{ megabytes: number }])[0].megabytes
    },
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
