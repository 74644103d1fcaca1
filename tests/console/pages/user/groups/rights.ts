import { call, defineRights } from '../../../../support/rights.ts'

const page = 'user-user-group'

export default defineRights({
  roles: {
    groupReader: [page],
    groupAdder: [page, 'user-group-add'],
    groupEditor: [page, 'user-group-update'],
    groupRemover: [page, 'user-group-delete'],
  },
  pages: { '/user/group': ['groupReader', 'groupAdder', 'groupEditor', 'groupRemover'] },
  calls: [
    { who: ['groupReader', 'groupAdder', 'groupEditor', 'groupRemover'], calls: call('adminapi', 'GET user/user_group/list') },
    // one call adds and changes; which one a role may do, the call itself finds out
    { who: ['groupAdder', 'groupEditor'], calls: call('adminapi', 'GET user/user_group/add/:id', 'POST user/user_group/save') },
    { who: ['groupRemover'], calls: call('adminapi', 'DELETE user/user_group/del/:id') },
  ],
  buttons: [
    {
      ...{ page: '/user/group', word: '添加分组', on: 'list', without: 'groupReader', having: 'groupAdder' },
      call: 'POST /adminapi/user/user_group/save',
    },
    {
      ...{ page: '/user/group', word: '修改', on: 'row', without: 'groupReader', having: 'groupEditor' },
      call: 'GET /adminapi/user/user_group/add/:id',
    },
    {
      ...{ page: '/user/group', word: '删除', on: 'row', without: 'groupReader', having: 'groupRemover' },
      call: 'DELETE /adminapi/user/user_group/del/:id',
    },
  ],
})
