import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '用户注销', en: 'Closing accounts', 'zh-tw': '會員註銷' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  uid: { 'zh-cn': '用户ID', en: 'User', 'zh-tw': '會員ID' },
  name: { 'zh-cn': '昵称', en: 'Nickname', 'zh-tw': '暱稱' },
  phone: { 'zh-cn': '手机号', en: 'Phone', 'zh-tw': '手機號' },
  state: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  waiting: { 'zh-cn': '待审核', en: 'Waiting', 'zh-tw': '待審核' },
  agreed: { 'zh-cn': '通过', en: 'Agreed', 'zh-tw': '通過' },
  refused: { 'zh-cn': '拒绝', en: 'Refused', 'zh-tw': '拒絕' },
  requested: { 'zh-cn': '申请时间', en: 'Asked', 'zh-tw': '申請時間' },
  decided: { 'zh-cn': '审核时间', en: 'Decided', 'zh-tw': '審核時間' },
  remark: { 'zh-cn': '备注', en: 'Remark', 'zh-tw': '備註' },
  mark: { 'zh-cn': '备注', en: 'Remark', 'zh-tw': '備註' },
  search: { 'zh-cn': '请输入用户昵称/ID/手机号', en: 'Nickname, ID or phone', 'zh-tw': '請輸入會員暱稱/ID/手機號' },
  empty: { 'zh-cn': '没有注销申请', en: 'Nobody asks for it', 'zh-tw': '沒有註銷申請' },
  agree: { 'zh-cn': '同意', en: 'Agree', 'zh-tw': '同意' },
  refuse: { 'zh-cn': '拒绝', en: 'Refuse', 'zh-tw': '拒絕' },
  agreeQuestion: {
    'zh-cn': '同意后该账户立即注销，不能恢复。确定同意吗？',
    en: 'The account is closed at once and cannot be opened again. Agree?',
    'zh-tw': '同意後該帳戶立即註銷，不能恢復。確定同意嗎？',
  },
  refuseQuestion: { 'zh-cn': '确定拒绝这个注销申请吗？', en: 'Refuse this request?', 'zh-tw': '確定拒絕這個註銷申請嗎？' },
})
