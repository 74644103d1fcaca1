import { realpathSync } from 'node:fs'
import pg, { type PoolConfig } from 'pg'
import { codeOf, isAway } from '../db.ts'

/**
 * Who answers at a private server's address: `ours` (its database exists afterwards), `busy` starting up or
 * full, or `nobody`. Throws words when it is somebody else's.
 */
export async function knock(config: PoolConfig, cluster: string): Promise<'ours' | 'busy' | 'nobody'> {
  const client = new pg.Client({ ...config, database: 'postgres', connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    if (realpathSync(rows[0]!.folder) !== realpathSync(cluster))
      throw new Error(`Another PostgreSQL (${rows[0]!.folder}) answers in place of ${cluster}.`)
    await createDatabase(client, config.database!)
    return 'ours'
  } catch (error) {
    return judged(error, cluster)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function judged(error: unknown, cluster: string): 'busy' | 'nobody' {
  const code = codeOf(error)
  if (['ECONNREFUSED', 'ENOENT'].includes(code)) return 'nobody'
  if (['28P01', '28000'].includes(code))
    throw new Error(`The PostgreSQL at the place of ${cluster} does not know our password.`, { cause: error })
  if (isAway(error)) return 'busy'
  throw error
}

async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount) return
  // two first starts at once: the second finds it made
  await client.query(`create database ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
    if (!['42P04', '23505'].includes(codeOf(error))) throw error
  })
}
