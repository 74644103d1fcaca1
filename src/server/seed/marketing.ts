import type { Seed } from '../seed.ts'
import { addBargains } from './marketing/bargains.ts'
import { addCombinations } from './marketing/combinations.ts'
import { addCoupons } from './marketing/coupons.ts'
import { readGoods } from './marketing/goods.ts'
import { addSeckills } from './marketing/seckills.ts'

/** Activities of the demo shop: most of them run, some are over, to come, sold out, switched off or deleted. */
export default {
  order: 50,
  async run({ db, now }: Seed) {
    const goods = await readGoods(db)
    for (const add of [addCoupons, addSeckills, addBargains, addCombinations]) await add(db, goods, now)
  },
}
