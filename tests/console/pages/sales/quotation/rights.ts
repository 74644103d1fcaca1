import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  roles: { quoter: ['admin-store-quotation-index'] },
  pages: { '/marketingManagement/quotation': ['quoter'] },
})
