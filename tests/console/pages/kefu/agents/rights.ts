import { call, defineRights } from '../../../../support/rights.ts'

const page = 'setting-store-service'
const path = '/setting/store_service/index'
const on = { page: path, without: 'agentReader' }
const roles = {
  agentReader: [page],
  agentAdder: [page, 'service-add'],
  agentEditor: [page, 'service-edit'],
  agentRemover: [page, 'service-delete'],
  agentAuditor: [page, 'service-record'],
  agentStandIn: [page, 'service-in'],
}
const readers = Object.keys(roles)

export default defineRights({
  roles,
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET app/wechat/kefu') },
    { who: ['agentAdder'], calls: call('adminapi', 'GET app/wechat/kefu/add', 'POST app/wechat/kefu') },
    {
      who: ['agentEditor'],
      calls: call('adminapi', 'GET app/wechat/kefu/:id/edit', 'PUT app/wechat/kefu/:id', 'PUT app/wechat/kefu/set_status/:id/:status'),
    },
    { who: ['agentRemover'], calls: call('adminapi', 'DELETE app/wechat/kefu/:id') },
    { who: ['agentAuditor'], calls: call('adminapi', 'GET app/wechat/kefu/record/:id', 'GET app/wechat/kefu/chat_list') },
    { who: ['agentStandIn'], calls: call('adminapi', 'GET app/wechat/kefu/login/:id') },
  ],
  chooses: [{ who: ['agentAdder'], calls: call('adminapi', 'GET app/wechat/kefu/create') }],
  buttons: [
    { ...on, word: '添加客服', on: 'list', having: 'agentAdder', call: 'POST /adminapi/app/wechat/kefu' },
    { ...on, word: '编辑', on: 'row', having: 'agentEditor', call: 'GET /adminapi/app/wechat/kefu/:id/edit' },
    { ...on, word: '删除', on: 'row', having: 'agentRemover', call: 'DELETE /adminapi/app/wechat/kefu/:id' },
    { ...on, word: '聊天记录', on: 'row', having: 'agentAuditor', call: 'GET /adminapi/app/wechat/kefu/record/:id' },
    { ...on, word: '进入工作台', on: 'row', having: 'agentStandIn', call: 'GET /adminapi/app/wechat/kefu/login/:id' },
  ],
})
