import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { contains } from '#src/server/shop/search.ts'
import { testApp } from '../database.ts'

const held = testApp()

const names = ['食品级氟橡胶垫 3mm', 'ABC 氟橡', '100%_棉\\布', 'Kelvin \u212a 管', '氟 橡', 'Ωmega ÉTÉ', 'ﬁt', '𠮷野家']

it('finds by stored pairs what a look at each name finds, whatever its case', async () => {
  const { db } = held.app
  await db.execute(sql`with c as (insert into categories (cate_name) values ('胶') returning id)
    insert into products (cate_id, image, store_name, price) select c.id, '', name, 1 from c, unnest(${sql.param(names)}::text[]) name`)
  const found = async (where: ReturnType<typeof sql>) =>
    (await rows<{ store_name: string }>(db, sql`select store_name from products p where ${where} order by id`)).map(
      ({ store_name }) => store_name,
    )
  const texts = new Set(
    names.flatMap((name) => {
      const signs = [...name]
      return signs
        .flatMap((sign, at) => [sign, sign + (signs[at + 1] ?? '')])
        .flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()])
    }),
  )
  const column = "(p.store_name || ' ' || p.keyword)"
  for (const text of [...texts, '无', 'zq']) {
    const plain = sql`strpos(lower(${sql.raw(column)}), lower(${text})) > 0`
    expect([text, await found(contains(column, 'p.grams', text))]).toEqual([text, await found(plain)])
  }
})
