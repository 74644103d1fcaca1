import { sql } from 'drizzle-orm'
import type { Seed } from '#src/server/opening/seed.ts'

const agreement = [
  '<h2>一、会员服务</h2><p>付费会员在有效期内享受会员特价、积分返利和运费折扣，具体权益以会员中心展示为准。</p>',
  '<h2>二、开通与续费</h2><p>开通后立即生效，有效期内再次购买时天数累加；会员资格仅限本人使用，不得转让。</p>',
  '<h2>三、退款</h2><p>会员开通后不支持退款，法律另有规定的除外。</p>',
].join('')

/** What can be paid in at once, rewards for signing in, and what members agree to. */
export default {
  order: 48,
  async run({ db }: Seed) {
    await db.execute(sql`insert into recharge_packages (price, give_money, sort, status) values
      (50, 0, 50, 1), (100, 5, 40, 1), (200, 15, 30, 1), (500, 50, 20, 1), (1000, 128, 10, 1), (5000, 800, 0, 0)`)
    await db.execute(sql`insert into sign_rewards (type, days, point, exp) values
      (0, 3, 10, 5), (0, 7, 30, 15), (0, 15, 80, 40), (0, 30, 200, 100), (1, 10, 20, 10), (1, 20, 60, 30)`)
    await db.execute(sql`insert into agreements (type, title, content) values (1, '付费会员协议', ${agreement}),
      (4, '用户协议', '<p>充值后的余额可用于商城消费，不能提现。赠送的余额在退款时一并收回。</p>')`)
  },
}
