import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'

type Figures = readonly [first: string, price: string, next: string, nextPrice: string]

interface Template {
  name: string
  /** 1 by piece, 2 by weight, 3 by volume. */
  type: 1 | 2 | 3
  sort: number
  fee: Figures
  /** Provinces with a fee of their own. */
  fees?: readonly (readonly [readonly string[], Figures])[]
  /** Provinces with free delivery from a quantity and an amount on. */
  free?: readonly (readonly [readonly string[], quantity: string, amount: string])[]
}

/** What the demo shop takes for its parcels. */
const templates: readonly Template[] = [
  { name: '全国包邮', type: 1, sort: 30, fee: ['1', '0', '1', '0'] },
  {
    name: '普通快递（按件）',
    ...{ type: 1, sort: 20, fee: ['1', '10', '1', '3'] },
    fees: [
      [
        ['上海市', '江苏省', '浙江省'],
        ['1', '6', '1', '1'],
      ],
    ],
    free: [[['上海市', '江苏省', '浙江省'], '2', '199']],
  },
  {
    name: '大件物流（按重量）',
    ...{ type: 2, sort: 10, fee: ['3', '28', '1', '4.50'] },
    fees: [
      [['上海市'], ['3', '12', '1', '1.80']],
      [
        ['江苏省', '浙江省'],
        ['3', '15', '1', '2.20'],
      ],
    ],
  },
]

async function addRow(db: Db, id: number, kind: string, position: number, figures: Figures, provinces: readonly string[]): Promise<void> {
  const [first, price, next, nextPrice] = figures
  const made = await row<{ id: number }>(
    db,
    sql`insert into shipping_template_rows (template_id, kind, position, first, price, next, next_price)
        values (${id}, ${kind}, ${position}, ${first}, ${price}, ${next}, ${nextPrice}) returning id`,
  )
  await db.execute(sql`insert into shipping_template_cities (template_id, kind, row_id, city_id)
    select ${id}, ${kind}, ${made!.id}, c.city_id from cities c join cities p on p.city_id = c.parent_id and p.level = 0
    where p.name = any(${sql.param([...provinces])}::text[])`)
}

/** Shipping templates of the demo shop, besides the default one that every shop has. */
export default {
  // after the regions
  order: 46,
  async run({ db }: Seed) {
    for (const { name, type, sort, fee, fees = [], free = [] } of templates) {
      const made = await row<{ id: number }>(
        db,
        sql`insert into shipping_templates (name, type, appoint, sort) values (${name}, ${type}, ${free.length > 0 ? 1 : 0}, ${sort}) returning id`,
      )
      const rows = [[[], fee] as const, ...fees]
      for (const [position, [provinces, figures]] of rows.entries()) await addRow(db, made!.id, 'fee', position, figures, provinces)
      for (const [position, [provinces, quantity, amount]] of free.entries())
        await addRow(db, made!.id, 'free', position, [quantity, amount, '0', '0'], provinces)
    }
  },
}
