import { columns } from '#src/text/columns.ts'

export const $text = columns({
  profile: { 'zh-cn': '基本资料', en: 'Profile', 'zh-tw': '基本資料' },
  avatar: { 'zh-cn': '头像', en: 'Picture', 'zh-tw': '頭像' },
  otherPicture: { 'zh-cn': '更换头像', en: 'Choose a picture', 'zh-tw': '更換頭像' },
  wrongFormat: {
    'zh-cn': '请上传以jpg、jpeg、png等结尾的图片文件',
    en: 'wrong image format',
    'zh-tw': '請上傳以jpg、jpeg、png等結尾的圖片檔案',
  },
  account: { 'zh-cn': '账号', en: 'Account', 'zh-tw': '帳號' },
  name: { 'zh-cn': '姓名', en: 'Name', 'zh-tw': '姓名' },
  departments: { 'zh-cn': '所属部门', en: 'Departments', 'zh-tw': '所屬部門' },
  lastTime: { 'zh-cn': '最近登录', en: 'Last sign-in', 'zh-tw': '最近登入' },
  password: { 'zh-cn': '修改密码', en: 'Change the password', 'zh-tw': '修改密碼' },
  passwordHelp: {
    'zh-cn': '不修改密码时留空。修改后，其他地方的登录会失效。',
    en: 'Leave it empty to keep the password. A new one ends your sessions elsewhere.',
    'zh-tw': '不修改密碼時留空。修改後，其他地方的登入會失效。',
  },
  before: { 'zh-cn': '原始密码', en: 'Current password', 'zh-tw': '原始密碼' },
  next: { 'zh-cn': '新密码', en: 'New password', 'zh-tw': '新密碼' },
  nextHelp: {
    'zh-cn': '至少 6 位，包含字母和数字',
    en: 'At least 6 characters with a letter and a digit',
    'zh-tw': '至少 6 位，包含字母和數字',
  },
  repeat: { 'zh-cn': '确认新密码', en: 'New password again', 'zh-tw': '確認新密碼' },
  nameMissing: { 'zh-cn': '您的姓名不能为空', en: 'Enter your name', 'zh-tw': '您的姓名不能為空' },
  passwordNeeded: { 'zh-cn': '请输入原始密码', en: 'Enter your current password', 'zh-tw': '請輸入原始密碼' },
  passwordMissing: { 'zh-cn': '请输入新密码', en: 'Enter a new password', 'zh-tw': '請輸入新密碼' },
  simple: {
    'zh-cn': '密码太过简单，请输入较为复杂的密码',
    en: 'Too simple: at least 6 characters with a letter and a digit',
    'zh-tw': '密碼太過簡單，請輸入較為複雜的密碼',
  },
  repeatMissing: { 'zh-cn': '请输入确认密码', en: 'Enter the new password again', 'zh-tw': '請輸入確認密碼' },
  differs: { 'zh-cn': '两次输入的密码不一致', en: 'The two passwords differ', 'zh-tw': '兩次輸入的密碼不一致' },
  notRead: { 'zh-cn': '个人资料加载失败', en: 'Your account could not be read', 'zh-tw': '個人資料載入失敗' },
})
