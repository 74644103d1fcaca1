import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { valuesWith } from '#src/server/modules/audit/known-values.ts'
import { listOperations } from '#src/server/modules/audit/service.ts'
import { testApp } from '../../database.ts'

const held = testApp()

const write = (from: number, to: number) =>
  held.app.db.execute(sql`insert into audit_calls (kind, path, address)
    select 'admin', 'pages/' || n % 5 || case when n % 2 = 0 then '/Save' else '' end, '10.0.' || n / 250 || '.' || n % 250
    from generate_series(${from}::int, ${to}::int) n`)

it('finds each value that holds a part once, whatever its case', async () => {
  await write(1, 200)
  const found = await valuesWith(held.app.db, 'path', 'SAVE')
  expect(found).toEqual(['pages/0/Save', 'pages/1/Save', 'pages/2/Save', 'pages/3/Save', 'pages/4/Save'])
  expect(await valuesWith(held.app.db, 'path', 'nowhere')).toEqual([])
  expect(await valuesWith(held.app.db, 'address', '.0.17')).toContain('10.0.0.17')
})

it('gives up where there are too many, and the list finds them nevertheless', async () => {
  await write(201, 1_600)
  expect(await valuesWith(held.app.db, 'address', '10.0.6.')).toBeUndefined()
  expect((await listOperations(held.app.db, { page: 1, ip: '10.0.6.' }, 'en')).count).toBe(101)
  expect(await valuesWith(held.app.db, 'path', 'save')).toHaveLength(5)
})
