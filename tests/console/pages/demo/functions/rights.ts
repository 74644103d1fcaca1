import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/demo/functions': ['demonstrator'] },
})
