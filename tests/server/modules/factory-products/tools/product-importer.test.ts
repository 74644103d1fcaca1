import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { ImportReply } from '#src/api/imports.ts'
import { rows } from '#src/server/db.ts'
import { testApp } from '../../../database.ts'
import { asking, unitsOf, type Ask } from '../stage.ts'

const held = testApp()
let ask: Ask

beforeAll(async () => {
  ask = await asking(held)
  await unitsOf(held)
  await ask('addProductType', { pid: 0, code: 'NBR', name: '丁腈板', kind: 'finished', unit: '卷', price_unit: '卷', density: '1.5' })
})

const fields = ['sn', 'name', 'type', 't', 'w', 'l', 'list_price', 'floor_price', 'colour']
async function send(given: string[][], dry = false): Promise<ImportReply & { status: number }> {
  const { data, status } = await ask('import', { fields, rows: given, dry })
  return { ...(data as never as ImportReply), status }
}
const stored = () =>
  rows<{ name: string; specs: string[] }>(
    held.app.db,
    sql`select p.name, array_agg(concat_ws('*', trim_scale(s.thickness)::text, s.width, s.length) order by s.position) as specs
        from factory_products p join factory_products_skus s on s.parent_id = p.id group by p.id order by p.id`,
  )

it('makes one product of the rows of a number, and one of each row without', async () => {
  const given = [
    ['A-1', '丁腈橡胶板', 'NBR', '3', '1000', '10000', '860', '790', '黑'],
    ['', '丁腈卷材', '丁腈板', '2', '1200', '20000', '', '', ''],
    ['A-1', '丁腈橡胶板', '', '5', '1000', '10000', '', '', ''],
  ]
  const checked = await send([given[0]!, given[1]!, ['A-1', '丁腈橡胶板', 'nbr', '5', '1000', '10000', '', '', '']], true)
  // who writes the type otherwise says something else
  expect(checked.problems).toEqual([{ row: 2, field: 'type', message: '与同一产品的第 1 行不一致' }])
  given[2]![2] = 'NBR'
  expect(await send(given, true)).toMatchObject({ wrong: 0, added: 3, id: null })
  expect(await stored()).toEqual([])
  const made = await send(given)
  expect(made).toMatchObject({ status: 200, wrong: 0, added: 3 })
  expect(await stored()).toEqual([
    { name: '丁腈橡胶板', specs: ['3*1000*10000', '5*1000*10000'] },
    { name: '丁腈卷材', specs: ['2*1200*20000'] },
  ])
  expect(await send([given[0]!])).toMatchObject({ wrong: 1, problems: [{ row: 0, field: 'sn' }] })
  expect(await ask(`undoImport/${made.id}`)).toMatchObject({ status: 200 })
  expect(await stored()).toEqual([])
})

it('says of every row what is wrong with it, as the form would, and leaves out the whole product', async () => {
  const { problems, added } = await send([
    ['B-1', '好', 'NBR', '3', '1000', '10000', '', '', ''],
    ['B-2', '坏', 'NBR', '3', '1000', '10000', '', '', ''],
    ['B-2', '坏', 'NBR', '0.1', '1000', '10000', '', '', ''],
    ['B-3', '', 'NBR', '3', '1000', '10000', '', '', ''],
    ['B-4', '没有类别', 'XX', '3', '1000', '10000', '', '', ''],
    ['B-5', '价格', 'NBR', '3', '1000', '10000', '700', '790', ''],
    ['B-6', '数', 'NBR', '3', '1e3', '10000', '', '', ''],
  ])
  expect(problems.map(({ row, field }) => `${row} ${field}`)).toEqual(['1 sn', '2 t', '3 name', '4 type', '5 floor_price', '6 w'])
  expect(problems.find(({ row }) => row === 1)!.message).toBe('同一产品的其他行有错误，整个产品不导入')
  expect(added).toBe(1)
  expect((await stored()).map(({ name }) => name)).toEqual(['好'])
  const reader = await asking(held, ['admin-store-productList-index'])
  expect((await reader('import', { fields, rows: [['', '', '', '', '', '', '', '', '']], dry: true })).status).toBe(110000)
})
