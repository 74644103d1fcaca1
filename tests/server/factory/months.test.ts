import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dbOver, openPool, row } from '#src/server/db.ts'
import { closeMonth, openMonth } from '#src/server/factory/months.ts'
import { audit } from '#src/server/factory/post.ts'
import { boardLine, factoryStage, setStage, who } from './stage.ts'

const held = factoryStage()
const { receipt } = held

it('takes nothing into a closed month, and opens with what it closed', async () => {
  const [sku] = (await setStage(held.db)).boards
  await audit(held.db, await receipt([boardLine(sku!, 2, { net: '10.00', gross: '10.00' })], { day: '2026-09-05' }), who)
  await closeMonth(held.db, '2026-09', '会计')
  const late = await receipt([boardLine(sku!, 1, { net: '5.00', gross: '5.00' })], { day: '2026-09-30' })
  await expect(audit(held.db, late, who)).rejects.toMatchObject({ detail: { status: 422, code: 'MONTH_CLOSED' } })
  expect(await row(held.db, sql`select pieces from stock_months where sku_id = ${sku}`)).toEqual({ pieces: 2_000_000 })
  await expect(closeMonth(held.db, '2099-12', '会计')).rejects.toMatchObject({ detail: { code: 'MONTH_RUNNING' } })
  await expect(closeMonth(held.db, '2026-10', '会计')).rejects.toMatchObject({ detail: { code: 'MONTH_OPEN' } })
  await openMonth(held.db, '2026-09')
  await audit(held.db, late, who)
  expect(await row(held.db, sql`select pieces from stock_months where sku_id = ${sku}`)).toBeUndefined()
})

it('is closed however long that takes', async () => {
  await held.db.execute(sql`create function refuse_hurry() returns trigger language plpgsql as $f$ begin
    if current_setting('statement_timeout') <> '0' then raise exception 'cut off after %', current_setting('statement_timeout'); end if; return new; end $f$`)
  await held.db.execute(sql`create trigger refuse_hurry before insert on accounting_months for each row execute function refuse_hurry()`)
  const pool = openPool({ ...held.database.config, statement_timeout: 60_000, max: 1 })
  try {
    await closeMonth(dbOver(pool), '2026-08', '会计')
  } finally {
    await pool.end()
  }
  expect(await row(held.db, sql`select closed_by from accounting_months where month = '2026-08-01'`)).toEqual({ closed_by: '会计' })
})
