import type { Locale, Sentence } from './locale.ts'

/** Sentences by catalogue number; a module adds its own in `modules/<resource>/messages.ts`, as `tables` do, default export. */
export type Messages = Record<string, Sentence>

const ground: Messages = {
  '100000': { 'zh-cn': '保存成功', en: 'Saved', 'zh-tw': '儲存成功' },
  '100001': { 'zh-cn': '修改成功', en: 'Changed', 'zh-tw': '修改成功' },
  '100002': { 'zh-cn': '删除成功', en: 'Deleted', 'zh-tw': '刪除成功' },
  '100005': { 'zh-cn': '操作失败', en: 'That did not work', 'zh-tw': '操作失敗' },
  '100010': { 'zh-cn': '操作成功', en: 'Done', 'zh-tw': '操作成功' },
  '100100': { 'zh-cn': '参数错误', en: 'Wrong parameters', 'zh-tw': '參數錯誤' },
  '110000': { 'zh-cn': '您暂时没有访问权限', en: 'You have no permission for this', 'zh-tw': '您暫時沒有存取權限' },
  '110003': { 'zh-cn': '登录已过期,请重新登录', en: 'Your session has ended, please sign in again', 'zh-tw': '登入已過期,請重新登入' },
  '110005': { 'zh-cn': '请登录', en: 'Please sign in', 'zh-tw': '請登入' },
  STATEMENT_LONG: {
    'zh-cn': '查询时间过长，已停止：请缩小日期或筛选范围',
    en: 'This took too long and was stopped: ask for fewer days or less',
    'zh-tw': '查詢時間過長，已停止：請縮小日期或篩選範圍',
  },
  '404': { 'zh-cn': '没有这个接口', en: 'There is no such call', 'zh-tw': '沒有這個介面' },
  SESSION_LOCKED: {
    'zh-cn': '屏幕已锁定，请输入密码解锁',
    en: 'The screen is locked: unlock it with your password',
    'zh-tw': '畫面已鎖定，請輸入密碼解鎖',
  },
  CHANGED: {
    'zh-cn': '{who} 在 {at} 改过这里，请看过之后再保存',
    en: '{who} changed this at {at}: look at it before saving',
    'zh-tw': '{who} 在 {at} 改過這裡，請看過之後再儲存',
  },
  RECORD_GONE: { 'zh-cn': '这条数据已被删除', en: 'This record has been deleted', 'zh-tw': '這筆資料已被刪除' },
  '400214': { 'zh-cn': '用户不存在', en: 'There is no such user', 'zh-tw': '使用者不存在' },
  BALANCE_SHORT: {
    'zh-cn': '余额不足，现有 {balance}',
    en: 'The balance is too small: {balance}',
    'zh-tw': '餘額不足，現有 {balance}',
  },
  STOCK_SHORT: {
    'zh-cn': '“{name}”库存不足，现有 {stock}',
    en: 'Too little of “{name}” in stock: {stock}',
    'zh-tw': '「{name}」庫存不足，現有 {stock}',
  },
  PICK_UP_OFF: { 'zh-cn': '商城没有开启到店自提', en: 'Orders cannot be picked up at this shop', 'zh-tw': '商城沒有開啟到店自取' },
  SKU_GONE: { 'zh-cn': '商品规格不存在', en: 'This specification is not there any more', 'zh-tw': '商品規格不存在' },
  IMPORTED: { 'zh-cn': '已导入 {count} 行', en: '{count} rows imported', 'zh-tw': '已匯入 {count} 列' },
  UNIMPORTED: { 'zh-cn': '已撤销导入', en: 'The import was taken back', 'zh-tw': '已復原匯入' },
  origin_refused: {
    'zh-cn': '服务器没有允许 {origin} 的页面访问',
    en: 'This server takes nothing from pages of {origin}',
    'zh-tw': '伺服器沒有允許 {origin} 的頁面存取',
  },
  '413': { 'zh-cn': '内容太大', en: 'That is too large', 'zh-tw': '內容太大' },
  '415': { 'zh-cn': '不支持的内容类型', en: 'This kind of content is not accepted', 'zh-tw': '不支援的內容類型' },
  idempotency_reused: {
    'zh-cn': '这个请求标识已用于别的内容，请重新提交',
    en: 'This request key was used for something else, please submit again',
    'zh-tw': '這個請求識別碼已用於別的內容，請重新提交',
  },
  idempotency_running: {
    'zh-cn': '同一请求正在处理中，请稍后再试',
    en: 'The same request is still being carried out, please try again in a moment',
    'zh-tw': '同一請求正在處理中，請稍後再試',
  },
  idempotency_long: {
    'zh-cn': '请求标识最多 {most} 个字符',
    en: 'A request key has at most {most} characters',
    'zh-tw': '請求識別碼最多 {most} 個字元',
  },
  idempotency_bytes: { 'zh-cn': '上传不支持请求标识', en: 'An upload takes no request key', 'zh-tw': '上傳不支援請求識別碼' },
  '429': {
    'zh-cn': '请求太频繁,请 {seconds} 秒后再试',
    en: 'Too many requests, try again in {seconds} seconds',
    'zh-tw': '請求太頻繁,請 {seconds} 秒後再試',
  },
  '500': {
    'zh-cn': '服务器出错了，请稍后重试，编号 {incident}',
    en: 'Something went wrong on the server, please try again in a moment, incident {incident}',
    'zh-tw': '伺服器發生錯誤，請稍後重試，編號 {incident}',
  },
  '503': {
    'zh-cn': '数据库正在恢复，请稍后重试',
    en: 'The database is coming back, please try again in a moment',
    'zh-tw': '資料庫正在恢復，請稍後重試',
  },
  IMPORT_THERE: { 'zh-cn': '已有相同的数据', en: 'It is there already', 'zh-tw': '已有相同的資料' },
  IMPORT_TWICE: { 'zh-cn': '文件里有相同的数据', en: 'The file has it further up', 'zh-tw': '檔案裡有相同的資料' },
  IMPORT_SEVERAL: {
    'zh-cn': '有几条相同的数据，不知道要改哪一条',
    en: 'Several entries are the same: it is not clear which one to change',
    'zh-tw': '有幾筆相同的資料，不知道要改哪一筆',
  },
  IMPORT_NEWER: {
    'zh-cn': '检查之后有人改过这条数据，请重新检查',
    en: 'Somebody changed this after the check: check it again',
    'zh-tw': '檢查之後有人改過這筆資料，請重新檢查',
  },
  IMPORT_GONE: { 'zh-cn': '没有这次导入', en: 'There is no such import', 'zh-tw': '沒有這次匯入' },
  IMPORT_CHANGED: {
    'zh-cn': '导入的数据已被修改或删除，不能整批撤销',
    en: 'Some of the imported rows were changed or deleted since: they cannot be taken back as a whole',
    'zh-tw': '匯入的資料已被修改或刪除，不能整批復原',
  },
  'field-required': { 'zh-cn': '必填', en: 'Required', 'zh-tw': '必填' },
  'field-unknown': { 'zh-cn': '未知的字段', en: 'Unknown field', 'zh-tw': '未知的欄位' },
  'field-long': { 'zh-cn': '最多 {most} 个字', en: 'At most {most} characters', 'zh-tw': '最多 {most} 個字' },
  'field-small': { 'zh-cn': '不能小于 {least}', en: 'At least {least}', 'zh-tw': '不能小於 {least}' },
  'field-large': { 'zh-cn': '不能大于 {most}', en: 'At most {most}', 'zh-tw': '不能大於 {most}' },
  'field-wrong': { 'zh-cn': '格式不正确', en: 'Not in the right form', 'zh-tw': '格式不正確' },
}

const found = import.meta.glob<Messages>(['./modules/*/messages.ts', './tables/messages.ts'], { eager: true, import: 'default' })
const catalogue: Messages = Object.assign({}, ground, ...Object.values(found))

/** The sentence of a number in a language, `{name}` filled in; undefined when the catalogue lacks it. */
export function sentence(code: string | number, locale: Locale, values: Record<string, string | number> = {}): string | undefined {
  const text = catalogue[String(code)]?.[locale]
  return text?.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}
