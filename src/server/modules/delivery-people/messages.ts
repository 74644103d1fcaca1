import type { Messages } from '../../messages.ts'

const messages: Messages = {
  'delivery_people.add': { 'zh-cn': '添加配送员', en: 'Add a delivery person', 'zh-tw': '新增配送員' },
  'delivery_people.edit': { 'zh-cn': '编辑配送员', en: 'Edit a delivery person', 'zh-tw': '編輯配送員' },
  'delivery_people.image': { 'zh-cn': '商城用户', en: 'Customer', 'zh-tw': '商城會員' },
  'delivery_people.image.hint': { 'zh-cn': '请选择商城用户', en: 'Choose a customer', 'zh-tw': '請選擇商城會員' },
  'delivery_people.avatar': { 'zh-cn': '配送员头像', en: 'Picture', 'zh-tw': '配送員頭像' },
  'delivery_people.avatar.hint': { 'zh-cn': '请选择配送员头像', en: 'Choose a picture', 'zh-tw': '請選擇配送員頭像' },
  'delivery_people.nickname': { 'zh-cn': '配送员名称', en: 'Name', 'zh-tw': '配送員名稱' },
  'delivery_people.nickname.hint': { 'zh-cn': '请输入配送员名称', en: 'Enter a name', 'zh-tw': '請輸入配送員名稱' },
  'delivery_people.phone': { 'zh-cn': '手机号码', en: 'Mobile phone', 'zh-tw': '手機號碼' },
  'delivery_people.phone.hint': { 'zh-cn': '请输入手机号码', en: 'Enter a mobile number', 'zh-tw': '請輸入手機號碼' },
  'delivery_people.status': { 'zh-cn': '配送员状态', en: 'State', 'zh-tw': '配送員狀態' },
  'delivery_people.status.1': { 'zh-cn': '显示', en: 'Shown', 'zh-tw': '顯示' },
  'delivery_people.status.0': { 'zh-cn': '隐藏', en: 'Hidden', 'zh-tw': '隱藏' },
  '400132': { 'zh-cn': '请填写手机号', en: 'Enter a mobile number', 'zh-tw': '請填寫手機號' },
  '400250': { 'zh-cn': '请选择用户', en: 'Choose a customer', 'zh-tw': '請選擇會員' },
  '400252': { 'zh-cn': '手机号格式错误', en: 'This is no mobile number', 'zh-tw': '手機號格式錯誤' },
  '400467': { 'zh-cn': '配送员已存在', en: 'This customer is a delivery person already', 'zh-tw': '配送員已存在' },
  '400468': {
    'zh-cn': '同一个手机号的配送员只能添加一个',
    en: 'Another delivery person has this number',
    'zh-tw': '同一個手機號的配送員只能新增一個',
  },
  '400469': { 'zh-cn': '配送员名称不能为空', en: 'Enter a name', 'zh-tw': '配送員名稱不能為空' },
}

export default messages
