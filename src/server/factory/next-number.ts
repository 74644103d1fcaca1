import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import { documentTypes, numberLetters, type DocumentType } from './state-machine.ts'

/** The number that the next document of a kind would get today: only shown, nobody has it. @throws Refusal DOCUMENT_TYPE */
export async function nextNumberShown(db: Db, type: string): Promise<string> {
  if (!documentTypes.includes(type as DocumentType))
    throw new Refusal({ status: 400, code: 'DOCUMENT_TYPE', errors: { type: 'DOCUMENT_TYPE' } })
  const letters = numberLetters[type as DocumentType]
  const found = await row<{ period: string; last: number }>(
    db,
    sql`select today.period, coalesce(s.last, 0) as last from (select to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD') as period) today
      left join number_series s on s.letters = ${letters} and s.period = today.period`,
  )
  return `${letters}${found!.period}-${String(found!.last + 1).padStart(4, '0')}`
}
