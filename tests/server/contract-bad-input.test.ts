import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { filled } from './contract/bad-input/filled.ts'
import { finance } from './contract/bad-input/finance.ts'
import { orders } from './contract/bad-input/orders.ts'
import { products } from './contract/bad-input/products.ts'
import { users } from './contract/bad-input/users.ts'
import { demoApp, signedIn, type SignedIn } from './database.ts'

// every sentence that the contract has for wrong input of the shop's daily areas: it comes, at its field, and nothing was written

interface Refused {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
}

/** What the server writes beside its calls: the audit is sealed, colours and words of pictures are looked for. */
const ownWork = /^(audit_.*|files|file_words)$/

const held = demoApp()
let who: SignedIn
let tables: readonly string[]
beforeAll(async () => {
  who = await signedIn(held.app)
  const found = await rows<{ name: string }>(held.app.db, sql`select tablename as name from pg_tables where schemaname = 'public'`)
  tables = found.map(({ name }) => name).filter((name) => !ownWork.test(name))
})

/** How many rows each table holds, and who last wrote one of them. */
async function standing(): Promise<unknown> {
  const each = tables.map(
    (name) => sql`select ${name} as name, count(*)::int as rows, coalesce(max(xmin::text::bigint), 0) as last from ${sql.identifier(name)}`,
  )
  return rows(held.app.db, sql`${sql.join(each, sql` union all `)} order by 1`)
}

it.each([...products, ...orders, ...users, ...finance])('$code $msg: $method $path', async ({ method, path, body, code, msg, at }) => {
  const url = `/adminapi/${await filled(held, path)}`
  const payload = body && (JSON.parse(await filled(held, JSON.stringify(body))) as object)
  const before = await standing()
  const reply = (await held.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })).json<Refused>()
  expect([reply.code ?? String(reply.status), msg && reply.msg], JSON.stringify(reply)).toEqual([code, msg])
  if (at) expect(reply.errors, JSON.stringify(reply)).toMatchObject({ [at]: reply.msg })
  expect(await standing()).toEqual(before)
})
