import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: { auditor: ['system-maintain-system-log'] },
  pages: { '/system/maintain/system_log/index': ['auditor'] },
  calls: [{ who: ['auditor'], calls: call('adminapi', 'GET system/log', 'GET system/log/*') }],
})
