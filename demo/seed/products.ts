import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { moveStock, type StockMove } from '#src/server/shop/stock.ts'
import { pinyinOf } from '#src/server/tables/pinyin.ts'
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

const thicknessAndColour = [
  { value: '规格', detail: ['标准', '加厚'] },
  { value: '颜色', detail: ['黑', '红'] },
]

interface Priced {
  specs: typeof thicknessAndColour
  image: string
  /** Of one piece, in cents. */
  amount: number
  stock: number
  index: number
}

/** One specification for every pair of values; a product without any has the one it is sold as. */
async function addSkus(db: Db, product: number, { specs, image, amount, stock, index }: Priced): Promise<void> {
  const [first, second] = specs
  const pairs = first && second ? first.detail.flatMap((one) => second.detail.map((other) => [one, other])) : [[]]
  const moves: StockMove[] = []
  for (const [position, values] of pairs.entries()) {
    const detail = Object.fromEntries(values.map((value, at) => [specs[at]!.value, value]))
    // the thicker one costs a fifth more
    const price = values[0] === '加厚' ? Math.round((amount * 6) / 5) : amount
    const made = await row<{ id: number }>(
      db,
      sql`insert into product_skus (product_id, position, suk, detail, code, image, price, cost, ot_price, vip_price, bar_code, weight)
        values (${product}, ${position}, ${values.join(',') || '默认'}, ${JSON.stringify(detail)}::json,
          substr(md5(${`sku ${index} ${position}`}), 1, 8), ${image}, ${yuan(price)}, ${yuan(Math.round(price * 0.58))},
          ${yuan(Math.round((price * (122 + (index % 5) * 6)) / 100))}, ${yuan(Math.round(price * 0.95))},
          ${String(6_900_000_000_000 + index * 100 + position)}, ${((index % 9) + 1) / 10}) returning id`,
    )
    const share = Math.floor(stock / pairs.length) + (position < stock % pairs.length ? 1 : 0)
    moves.push({ sku: made!.id, quantity: share, reason: 'opening' })
  }
  await moveStock(db, moves)
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
  const specs = index % 6 === 2 ? thicknessAndColour : []
  const made = await row<{ id: number }>(
    db,
    sql`insert into products (cate_id, image, recommend_image, slider_image, store_name, store_info, keyword, price, vip_price, ot_price, cost, unit_name, sort,
      sales, ficti, stock, is_best, is_hot, is_new, is_benefit, is_good, is_vip, spu, description, add_time, spec_type, specs, pinyin)
    values (${category}, ${image}, ${wide ? demoAddress(wide) : ''}, ${slides}::json, ${name}, ${info}, ${name.split(' ')[0]}, ${yuan(amount)}, ${yuan(Math.round(amount * 0.95))},
      ${yuan(Math.round((amount * (122 + (index % 5) * 6)) / 100))}, ${yuan(Math.round(amount * 0.58))}, ${unit}, ${(index * 37) % 120},
      ${(index * 53) % 400}, ${(index * 29) % 900}, 0, ${flag(index % 6 === 0)}, ${flag(index % 5 === 1)},
      ${flag(index % 7 === 3)}, ${flag(index % 8 === 2)}, ${flag(index % 9 === 4)}, ${flag(index % 10 === 5)}, ${String(5_448_489_000_000 + index * 7_919)},
      ${`<p>${info}</p><p><img src="${image}"></p>`}, ${time.toISOString()},
      ${specs.length > 0 ? 1 : 0}, ${JSON.stringify(specs)}::json, ${pinyinOf(`${name} ${name.split(' ')[0]}`)}) returning id`,
  )
  const stock = index % 41 === 7 ? 0 : 60 + ((index * 97) % 900)
  await addSkus(db, made!.id, { specs, image, amount, stock, index })
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
