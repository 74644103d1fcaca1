import { call, defineRights } from '../../../../support/rights.ts'

const page = 'user-user-level'
const readers = ['levelReader', 'levelAdder', 'levelEditor', 'levelRemover', 'levelSwitcher']
const on = { page: '/user/level', without: 'levelReader' }

export default defineRights({
  roles: {
    levelReader: [page],
    levelAdder: [page, 'user-level-add'],
    levelEditor: [page, 'user-level-update'],
    levelRemover: [page, 'user-level-delete'],
    levelSwitcher: [page, 'user-level-status'],
  },
  pages: { '/user/level': readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET user/user_level/vip_list') },
    // one call adds and changes; which one a role may do, the call itself finds out
    { who: ['levelAdder', 'levelEditor'], calls: call('adminapi', 'GET user/user_level/create', 'POST user/user_level') },
    { who: ['levelEditor'], calls: call('adminapi', 'PUT user/user_level/set_value/:id') },
    { who: ['levelRemover'], calls: call('adminapi', 'PUT user/user_level/delete/:id') },
    { who: ['levelSwitcher'], calls: call('adminapi', 'PUT user/user_level/set_show/:id/:is_show') },
  ],
  buttons: [
    { ...on, word: '添加用户等级', on: 'list', having: 'levelAdder', call: 'POST /adminapi/user/user_level' },
    { ...on, word: '编辑等级', on: 'row', having: 'levelEditor', call: 'GET /adminapi/user/user_level/create?id=:id' },
    { ...on, word: '删除等级', on: 'row', having: 'levelRemover', call: 'PUT /adminapi/user/user_level/delete/:id' },
  ],
})
