import { sql } from 'drizzle-orm'
import type { Seed } from '#src/server/opening/seed.ts'

const groups = ['A类客户', 'B类客户', 'C类客户', 'D类客户']

const labels: readonly [string, number, readonly string[]][] = [
  ['客户来源', 10, ['朋友介绍', '网上搜索', '到店客户', '展会']],
  ['采购用途', 8, ['机械密封', '电子防静电', '工地铺设', '再加工']],
  ['累计消费金额', 6, ['200元以下', '200-2000', '2000-8000', '8000元以上']],
  ['活跃度', 0, []],
]

const levels: readonly [string, number, number, number][] = [
  ['V1', 1, 99, 500],
  ['V2', 2, 97, 1000],
  ['V3', 3, 95, 3000],
]

export default {
  order: 44,
  async run({ db }: Seed) {
    for (const name of groups) await db.execute(sql`insert into user_groups (group_name, words) values (${name}, ${name.toLowerCase()})`)
    for (const [category, sort, names] of labels) {
      const made = await db.execute<{ id: string }>(
        sql`insert into user_label_categories (name, sort, words) values (${category}, ${sort}, ${category}) returning id`,
      )
      for (const name of names)
        await db.execute(
          sql`insert into user_labels (label_cate, label_name, words) values (${made.rows[0]!.id}, ${name}, ${name.toLowerCase()})`,
        )
    }
    const picture = sql`coalesce((select att_dir from files where width = height order by id limit 1), '')`
    for (const [name, grade, discount, experience] of levels)
      await db.execute(sql`insert into user_levels (name, grade, discount, exp_num, icon, image, is_show, words)
        values (${name}, ${grade}, ${discount}, ${experience}, ${picture}, ${picture}, 1, ${name.toLowerCase()})`)
  },
}
