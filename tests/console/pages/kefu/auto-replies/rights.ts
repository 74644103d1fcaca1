import { call, defineRights } from '../../../../support/rights.ts'

const page = 'admin-setting-store_service-auto_reply'
const path = '/setting/store_service/auto_reply'
const on = { page: path, without: 'autoReplyReader' }
const roles = {
  autoReplyReader: [page],
  autoReplyEditor: [page, 'service-auto_reply-edit'],
  autoReplyRemover: [page, 'service-auto_reply-delete'],
}
const readers = Object.keys(roles)

export default defineRights({
  roles,
  pages: { [path]: readers },
  calls: [
    { who: readers, calls: call('adminapi', 'GET app/kefu/auto_reply/list') },
    {
      who: ['autoReplyEditor'],
      calls: call(
        'adminapi',
        'GET app/kefu/auto_reply/form/:id',
        'POST app/kefu/auto_reply/save/:id',
        'PUT app/wechat/keyword/set_status/:id/:status',
      ),
    },
    { who: ['autoReplyRemover'], calls: call('adminapi', 'DELETE app/kefu/auto_reply/del/:id') },
  ],
  buttons: [
    { ...on, word: '添加自动回复', on: 'list', having: 'autoReplyEditor', call: 'GET /adminapi/app/kefu/auto_reply/form/:id' },
    { ...on, word: '编辑', on: 'row', having: 'autoReplyEditor', call: 'GET /adminapi/app/kefu/auto_reply/form/:id' },
    { ...on, word: '删除', on: 'row', having: 'autoReplyRemover', call: 'DELETE /adminapi/app/kefu/auto_reply/del/:id' },
  ],
})
