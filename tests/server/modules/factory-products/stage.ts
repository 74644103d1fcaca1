import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import { signedIn, type SignedIn, type TestApp } from '../../database.ts'

export interface Reply {
  status: number
  code?: string
  msg: string
  errors?: Record<string, string>
  data: Record<string, unknown> & { id: string; list: Record<string, unknown>[] }
}

export type Ask = (name: string, payload?: object) => Promise<Reply>

/** Calls below `/api/product/` by somebody who may do all, or what these keys let them. */
export async function asking(held: TestApp, keys?: string[]): Promise<Ask> {
  const who: SignedIn = await signedIn(held.app, keys)
  return async (name, payload = {}) =>
    (await held.app.inject({ method: 'POST', url: `/api/product/${name}`, headers: who.headers, payload })).json()
}

/** Units that every factory has, by name. */
export async function unitsOf(held: TestApp): Promise<Record<string, string>> {
  const idOf = async (name: string) =>
    (await row<{ id: string }>(held.app.db, sql`insert into units (name, decimals) values (${name}, 3) returning id::text as id`))!.id
  return { kg: await idOf('kg'), 卷: await idOf('卷') }
}

export const board = (thickness: string, width: number, length: number, more = {}) => ({ thickness, width, length, ...more })
