import { sql } from 'drizzle-orm'
import { rows } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'

const said = [
  ['质量很好，和图片一样，会再来', 5, 5],
  ['发货快，包装结实，没有磕碰', 5, 5],
  ['比预想的小一点，做工可以', 4, 5],
  ['颜色很正，家里老人也喜欢', 5, 4],
  ['用了一周，没有异味，好评', 5, 5],
  ['快递慢了两天，东西不错', 4, 3],
  ['有一个边角有点毛刺，客服马上补发了', 3, 5],
  ['性价比可以，朋友推荐来的', 4, 4],
] as const
const answers = ['感谢支持，欢迎再来', '收到您的建议，我们会改进', '谢谢认可，有问题随时联系客服'] as const
const count = 46
const hour = 3_600_000

/** What customers of the demo shop say about its products; the latest wait for being looked at. */
export default {
  // after products and users
  order: 48,
  async run({ db, now }: Seed) {
    const goods = await rows<{ id: number; suk: string }>(
      db,
      sql`select p.id, (select s.suk from product_skus s where s.product_id = p.id and s.removed_at is null order by s.position limit 1) as suk
        from products p where p.deleted_at is null order by p.id limit 90`,
    )
    const users = await rows<{ uid: number; nickname: string; avatar: string }>(
      db,
      sql`select uid, nickname, avatar from shop_users where is_del = 0 order by uid limit 60`,
    )
    if (goods.length === 0 || users.length === 0) return
    for (let index = 0; index < count; index++) {
      const { id, suk } = goods[(index * 7) % goods.length]!
      const { uid, nickname, avatar } = users[(index * 11) % users.length]!
      const [comment, forGoods, forService] = said[(index * 5) % said.length]!
      const at = new Date(now.getTime() - (index * 29 + 3) * hour)
      const isAnswered = index % 3 !== 0
      await db.execute(sql`insert into product_replies (product_id, uid, suk, nickname, avatar, product_score, service_score, comment, status, added_at,
          merchant_reply_content, replied_at)
        values (${id}, ${uid}, ${suk === '默认' ? '' : suk}, ${nickname}, ${avatar}, ${forGoods}, ${forService}, ${comment},
          ${index < 6 ? 0 : index % 17 === 9 ? 2 : 1}, ${at.toISOString()}, ${isAnswered ? answers[index % answers.length]! : ''},
          ${isAnswered ? new Date(at.getTime() + hour).toISOString() : null})`)
    }
  },
}
