import type { Messages } from '../../messages.ts'
const messages: Messages = {
  COMPANY_NAME: { 'zh-cn': '请输入名称', en: 'Enter a name', 'zh-tw': '請輸入名稱' },
  company: { 'zh-cn': '公司资料', en: 'Company', 'zh-tw': '公司資料' },
  company_name: { 'zh-cn': '公司名称', en: 'Name of the company', 'zh-tw': '公司名稱' },
  company_tax_no: { 'zh-cn': '税号', en: 'Tax number', 'zh-tw': '稅號' },
  company_bank: { 'zh-cn': '开户银行', en: 'Bank', 'zh-tw': '開戶銀行' },
  company_account_no: { 'zh-cn': '银行账号', en: 'Account number', 'zh-tw': '銀行帳號' },
  company_address: { 'zh-cn': '地址', en: 'Address', 'zh-tw': '地址' },
  company_phone: { 'zh-cn': '电话', en: 'Phone', 'zh-tw': '電話' },
}
export default messages
