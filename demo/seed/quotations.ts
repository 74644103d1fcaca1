import { sql } from 'drizzle-orm'
import { rows } from '#src/server/db.ts'
import type { SeedPart } from '#src/server/opening/seed.ts'
import { actOnRow } from '#src/server/tables/act.ts'
import { tables } from '#src/server/tables/all-tables.ts'
import { addRow } from '#src/server/tables/write.ts'

const seller = { user: { id: 1, name: '林店长', level: 0, permissions: new Set<string>() }, locale: 'zh-cn' } as never

const sheet = (spec: string, num: string, price: string) => ({ name: '丁腈橡胶板', spec, unit: '张', num, price })
const gasket = { name: '密封垫片', spec: 'DN50', unit: '张', num: '200', price: '0.85' }

/** Quotations in every state, by number of the customer. */
const quotations = [
  { to: 1, acts: ['send', 'accept'], remark: '含税含运', lines: [sheet('3 mm 60°', '20', '128.5'), gasket] },
  { to: 1, acts: ['send', 'lose'], lines: [sheet('10 mm 70°', '5', '420')] },
  { to: 2, acts: ['send'], lines: [{ name: '夹布胶管', spec: 'Φ25', unit: '卷', num: '12', price: '366.6667' }, gasket] },
  { to: 3, acts: ['void'], lines: [gasket] },
  {
    to: 3,
    acts: [],
    lines: [sheet('1.5 mm 60°', '50', '66.8'), { name: '混炼胶', spec: 'NBR', unit: 'kg', num: '37.525', price: '21.4' }],
  },
]

/** Quotations to the customers of the demo, written by the rules of their table. */
const part: SeedPart = {
  order: 80,
  async run({ db, now }) {
    const table = tables.find(({ resource }) => resource.name === 'quotation')!
    const ids = async (name: string) =>
      rows<{ id: string; name: string }>(db, sql`select id::text as id, name from ${sql.identifier(name)} order by id`)
    const [parties, units] = [await ids('parties'), await ids('units')]
    const [salesman] = await rows<{ id: string }>(db, sql`select id::text as id from accounts order by id limit 1`)
    const day = now.toISOString().slice(0, 10)
    for (const { to, acts, lines, ...rest } of quotations) {
      const own = lines.map(({ unit, ...line }) => ({ ...line, unit_id: units.find(({ name }) => name === unit)!.id }))
      const { id } = await addRow(
        db,
        table,
        { ...rest, salesman_id: salesman!.id, party_id: parties[to - 1]!.id, biz_date: day, lines: own },
        seller,
      )
      for (const name of acts) await actOnRow(db, table, Number(id), { name, version: undefined }, seller)
    }
  },
}

export default part
