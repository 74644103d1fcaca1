import { defineRights } from '../../../../support/rights.ts'

const page = '/storageManagement/storageDetails/card'

export default defineRights({
  pages: { [page]: ['stockInspector', 'stockReader'] },
  calls: [{ who: ['stockInspector', 'stockReader'], calls: ['POST /api/stock/card'] }],
  buttons: [],
  example: page,
})
