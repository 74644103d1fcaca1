import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import pg, { type PoolConfig } from 'pg'
import { configOf, launchPostgres, type Launched } from './launch.ts'
import { isAlive, readLockFile } from './processes.ts'

/** A running private PostgreSQL under our care. */
export interface PrivatePostgres {
  config: PoolConfig
  attached: boolean
  /** Process number of the server, for tests and messages. */
  pid(): number | undefined
  /** Stops the server, unless another process of ours still works with it. */
  stop(): Promise<void>
}

/** Starts the server and starts it again whenever it dies, until `stop`. `say` gets a line when that happens. */
export async function startPostgres(folder: string, say: (line: string) => void = () => undefined): Promise<PrivatePostgres> {
  const launched = await launchPostgres(folder)
  const { cluster } = launched.paths
  const pid = () => readLockFile(cluster)?.pid
  let stopping = false
  let reviving: Promise<unknown> | undefined
  const check = () => {
    const current = pid()
    if (stopping || reviving || (current !== undefined && isAlive(current))) return
    say('PostgreSQL has died; starting it again')
    reviving = launchPostgres(folder)
      .then(() => say('PostgreSQL is back'))
      .catch((error: unknown) => say(`PostgreSQL cannot be started: ${error instanceof Error ? error.message : String(error)}`))
      .finally(() => (reviving = undefined))
  }
  const timer = setInterval(check, 300)
  timer.unref()
  return {
    config: launched.config,
    attached: launched.attached,
    pid,
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await reviving
      await stopServer(launched)
    },
  }
}

async function stopServer({ paths, binaries }: Launched): Promise<void> {
  const pid = readLockFile(paths.cluster)?.pid
  if (!pid || !isAlive(pid) || (await hasOthers(configOf(paths)))) return
  if (process.platform === 'win32') execFile(binaries.pg_ctl, ['stop', '-D', paths.cluster, '-m', 'fast'])
  else process.kill(pid, 'SIGINT')
  for (const end = Date.now() + 10_000; Date.now() < end; await wait(25)) if (!isAlive(pid)) return
  process.kill(pid, 'SIGQUIT')
}

/** The name our connections carry, one per process: how a stop knows that it is not alone. */
export const applicationName = `crm-${process.pid}`

async function hasOthers(config: PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, application_name: applicationName, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity where application_name like 'crm-%'`,
    )
    // a killed process may have left connections that its server has not noticed yet
    return rows.some(({ name }) => name !== applicationName && isAlive(Number(name.slice(4))))
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
