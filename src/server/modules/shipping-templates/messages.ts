import type { Messages } from '../../messages.ts'

/** Refusals by their number in the shop's catalogue, and those of our own rules. */
const messages: Messages = {
  '400025': { 'zh-cn': '请填写模板名称', en: 'Enter a name', 'zh-tw': '請填寫模板名稱' },
  '400029': { 'zh-cn': '请选择计费方式', en: 'Choose how it is charged', 'zh-tw': '請選擇計費方式' },
  '400181': { 'zh-cn': '默认模板不能删除', en: 'The default template cannot be deleted', 'zh-tw': '預設模板不能刪除' },
  '400591': { 'zh-cn': '选择的城市不存在', en: 'There is no such city', 'zh-tw': '選擇的城市不存在' },
  '400592': { 'zh-cn': '运费模板不存在', en: 'There is no such shipping template', 'zh-tw': '運費模板不存在' },
  SHIPPING_CITY_TWICE: {
    'zh-cn': '“{city}”在同一个表里出现了两次',
    en: '“{city}” stands in two rows of one table',
    'zh-tw': '「{city}」在同一個表裡出現了兩次',
  },
  SHIPPING_NO_DEFAULT: {
    'zh-cn': '缺少全国默认运费',
    en: 'The default fee is missing',
    'zh-tw': '缺少全國預設運費',
  },
}

export default messages
