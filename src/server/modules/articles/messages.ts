import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '100021': { 'zh-cn': '添加成功', en: 'Added', 'zh-tw': '新增成功' },
  '100008': { 'zh-cn': '删除失败', en: 'It could not be deleted', 'zh-tw': '刪除失敗' },
  ARTICLE_TITLE: { 'zh-cn': '请输入标题', en: 'Enter a title', 'zh-tw': '請輸入標題' },
  ARTICLE_CATEGORY: { 'zh-cn': '请选择文章分类', en: 'Choose a category', 'zh-tw': '請選擇文章分類' },
  ARTICLE_CHANGED: {
    'zh-cn': '{who} 在 {at} 改过这篇文章，请看过之后再保存',
    en: '{who} changed this article at {at}: look at it before saving',
    'zh-tw': '{who} 在 {at} 改過這篇文章，請看過之後再儲存',
  },
}

export default messages
