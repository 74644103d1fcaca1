import { call, defineRights } from '../../../../support/rights.ts'

const path = '/marketing/sign_rewards'
const page = 'marketing-sign-rewards'
const readers = ['signRewardReader', 'signRewardAdder', 'signRewardEditor', 'signRewardRemover']
const on = { page: path, without: 'signRewardReader' }

export default defineRights({
  roles: {
    signRewardReader: [page],
    signRewardEditor: [page, 'sign-reward-edit'],
    signRewardAdder: [page, 'sign-reward-add'],
    signRewardRemover: [page, 'sign-reward-delete'],
  },
  calls: [
    { who: readers, calls: call('adminapi', 'GET marketing/sign/rewards') },
    { who: ['signRewardAdder'], calls: call('adminapi', 'GET marketing/sign/add_rewards') },
    { who: ['signRewardEditor'], calls: call('adminapi', 'GET marketing/sign/edit_rewards/:id') },
    { who: ['signRewardEditor', 'signRewardAdder'], calls: call('adminapi', 'POST marketing/sign/save_rewards/:id') },
    { who: ['signRewardRemover'], calls: call('adminapi', 'DELETE marketing/sign/del_rewards/:id') },
  ],
  buttons: [
    { ...on, on: 'list', word: '添加奖励', having: 'signRewardAdder', call: 'GET /adminapi/marketing/sign/add_rewards' },
    { ...on, on: 'row', word: '编辑', having: 'signRewardEditor', call: 'GET /adminapi/marketing/sign/edit_rewards/:id' },
    { ...on, on: 'row', word: '删除', having: 'signRewardRemover', call: 'DELETE /adminapi/marketing/sign/del_rewards/:id' },
  ],
})
