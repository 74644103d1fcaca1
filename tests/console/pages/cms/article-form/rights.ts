import { defineRights } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/cms/article/add_article': ['writer'] },
  example: '/cms/article/add_article',
})
