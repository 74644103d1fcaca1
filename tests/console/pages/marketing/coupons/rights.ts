import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/marketing/store_coupon_issue/index': ['marketer'] },
})
