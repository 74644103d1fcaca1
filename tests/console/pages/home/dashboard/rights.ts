import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/index': ['editor'] },
})
