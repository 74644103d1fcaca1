import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import { goodsFile, menuFile } from '../pictures/catalogue.ts'
import { demoAddress } from '../pictures/render.ts'
import { midnight, type Goods } from './goods.ts'

interface Draw {
  name: string
  desc: string
  /** 1 points, 3 an order paid, 4 an order reviewed. */
  factor: number
  each: number
  from: number
  to: number
  status?: number
}

const draws: readonly Draw[] = [
  { name: '中秋九宫格', desc: '十个积分抽一次，好礼随机', factor: 1, each: 10, from: -80, to: -50, status: 0 },
  { name: '积分大转盘', desc: '二十积分抽一次，天天有惊喜', factor: 1, each: 20, from: -20, to: 280 },
  { name: '下单抽好礼', desc: '每付款一笔订单抽一次', factor: 3, each: 1, from: -20, to: 280 },
  { name: '晒单有奖', desc: '评价一笔订单抽一次', factor: 4, each: 1, from: -60, to: -3 },
]

// eight as on the wheel: type, name, chance, how many, amount, place of a product
const prizes: readonly (readonly [type: number, name: string, chance: number, total: number, num: number, product?: number])[] = [
  [6, '手绘陶瓷马克杯', 2, 20, 1, 62],
  [2, '88 积分', 10, 300, 88],
  [1, '谢谢参与', 40, 9999, 0],
  [3, '2 元余额', 6, 100, 2],
  [6, '加厚纯棉毛巾', 3, 40, 1, 75],
  [2, '18 积分', 20, 800, 18],
  [5, '满 49 减 5', 15, 500, 1],
  [1, '再接再厉', 4, 9999, 0],
]

const content = '<p>1. 奖品以抽中时页面展示为准，实物奖品七天内发出。</p><p>2. 积分与余额即时到账，优惠券请在有效期内使用。</p>'

const wonText = (type: number, name: string) => (type === 1 ? '差一点就中了，再来一次' : `恭喜抽中${name}`)

/** Draws with eight prizes each: two run, two are over. */
export async function addLotteries(db: Db, goods: readonly Goods[], now: Date): Promise<void> {
  const coupon = await row<{ id: number }>(db, sql`select id from coupons where title = '满 49 减 5'`)
  for (const [index, draw] of draws.entries()) {
    const made = await row<{ id: number }>(
      db,
      sql`insert into lotteries (name, "desc", image, content, factor, factor_num, status, drawn, joined, won, start_at, stop_at, add_time)
        values (${draw.name}, ${draw.desc}, ${demoAddress(`banner-0${index + 1}.jpg`)}, ${content}, ${draw.factor}, ${draw.each}, ${draw.status ?? 1}, ${412 + index * 97},
          ${133 + index * 41}, ${58 + index * 19}, ${midnight(now, draw.from)}, ${midnight(now, draw.to)}, ${midnight(now, draw.from - 2)}) returning id`,
    )
    for (const [sort, [type, name, chance, total, num, product]] of prizes.entries()) {
      const image = product === undefined ? menuFile(type === 1 ? 6 : type === 5 ? 1 : 5) : goodsFile(product)
      await db.execute(sql`insert into lottery_prizes (lottery_id, type, name, prompt, image, chance, total, coupon_id, product_id, num, sort, add_time)
        values (${made!.id}, ${type}, ${name}, ${wonText(type, name)}, ${demoAddress(image)}, ${chance}, ${total}, ${type === 5 ? coupon!.id : null},
          ${product === undefined ? null : goods[product]!.id}, ${num}, ${sort + 1}, ${midnight(now, draw.from - 2)})`)
    }
  }
}
