import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/setting/pages/diy_index': ['editor'], '/setting/pages/diy': ['editor'] },
  example: '/setting/pages/diy_index?id=1',
})
