import { defineRights } from '../../../../support/rights.ts'

const page = '/storageManagement/storageDetails/in'
const who = ['stockInspector', 'stockReader', 'stockBuyer']

export default defineRights({
  pages: { [page]: who },
  calls: [{ who, calls: ['POST /api/doc/goods-receipt/lines'] }],
  chooses: [{ who, calls: ['POST /api/party/supplier/options', 'POST /api/doc/goods-receipt/options'] }],
  buttons: [],
  example: page,
})
