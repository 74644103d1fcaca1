import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/setting/pages/links': ['editor'] },
})
