import { sql } from 'drizzle-orm'
import type { Company } from '#src/api/company.ts'
import { row, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { shopTime } from '../../shop/time.ts'

type Stored = Company & { updated_by?: string; updated_at?: string }

const nobody: Company = {
  name: '',
  tax_no: '',
  bank: '',
  account_no: '',
  address: '',
  phone: '',
  logo: '',
  seal: '',
  clauses: '',
  version: 0,
}

/** The company; empty until somebody wrote it. */
export async function readCompany(db: Db): Promise<Stored> {
  const found = await row<{ value: Partial<Stored> }>(db, sql`select value from settings where name = 'company'`)
  return { ...nobody, ...found?.value }
}

/** Keeps the company. Refused with 409 and the row when somebody else was faster. */
export async function saveCompany(db: Db, user: User, body: Company): Promise<void> {
  if (!body.name.trim()) throw new Refusal({ status: 400, code: 'COMPANY_NAME', errors: { name: 'COMPANY_NAME' } })
  await transaction(db, async (inner) => {
    await inner.execute(sql`insert into settings (name, value) values ('company', '{}') on conflict (name) do nothing`)
    await inner.execute(sql`select 1 from settings where name = 'company' for update`)
    const before = await readCompany(inner)
    const { version, updated_by: who = '—', updated_at: at = '' } = before
    if (body.version !== version) throw new Refusal({ status: 409, code: 'CHANGED', values: { who, at }, data: { row: before } })
    const now = await row<{ at: string }>(inner, sql`select ${shopTime('now()')} as at`)
    const value = JSON.stringify({ ...body, version: version + 1, updated_by: user.name, updated_at: now!.at })
    await inner.execute(sql`update settings set value = ${value}::jsonb where name = 'company'`)
  })
}
