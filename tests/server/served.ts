import { execFile, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PoolConfig } from 'pg'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The server as it is shipped, built for one test file; `remove` when it is over. */
export async function builtServer(): Promise<{ bundle: string; remove: () => void }> {
  mkdirSync(join(root, '.build'), { recursive: true })
  const folder = mkdtempSync(join(root, '.build', 'served-'))
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const args = [vite, 'build', '--mode', 'server', '--outDir', folder, '--logLevel', 'warn']
  await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } })
  return { bundle: join(folder, 'main.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
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
