import { call, defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/index': ['editor'] },
  calls: [{ who: ['editor'], calls: call('adminapi', 'GET home/header', 'GET home/order', 'GET home/user', 'GET home/rank') }],
})
