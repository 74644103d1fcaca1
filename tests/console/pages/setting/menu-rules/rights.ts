import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: { ruleLead: ['setting-system-menus', 'setting-system_menus-add'], ruleReader: ['setting-system-menus'] },
  pages: { '/setting/system_menus': ['ruleLead', 'ruleReader'], '/setting/system_menus/index': ['ruleLead', 'ruleReader'] },
  calls: [
    { who: ['ruleLead'], calls: call('adminapi', 'GET setting/menus/create', 'POST setting/menus') },
    {
      who: ['ruleLead', 'ruleReader'],
      calls: call('adminapi', 'GET setting/menus', 'GET setting/menus/*', 'PUT setting/menus/*', 'DELETE setting/menus/*'),
    },
  ],
  buttons: (
    [
      ['添加规则', 'list'],
      ['添加下级', 'row'],
    ] as const
  ).map(([word, on]) => ({
    page: '/setting/system_menus/index',
    word,
    on,
    without: 'ruleReader',
    having: 'ruleLead',
    call: 'GET /adminapi/setting/menus/create',
  })),
})
