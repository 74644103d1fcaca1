import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-user-user-index'
const address = '/user/list'
const readers = [
  ...['userReader', 'userAdder', 'userEditor', 'userBanker', 'userGiver', 'userGrouper', 'userLabeller', 'userPromoter'],
  ...['usersGrouper', 'usersLabeller', 'couponSender', 'personReader'],
]
const on = { page: address, without: 'userReader' }

export default defineRights({
  roles: {
    userReader: [page],
    userAdder: [page, 'user-create'],
    userEditor: [page, 'user-info'],
    userBanker: [page, 'user-set-balance'],
    userGiver: [page, 'user-set-level-time'],
    userGrouper: [page, 'user-set-group'],
    userLabeller: [page, 'user-set-label'],
    userPromoter: [page, 'user-set-spread'],
    usersGrouper: [page, 'user-batch-set-group'],
    usersLabeller: [page, 'user-batch-set-label'],
    couponSender: [page, 'user-send-coupon'],
    personReader: [page, 'admin-user-personal-data'],
  },
  pages: { [address]: readers },
  calls: [
    {
      who: readers,
      calls: call(
        'adminapi',
        ...['GET user/user', 'GET user/user/:id', 'GET user/one_info/:id', 'GET user/user_tree_label', 'GET app/wechat/kefu/create'],
        // of nobody it is what the list is narrowed by
        'GET user/user/user_save_info/:uid',
      ),
    },
    { who: ['userAdder'], calls: call('adminapi', 'GET user/user/create', 'POST user/user') },
    { who: ['userEditor'], calls: call('adminapi', 'GET user/user/:id/edit', 'PUT user/user/:id') },
    { who: ['userBanker'], calls: call('adminapi', 'GET user/edit_other/:id', 'PUT user/update_other/:id') },
    {
      who: ['userGiver'],
      calls: call(
        'adminapi',
        ...['GET user/give_level/:id', 'PUT user/save_give_level/:id', 'DELETE user/del_level/:id'],
        ...['GET user/give_level_time/:id', 'PUT user/save_give_level_time/:id'],
      ),
    },
    { who: ['userGrouper', 'usersGrouper'], calls: call('adminapi', 'POST user/set_group', 'PUT user/save_set_group') },
    {
      who: ['userLabeller', 'usersLabeller'],
      calls: call('adminapi', 'POST user/set_label', 'PUT user/save_set_label', 'GET user/label/:uid', 'POST user/label/:uid'),
    },
    { who: ['userPromoter'], calls: call('adminapi', 'PUT agent/spread', 'PUT agent/stair/delete_spread/:uid') },
    { who: ['couponSender'], calls: call('adminapi', 'GET marketing/coupon/grant', 'POST marketing/coupon/user/grant') },
    { who: ['personReader'], calls: call('adminapi', 'GET user/personal_data/:uid') },
  ],
  buttons: [
    { ...on, word: '添加用户', on: 'list', having: 'userAdder', call: 'POST /adminapi/user/user' },
    { ...on, word: '编辑', on: 'row', having: 'userEditor', call: 'GET /adminapi/user/user/:id/edit' },
    { ...on, word: '积分余额', on: 'row', having: 'userBanker', call: 'PUT /adminapi/user/update_other/:id' },
    { ...on, word: '赠送会员', on: 'row', having: 'userGiver', call: 'PUT /adminapi/user/save_give_level_time/:id' },
    { ...on, word: '赠送等级', on: 'row', having: 'userGiver', call: 'PUT /adminapi/user/save_give_level/:id' },
    { ...on, word: '设置分组', on: 'row', having: 'userGrouper', call: 'PUT /adminapi/user/save_set_group' },
    { ...on, word: '设置标签', on: 'row', having: 'userLabeller', call: 'POST /adminapi/user/label/:uid' },
    { ...on, word: '修改上级推广人', on: 'row', having: 'userPromoter', call: 'PUT /adminapi/agent/spread' },
    { ...on, word: '清除上级推广人', on: 'row', having: 'userPromoter', call: 'PUT /adminapi/agent/stair/delete_spread/99999999' },
    { ...on, word: '查看完整信息', on: 'row', having: 'personReader', call: 'GET /adminapi/user/personal_data/99999999' },
    { ...on, word: '批量设置分组', on: 'batch', having: 'usersGrouper', call: 'POST /adminapi/user/set_group' },
    { ...on, word: '批量追加标签', on: 'batch', having: 'usersLabeller', call: 'GET /adminapi/user/label/:uid' },
    { ...on, word: '批量设置标签（替换原有标签）', on: 'batch', having: 'usersLabeller', call: 'POST /adminapi/user/set_label' },
    { ...on, word: '发送优惠券', on: 'batch', having: 'couponSender', call: 'POST /adminapi/marketing/coupon/user/grant' },
  ],
  shopButtons: [{ page: address, word: '导出', key: 'user-export' }],
})
