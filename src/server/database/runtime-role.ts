import pg, { type PoolConfig } from 'pg'
import { codeOf } from '../db.ts'

/** Tables that take inserts only. Their triggers refuse everything else to everybody; the role that calls run as is not granted it, either. */
export const ledgers = [
  'stock_moves',
  'party_entries',
  'journal_entries',
  'document_links',
  'document_events',
  'allocations',
  'stock_count_entries',
] as const

// one for each owner: names of roles are the cluster's, and two shops on it may belong to two users
const nameOfRole = `left(current_user, 55) || '_runtime'`
const notPermitted = ['42501', '0LP01']
// another process, at another database of this cluster, made it at the same time
const isThere = ['42710', '23505']

/**
 * Makes the role that calls run as, and grants it what they need: rows of every table, of the ledgers no more than to read and to add. The user who
 * migrates stays the owner. Does nothing where that user may not make roles; `asRuntimeRole` tells of it.
 */
export async function grantRuntimeRole(client: pg.ClientBase, isAnew: boolean): Promise<void> {
  const { rows } = await client.query<{ role: string; is_there: boolean; is_granted: boolean }>(
    `select r.name as role, r.oid is not null as is_there,
       r.oid is not null and has_table_privilege(r.oid, 'stock_moves', 'insert') and not has_table_privilege(r.oid, 'stock_moves', 'update') as is_granted
     from (select n.name, p.oid from (select ${nameOfRole} as name) n left join pg_roles p on p.rolname = n.name) r`,
  )
  const { role, is_there, is_granted } = rows[0]!
  if (is_granted && !isAnew) return
  try {
    if (!is_there) await makeRole(client, role)
    await grant(client, role)
  } catch (error) {
    if (!notPermitted.includes(codeOf(error))) throw error
  }
}

async function makeRole(client: pg.ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await client.query(`create role ${name} nologin noinherit`).catch((error: unknown) => {
    if (!isThere.includes(codeOf(error))) throw error
  })
  // who makes a role may not take it before it was granted to them (PostgreSQL 16); a superuser may
  const { rows } = await client.query<{ may: boolean }>('select rolsuper as may from pg_roles where rolname = current_user')
  if (!rows[0]!.may) await client.query(`grant ${name} to current_user`)
}

async function grant(client: pg.ClientBase, role: string): Promise<void> {
  // tables that a host keeps beside ours, and that are not this user's, are left alone
  const { rows } = await client.query<{ tables: string; sequences: string | null; schema: string; is_open: boolean }>(
    `select string_agg(quote_ident(c.relname), ', ') filter (where c.relkind <> 'S') as tables,
       string_agg(quote_ident(c.relname), ', ') filter (where c.relkind = 'S') as sequences,
       quote_ident(current_schema()) as schema, has_schema_privilege($1, current_schema(), 'usage') as is_open
     from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(c.relowner, 'usage')`,
    [role],
  )
  const { tables, sequences, schema, is_open } = rows[0]!
  const name = pg.escapeIdentifier(role)
  // sent together they are one transaction
  await client.query(
    [
      ...(is_open ? [] : [`grant usage on schema ${schema} to ${name}`]),
      `grant select, insert, update, delete on ${tables} to ${name}`,
      ...(sequences ? [`grant usage, select, update on sequence ${sequences} to ${name}`] : []),
      `revoke update, delete, truncate on ${ledgers.join(', ')} from ${name}`,
    ].join('; '),
  )
}

/**
 * The connections of calls, as that role: it stands in what a connection begins with, so nothing resets to the owner. Where the role is not to be
 * had the connections stay as they are, and `say` gets a line: triggers alone keep the ledgers then.
 */
export async function asRuntimeRole(config: PoolConfig, say: (line: string) => void): Promise<PoolConfig> {
  const role = await ask(config, `select ${nameOfRole} as name`)
  const lesser = withRole(config, role)
  // a pooler between may refuse what a connection begins with, or leave it out
  const got = await ask(lesser, 'select current_user as name').catch(() => '')
  if (got === role) return lesser
  say(
    `the ledgers are kept by their triggers alone: this database user cannot act as "${role}" (give it CREATEROLE, or make that role and grant it to the user)`,
  )
  return config
}

async function ask(config: PoolConfig, statement: string): Promise<string> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<{ name: string }>(statement)).rows[0]!.name
  } finally {
    await client.end().catch(() => undefined)
  }
}

function withRole(config: PoolConfig, role: string): PoolConfig {
  const option = `-c role=${role.replaceAll(/[\\\s]/g, String.raw`\$&`)}`
  if (!config.connectionString) return { ...config, options: [config.options, option].filter(Boolean).join(' ') }
  // what an address says comes before what stands beside it
  const address = new URL(config.connectionString)
  address.searchParams.set('options', [address.searchParams.get('options'), option].filter(Boolean).join(' '))
  return { ...config, connectionString: address.href }
}
