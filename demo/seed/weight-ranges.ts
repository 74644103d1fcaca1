import { tables } from '#src/server/tables/all-tables.ts'
import { addRow } from '#src/server/tables/write.ts'
import type { Seed } from '#src/server/opening/seed.ts'

const keeper = { id: 1, name: '林店长', level: 0, permissions: new Set<string>() } as never

/** Weight ranges as a maker of rubber boards has them. */
const bands = [
  ['轻卷', '38', '42', '760'],
  ['标准卷', '42', '46', '860'],
  ['重卷', '48', '52', '980'],
] as const

export default {
  order: 40,
  async run({ db }: Seed) {
    const table = tables.find(({ resource }) => resource.name === 'weight-range')!
    for (const [name, min, max, price] of bands)
      await addRow(db, table, { name, min, max, price, price_unit: '卷' }, { user: keeper, locale: 'zh-cn' })
  },
}
