import { columns } from '#src/text/columns.ts'

export const $text = columns({
  exporting: {
    'zh-cn': (count: number) => `共 ${count} 条，由服务器生成 Excel 文件`,
    en: (count: number) => `${count} rows, written into an Excel file by the server`,
    'zh-tw': (count: number) => `共 ${count} 筆，由伺服器產生 Excel 檔案`,
  },
  large: { 'zh-cn': '数据较多，由服务器生成文件', en: 'It is a large file, written by the server', 'zh-tw': '資料較多，由伺服器產生檔案' },
  exportingMore: {
    'zh-cn': (count: number) => `超过 ${count} 条，搜索只数到这里；由服务器把找到的全部写入 Excel 文件`,
    en: (count: number) => `More than ${count} rows, the search is counted so far only; the server writes all of them into an Excel file`,
    'zh-tw': (count: number) => `超過 ${count} 筆，搜尋只數到這裡；由伺服器把找到的全部寫入 Excel 檔案`,
  },
  hint: {
    'zh-cn': '可以关闭这个窗口，完成后在“后台任务”中下载',
    en: 'You may close this window; the file will be under “Background jobs”',
    'zh-tw': '可以關閉這個視窗，完成後在「背景工作」中下載',
  },
})
