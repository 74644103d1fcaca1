import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { categoryFile, wideFile } from './pictures/catalogue.ts'
import { demoAddress } from './pictures/render.ts'

interface DemoArticle {
  in: string
  title: string
  author: string
  synopsis: string
  text: string[]
  hot?: number
  banner?: number
  hidden?: number
  /** Place of a product that it is about. */
  product?: number
}

interface Demo {
  categories: { title: string; intr: string; parent?: string }[]
  articles: DemoArticle[]
}

const found = import.meta.glob<Demo>('/demo/data/articles.json', { import: 'default' })

const day = 86_400_000
// the wide pictures of the products, one an article
const wides = Array.from({ length: 120 }, (_, index) => wideFile(index)).filter((file) => file !== undefined)

async function addCategories(db: Db, { categories }: Demo, now: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [index, { title, intr, parent }] of categories.entries()) {
    const time = new Date(now.getTime() - (200 - index) * day).toISOString()
    const made = await row<{ id: number }>(
      db,
      sql`insert into article_categories (pid, title, intr, image, sort, add_time)
        values (${parent ? (ids.get(parent) ?? 0) : 0}, ${title}, ${intr}, ${demoAddress(categoryFile(index * 2))}, ${90 - index}, ${time}) returning id`,
    )
    ids.set(title, made!.id)
  }
  return ids
}

/** Articles of the demo shop in six categories of two levels; the last one is not shown. */
export default {
  order: 40,
  async run({ db, now }: Seed) {
    const demo = await Object.values(found)[0]!()
    const categories = await addCategories(db, demo, now)
    const products = await rows<{ id: number }>(db, sql`select id from products order by id`)
    for (const [index, article] of demo.articles.entries()) {
      const image = demoAddress(wides[index % wides.length]!)
      const time = new Date(now.getTime() - (demo.articles.length - index) * 4 * day - index * 3_700_000).toISOString()
      const content = article.text.map((paragraph) => `<p>${paragraph}</p>`).join('') + `<p><img src="${image}"></p>`
      const product = article.product === undefined ? null : products[article.product]!.id
      await db.execute(sql`insert into articles (cid, title, author, image_input, synopsis, content, visit, is_hot, is_banner, status, product_id, add_time)
        values (${categories.get(article.in)}, ${article.title}, ${article.author}, ${JSON.stringify([image])}::json, ${article.synopsis}, ${content},
          ${(index * 137 + 42) % 1_900}, ${article.hot ?? 0}, ${article.banner ?? 0}, ${article.hidden ? 0 : 1}, ${product}, ${time})`)
    }
  },
}
