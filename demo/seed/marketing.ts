import type { Seed } from '#src/server/opening/seed.ts'
import { addAdvances } from './marketing/advances.ts'
import { addBargains } from './marketing/bargains.ts'
import { addCombinations } from './marketing/combinations.ts'
import { addCoupons } from './marketing/coupons.ts'
import { readGoods } from './marketing/goods.ts'
import { addIntegralGoods } from './marketing/integral.ts'
import { addLotteries } from './marketing/lotteries.ts'
import { addSeckills } from './marketing/seckills.ts'

/** Activities of the demo shop: most of them run, some are over, to come, sold out, switched off or deleted. */
export default {
  order: 50,
  async run({ db, now }: Seed) {
    const goods = await readGoods(db)
    const parts = [addCoupons, addSeckills, addBargains, addCombinations, addIntegralGoods, addAdvances, addLotteries]
    for (const add of parts) await add(db, goods, now)
  },
}
