import { sql } from 'drizzle-orm'
import type { Seed } from '../seed.ts'

/** Bands as a maker of rubber boards has them: grams and ten-thousandths of a yuan. */
const bands = [
  ['轻卷', 38_000, 42_000, 7_600_000],
  ['标准卷', 42_000, 46_000, 8_600_000],
  ['重卷', 48_000, 52_000, 9_800_000],
] as const

export default {
  order: 40,
  async run({ db }: Seed) {
    for (const [name, min, max, price] of bands)
      await db.execute(
        sql`insert into weight_ranges (name, scope, min_g, max_g, basis, price, price_unit) values (${name}, 'global', ${min}, ${max}, 'piece', ${price}, '卷')`,
      )
  },
}
