import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/statistic/product': ['statistician'] },
  calls: [
    {
      who: ['statistician'],
      calls: call(
        'adminapi',
        'GET statistic/product/get_basic',
        'GET statistic/product/get_trend',
        'GET statistic/product/get_product_ranking',
      ),
    },
  ],
})
