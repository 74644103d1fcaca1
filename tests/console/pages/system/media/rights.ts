import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: { librarian: ['system-file'] },
  pages: { '/system/file': ['editor', 'librarian'] },
  calls: [{ who: ['editor', 'librarian'], calls: call('adminapi', 'GET file/*', 'POST file/*', 'PUT file/*', 'DELETE file/*') }],
})
