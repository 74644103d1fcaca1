import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '100014': { 'zh-cn': '设置成功', en: 'Set', 'zh-tw': '設定成功' },
  '400351': { 'zh-cn': '模板不存在', en: 'There is no such page', 'zh-tw': '範本不存在' },
  '400457': { 'zh-cn': '默认模板不能删除', en: 'The default page cannot be deleted', 'zh-tw': '預設範本不能刪除' },
  '400458': { 'zh-cn': '该模板使用中，无法删除', en: 'This page is in use and cannot be deleted', 'zh-tw': '該範本使用中，無法刪除' },
  page_conflict: {
    'zh-cn': '页面已被他人保存，请核对后再试',
    en: 'Somebody else has saved this page meanwhile',
    'zh-tw': '頁面已被他人儲存，請核對後再試',
  },
  page_save_id_used: {
    'zh-cn': '该保存编号已用于其他内容',
    en: 'This save id was used for other content',
    'zh-tw': '該儲存編號已用於其他內容',
  },
  page_value_no_object: { 'zh-cn': '页面内容格式不正确', en: 'The page is not in the right form', 'zh-tw': '頁面內容格式不正確' },
  page_entry_without_name: {
    'zh-cn': '页面组件 {key} 缺少名称',
    en: 'Block {key} of the page has no name',
    'zh-tw': '頁面元件 {key} 缺少名稱',
  },
  page_value_too_deep: { 'zh-cn': '页面内容嵌套过深', en: 'The page is nested too deeply', 'zh-tw': '頁面內容嵌套過深' },
  page_value_too_large: { 'zh-cn': '页面内容超过 4 MB', en: 'The page is larger than 4 MB', 'zh-tw': '頁面內容超過 4 MB' },
}

export default messages
