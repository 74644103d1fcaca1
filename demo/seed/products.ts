import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { categoryFile, goodsFile, wideFile } from './pictures/catalogue.ts'
import { readGoods, type GoodsRow } from './pictures/goods.ts'
import { demoAddress } from './pictures/render.ts'

const cents = (price: string) => Math.round(Number(price) * 100)
const yuan = (amount: number) => (amount / 100).toFixed(2)
const flag = (isSet: boolean) => (isSet ? 1 : 0)

async function addCategory(db: Db, pid: number, name: string, sort: number, picture = ''): Promise<number> {
  const made = await row<{ id: number }>(
    db,
    sql`insert into categories (pid, cate_name, sort, pic, words) values (${pid}, ${name}, ${sort}, ${picture}, ${name.toLowerCase()}) returning id`,
  )
  return made!.id
}

/** Everything that varies from product to product follows from its place, so that each start makes the same shop. */
async function addProduct(
  db: Db,
  category: number,
  unit: string,
  [name, , , , price, info]: GoodsRow,
  index: number,
  now: Date,
): Promise<void> {
  const amount = cents(price)
  const image = demoAddress(goodsFile(index))
  const wide = wideFile(index)
  const slides = JSON.stringify([image, demoAddress(goodsFile((index + 1) % 120)), demoAddress(goodsFile((index + 2) % 120))])
  const time = new Date(now.getTime() - (120 - index) * 11 * 3_600_000)
  await db.execute(sql`insert into products (cate_id, image, recommend_image, slider_image, store_name, store_info, keyword, price, vip_price, ot_price, cost, unit_name, sort,
      sales, ficti, stock, is_best, is_hot, is_new, is_benefit, is_good, is_vip, spu, description, add_time)
    values (${category}, ${image}, ${wide ? demoAddress(wide) : ''}, ${slides}::json, ${name}, ${info}, ${name.split(' ')[0]}, ${yuan(amount)}, ${yuan(Math.round(amount * 0.95))},
      ${yuan(Math.round((amount * (122 + (index % 5) * 6)) / 100))}, ${yuan(Math.round(amount * 0.58))}, ${unit}, ${(index * 37) % 120},
      ${(index * 53) % 400}, ${(index * 29) % 900}, ${index % 41 === 7 ? 0 : 60 + ((index * 97) % 900)}, ${flag(index % 6 === 0)}, ${flag(index % 5 === 1)},
      ${flag(index % 7 === 3)}, ${flag(index % 8 === 2)}, ${flag(index % 9 === 4)}, ${flag(index % 10 === 5)}, ${String(5_448_489_000_000 + index * 7_919)},
      ${`<p>${info}</p><p><img src="${image}"></p>`}, ${time.toISOString()})`)
}

/** Categories and products of the demo shop. */
export default {
  order: 20,
  async run({ db, now }: Seed) {
    let position = 0
    let leaves = 0
    for (const [index, top] of (await readGoods()).entries()) {
      const parent = await addCategory(db, 0, top.name, 99 - index)
      for (const leaf of top.children) {
        const category = await addCategory(db, parent, leaf.name, 99 - leaves, demoAddress(categoryFile(leaves)))
        leaves += 1
        for (const product of leaf.products) await addProduct(db, category, leaf.unit, product, position++, now)
      }
    }
  },
}
