import type { Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import type { Person } from '../people.ts'
import { visitorOf } from '../service.ts'

/** The visitor whom the fields of a form prove. @throws Refusal 410090 */
export async function proven(db: Db, { token, tourist_token }: Record<string, string>): Promise<Person> {
  const visitor = await visitorOf(db, token, tourist_token)
  if (!visitor) throw new Refusal({ status: 400, code: '410090', data: [] })
  return visitor
}
