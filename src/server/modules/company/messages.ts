import type { Messages } from '../../messages.ts'
const messages: Messages = {
  COMPANY_NAME: { 'zh-cn': '请输入名称', en: 'Enter a name', 'zh-tw': '請輸入名稱' },
  company: { 'zh-cn': '公司资料', en: 'Company', 'zh-tw': '公司資料' },
  company_name: { 'zh-cn': '公司名称', en: 'Name of the company', 'zh-tw': '公司名稱' },
  company_tax_no: { 'zh-cn': '税号', en: 'Tax number', 'zh-tw': '稅號' },
  company_bank: { 'zh-cn': '开户银行', en: 'Bank', 'zh-tw': '開戶銀行' },
  company_account_no: { 'zh-cn': '银行账号', en: 'Account number', 'zh-tw': '銀行帳號' },
  company_address: { 'zh-cn': '地址', en: 'Address', 'zh-tw': '地址' },
  company_logo: { 'zh-cn': 'Logo', en: 'Logo', 'zh-tw': 'Logo' },
  company_logo_info: { 'zh-cn': '印在单据和合同上方', en: 'Stands above papers and contracts', 'zh-tw': '印在單據和合約上方' },
  company_seal: { 'zh-cn': '印章', en: 'Seal', 'zh-tw': '印章' },
  company_seal_info: {
    'zh-cn': '透明底的图片；盖在合同上需要“使用印章”权限，每次都会记录',
    en: 'A picture with a clear ground; putting it on a contract needs a key of its own, and is written down',
    'zh-tw': '透明底的圖片；蓋在合約上需要「使用印章」權限，每次都會記錄',
  },
  company_clauses: { 'zh-cn': '合同条款', en: 'Clauses of contracts', 'zh-tw': '合約條款' },
  company_clauses_info: {
    'zh-cn': '每行一条，自动编号；可用 {交货地点} {交货期限} {结算方式} {定金} {其他约定}。留空用通用条款。',
    en: 'A line each, numbered by themselves; {交货地点} {交货期限} {结算方式} {定金} {其他约定} stand for what an order says. Left empty, the usual ones count.',
    'zh-tw': '每行一條，自動編號；可用 {交货地点} {交货期限} {结算方式} {定金} {其他约定}。留空用通用條款。',
  },
  company_phone: { 'zh-cn': '电话', en: 'Phone', 'zh-tw': '電話' },
}
export default messages
