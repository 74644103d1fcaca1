import type { Messages } from '../../messages.ts'

const messages: Messages = {
  EXPORT_RESOURCE: { 'zh-cn': '这个列表不能由服务器导出', en: 'The server cannot export this list', 'zh-tw': '這個列表不能由伺服器匯出' },
  EXPORT_COLUMNS: { 'zh-cn': '导出的列不存在', en: 'There is no such column to export', 'zh-tw': '匯出的欄不存在' },
  EXPORT_QUERY: { 'zh-cn': '筛选条件有误', en: 'The filter is wrong', 'zh-tw': '篩選條件有誤' },
  EXPORT_MANY: {
    'zh-cn': '已有三个导出在进行，请等其中一个完成',
    en: 'Three exports are under way already; wait until one has ended',
    'zh-tw': '已有三個匯出在進行，請等其中一個完成',
  },
}

export default messages
