import { sql } from 'drizzle-orm'
import type { Seed } from '#src/server/opening/seed.ts'

const templates: readonly [string, readonly { value: string; detail: string[] }[]][] = [
  [
    '手套',
    [
      { value: '尺码', detail: ['S', 'M', 'L', 'XL'] },
      { value: '颜色', detail: ['蓝色', '黑色', '白色'] },
    ],
  ],
  ['雨靴', [{ value: '尺码', detail: ['38', '39', '40', '41', '42', '43', '44'] }]],
]

/** Attribute templates of the demo shop. */
export default {
  order: 45,
  async run({ db }: Seed) {
    for (const [name, attributes] of templates)
      await db.execute(sql`insert into attribute_templates (rule_name, rule_value) values (${name}, ${JSON.stringify(attributes)}::jsonb)`)
  },
}
