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
  page_published: { 'zh-cn': '发布成功', en: 'Published', 'zh-tw': '發布成功' },
  page_no_draft: { 'zh-cn': '没有可发布的草稿', en: 'There is no draft', 'zh-tw': '沒有可發布的草稿' },
  page_never_published: {
    'zh-cn': '该页面尚未发布',
    en: 'This page has never been published',
    'zh-tw': '該頁面尚未發布',
  },
  page_no_version: { 'zh-cn': '该历史版本不存在', en: 'There is no such version', 'zh-tw': '該歷史版本不存在' },
  page_no_default: { 'zh-cn': '尚未设置默认数据', en: 'No default content has been set', 'zh-tw': '尚未設定預設資料' },
  page_schedule_time: {
    'zh-cn': '发布时间须晚于当前时间，且不超过两年',
    en: 'Choose a time in the future, within two years',
    'zh-tw': '發布時間須晚於目前時間，且不超過兩年',
  },
  page_schedule_failed: {
    'zh-cn': '定时发布多次未成功，请手动发布',
    en: 'Publishing at the set time failed several times, please publish by hand',
    'zh-tw': '定時發布多次未成功，請手動發布',
  },
  page_value_no_object: { 'zh-cn': '页面内容格式不正确', en: 'The page is not in the right form', 'zh-tw': '頁面內容格式不正確' },
  page_entry_no_block: {
    'zh-cn': '页面组件 {key} 格式不正确',
    en: 'Block {key} of the page is not in the right form',
    'zh-tw': '頁面元件 {key} 格式不正確',
  },
  page_not_older: {
    'zh-cn': '该页面不是旧版可视化页面',
    en: 'This page was not made with the older decoration',
    'zh-tw': '該頁面不是舊版視覺化頁面',
  },
  phone_page_note: {
    'zh-cn': '简易预览：仅按顺序显示图片、文字和商品，最终效果以商城为准',
    en: 'A plain preview: pictures, words and products in their order. The storefront looks different',
    'zh-tw': '簡易預覽：僅依順序顯示圖片、文字和商品，最終效果以商城為準',
  },
  phone_page_apart: {
    'zh-cn': '此组件的内容请在商城中查看',
    en: 'This block can be seen in the storefront only',
    'zh-tw': '此元件的內容請在商城中查看',
  },
  phone_page_hidden: { 'zh-cn': '页面未发布', en: 'This page is not published', 'zh-tw': '頁面未發布' },
  phone_page_hidden_hint: {
    'zh-cn': '发布后，用手机扫码即可查看',
    en: 'Once it is published, it can be seen here',
    'zh-tw': '發布後，用手機掃碼即可查看',
  },
  page_value_too_deep: { 'zh-cn': '页面内容嵌套过深', en: 'The page is nested too deeply', 'zh-tw': '頁面內容巢狀過深' },
  page_value_too_large: { 'zh-cn': '页面内容超过 8 MB', en: 'The page is larger than 8 MB', 'zh-tw': '頁面內容超過 8 MB' },
}

export default messages
