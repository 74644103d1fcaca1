import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/product/add_product': ['productAdder', 'productEditor'] },
  example: '/product/add_product',
})
