import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '400199': { 'zh-cn': '身份不存在', en: 'There is no such role', 'zh-tw': '身分不存在' },
  '400220': { 'zh-cn': '请输入身份名称', en: 'Enter a name', 'zh-tw': '請輸入身分名稱' },
  '400221': { 'zh-cn': '请选择最少一个权限', en: 'Choose at least one permission', 'zh-tw': '請至少選擇一個權限' },
  '400222': { 'zh-cn': '添加身份成功', en: 'Role added', 'zh-tw': '新增身分成功' },
  '400754': {
    'zh-cn': '该角色存在管理员，请先删除管理员',
    en: 'Somebody has this role; take it away from them first',
    'zh-tw': '仍有管理員使用此角色，請先處理',
  },
  role_approves: {
    'zh-cn': '审批规则指定了该角色，请先修改审批规则',
    en: 'A rule of approvals names this role; change the rule first',
    'zh-tw': '審批規則指定了此身分，請先修改審批規則',
  },
  role_beyond: {
    'zh-cn': '不能授予自己没有的权限',
    en: 'You cannot hand out what you may not do yourself',
    'zh-tw': '不能授予自己沒有的權限',
  },
}

export default messages
