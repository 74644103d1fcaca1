import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/demo/nested/1-1-1': ['demonstrator'], '/demo/nested/1-2': ['demonstrator'], '/demo/nested/2': ['demonstrator'] },
})
