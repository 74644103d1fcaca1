import { defineRights } from '../../../../support/rights.ts'

const key = 'admin-store-notices-index'
const page = '/notices'

export default defineRights({
  roles: { noticeReader: [key] },
  pages: { [page]: ['noticeReader'] },
  example: page,
})
