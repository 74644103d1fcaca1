import { defineRights } from '../../../../support/rights.ts'

const page = '/storageManagement/storageDetails/card'

export default defineRights({
  pages: { [page]: ['stockInspector', 'stockReader', 'stockBuyer'] },
  calls: [{ who: ['stockInspector', 'stockReader', 'stockBuyer'], calls: ['POST /api/stock/card'] }],
  buttons: [],
  example: page,
})
