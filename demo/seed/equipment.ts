import { sql } from 'drizzle-orm'
import type { Seed } from '#src/server/opening/seed.ts'

// name, model, kind, place, bought, warranty, whether it is in use, note
const machines = [
  [
    '1 号密炼机',
    'X(S)M-75/35',
    'mixer',
    '炼胶车间',
    '2019-03-18',
    ['2019-03-18', '2021-03-17'],
    1,
    '每批 55 公斤；转子油封 2026 年 5 月换过',
  ],
  ['2 号开炼机', 'XK-450', 'mill', '炼胶车间', '2020-07-06', ['2020-07-06', '2022-07-05'], 1, '辊距 0.5 到 12 毫米'],
  ['平板硫化机', 'XLB-1400×2800', 'press', '硫化车间', '2022-11-21', ['2022-11-21', '2027-11-20'], 1, '两层热板，最大板材 1.2 × 2.4 米'],
  ['数控裁切机', 'CQ-2516', 'cutter', '裁切组', '2024-04-09', ['2024-04-09', '2027-04-08'], 1, '刀片每 800 张检查一次'],
  ['旧涂胶机', 'TJ-1300', 'other', '仓库北侧', '2012-09-03', ['2012-09-03', '2014-09-02'], 0, '停用，等待报废评估'],
] as const

/** Machines of the demo maker; the last one stands still. */
export default {
  order: 46,
  async run({ db }: Seed) {
    for (const [name, model, kind, index, bought, [from, to], isUsed, note] of machines)
      await db.execute(sql`insert into equipment (name, model, kind, location, bought_on, warranty_from, warranty_to, is_used, note)
        values (${name}, ${model}, ${kind}, ${index}, ${bought}, ${from}, ${to}, ${isUsed}, ${note})`)
  },
}
