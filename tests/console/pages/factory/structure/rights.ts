import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: { organiser: ['setting-systemStructure'] },
  pages: { '/setting/systemStructure': ['organiser'] },
  calls: [
    {
      who: ['organiser'],
      calls: call(
        'adminapi',
        'GET setting/structure',
        'POST setting/structure',
        'GET setting/structure/*',
        'POST setting/structure/*',
        'PUT setting/structure/*',
        'DELETE setting/structure/*',
      ),
    },
  ],
})
