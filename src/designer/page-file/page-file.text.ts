import { columns } from '#src/text/columns.ts'

export const $text = columns({
  exportHelp: {
    'zh-cn': '把页面和它的图片打包成一个 zip 文件，可以导入到其他页面或店铺。',
    en: 'Packs the page with its pictures into one zip file, to be imported into another page or shop.',
    'zh-tw': '把頁面和它的圖片打包成一個 zip 檔案，可以匯入到其他頁面或店鋪。',
  },
  unsavedToo: {
    'zh-cn': '导出的是屏幕上的内容，包括尚未保存的修改。',
    en: 'It holds what is on the screen, changes that are not saved yet included.',
    'zh-tw': '匯出的是螢幕上的內容，包括尚未儲存的修改。',
  },
  start: { 'zh-cn': '开始导出', en: 'Export', 'zh-tw': '開始匯出' },
  bringing: {
    'zh-cn': (done: number, of: number) => `正在读取图片 ${done}/${of}`,
    en: (done: number, of: number) => `Reading pictures, ${done} of ${of}`,
    'zh-tw': (done: number, of: number) => `正在讀取圖片 ${done}/${of}`,
  },
  packing: { 'zh-cn': '正在打包', en: 'Packing', 'zh-tw': '正在打包' },
  packed: {
    'zh-cn': (name: string, size: string, count: number) => `${name}（${size}，${count} 张图片）已导出。`,
    en: (name: string, size: string, count: number) =>
      `${name} is ready: ${size} with ${count === 1 ? 'one picture' : `${count} pictures`}.`,
    'zh-tw': (name: string, size: string, count: number) => `${name}（${size}，${count} 張圖片）已匯出。`,
  },
  again: { 'zh-cn': '再次下载', en: 'Download again', 'zh-tw': '再次下載' },
  missing: {
    'zh-cn': (count: number) => `${count} 张图片没有打包，导入后仍指向原地址：`,
    en: (count: number) =>
      count === 1
        ? 'One picture is not in the file; the page keeps its address:'
        : `${count} pictures are not in the file; the page keeps their addresses:`,
    'zh-tw': (count: number) => `${count} 張圖片沒有打包，匯入後仍指向原地址：`,
  },
  blocked: { 'zh-cn': '图片所在服务器不允许读取', en: 'Its server does not let other pages read it', 'zh-tw': '圖片所在伺服器不允許讀取' },
  status: { 'zh-cn': '图片不存在', en: 'It no longer exists', 'zh-tw': '圖片不存在' },
  tooLargePicture: { 'zh-cn': '图片超过 20 MB', en: 'It is larger than 20 MB', 'zh-tw': '圖片超過 20 MB' },
  noPicture: { 'zh-cn': '不是图片', en: 'It is not a picture', 'zh-tw': '不是圖片' },
  failed: { 'zh-cn': '导出失败，请重试', en: 'The page could not be exported, please try again', 'zh-tw': '匯出失敗，請重試' },
  choose: { 'zh-cn': '选择文件', en: 'Choose a file', 'zh-tw': '選擇檔案' },
  drop: { 'zh-cn': '或把导出的 zip 文件拖到这里', en: 'or drop an exported zip file here', 'zh-tw': '或把匯出的 zip 檔案拖到這裡' },
  reading: { 'zh-cn': '正在检查文件', en: 'Checking the file', 'zh-tw': '正在檢查檔案' },
  holds: {
    'zh-cn': (blocks: number, pictures: number) => `${blocks} 个组件，${pictures} 张图片`,
    en: (blocks: number, pictures: number) =>
      `${blocks === 1 ? 'One block' : `${blocks} blocks`}, ${pictures === 1 ? 'one picture' : `${pictures} pictures`}`,
    'zh-tw': (blocks: number, pictures: number) => `${blocks} 個元件，${pictures} 張圖片`,
  },
  from: {
    'zh-cn': (source: string, when: string) => `来自 ${source}，导出于 ${when}`,
    en: (source: string, when: string) => `From ${source}, exported ${when}`,
    'zh-tw': (source: string, when: string) => `來自 ${source}，匯出於 ${when}`,
  },
  replaces: {
    'zh-cn': (count: number) => `导入会替换当前页面的 ${count} 个组件和页面设置，可以撤销。`,
    en: (count: number) =>
      `Importing takes the place of ${count === 1 ? 'one block' : `${count} blocks`} and of the page settings. You can undo it.`,
    'zh-tw': (count: number) => `匯入會取代目前頁面的 ${count} 個元件和頁面設定，可以復原。`,
  },
  otherFile: { 'zh-cn': '换文件', en: 'Change', 'zh-tw': '換檔案' },
  importNow: { 'zh-cn': '导入', en: 'Import', 'zh-tw': '匯入' },
  uploading: {
    'zh-cn': (done: number, of: number) => `正在放入素材库 ${done}/${of}`,
    en: (done: number, of: number) => `Adding pictures, ${done} of ${of}`,
    'zh-tw': (done: number, of: number) => `正在放入素材庫 ${done}/${of}`,
  },
  done: {
    'zh-cn': (blocks: number, uploaded: number, reused: number) =>
      `已导入 ${blocks} 个组件，新上传 ${uploaded} 张图片，${reused} 张素材库已有。`,
    en: (blocks: number, uploaded: number, reused: number) =>
      `Imported: ${blocks === 1 ? 'one block' : `${blocks} blocks`}. Pictures: ${uploaded} uploaded, ${reused} were there already.`,
    'zh-tw': (blocks: number, uploaded: number, reused: number) =>
      `已匯入 ${blocks} 個元件，新上傳 ${uploaded} 張圖片，${reused} 張素材庫已有。`,
  },
  kept: {
    'zh-cn': (count: number) => `${count} 张图片没有放入素材库，仍指向原地址：`,
    en: (count: number) => (count === 1 ? 'One picture keeps its old address:' : `${count} pictures keep their old addresses:`),
    'zh-tw': (count: number) => `${count} 張圖片沒有放入素材庫，仍指向原地址：`,
  },
  left: {
    'zh-cn': (kinds: string) => `此页面不允许的组件已略过：${kinds}`,
    en: (kinds: string) => `Left out, as this page may not have them: ${kinds}`,
    'zh-tw': (kinds: string) => `此頁面不允許的元件已略過：${kinds}`,
  },
  importFailed: {
    'zh-cn': '导入失败，页面没有改动',
    en: 'Not imported; the page is as it was',
    'zh-tw': '匯入失敗，頁面沒有改動',
  },
  noZip: { 'zh-cn': '这不是 zip 文件', en: 'This is not a zip file', 'zh-tw': '這不是 zip 檔案' },
  noPage: { 'zh-cn': '这不是导出的页面', en: 'This is not an exported page', 'zh-tw': '這不是匯出的頁面' },
  broken: { 'zh-cn': '文件已损坏，无法读取', en: 'The file is damaged', 'zh-tw': '檔案已損壞，無法讀取' },
  newer: {
    'zh-cn': '文件由更新的版本导出，请先升级再导入',
    en: 'It was exported by a newer version; update this one first',
    'zh-tw': '檔案由更新的版本匯出，請先升級再匯入',
  },
  legacy: {
    'zh-cn': '这是旧版“可视化”页面，不能导入',
    en: 'It holds a page of the older decoration',
    'zh-tw': '這是舊版「視覺化」頁面，不能匯入',
  },
  tooLarge: { 'zh-cn': '文件超过 300 MB', en: 'The file is larger than 300 MB', 'zh-tw': '檔案超過 300 MB' },
  tooMany: { 'zh-cn': '文件里的内容太多，不能导入', en: 'There are too many files in it', 'zh-tw': '檔案裡的內容太多，不能匯入' },
  paths: {
    'zh-cn': '文件里的路径不安全，已拒绝导入',
    en: 'It holds unsafe paths and is refused',
    'zh-tw': '檔案裡的路徑不安全，已拒絕匯入',
  },
  inflated: {
    'zh-cn': '解压后的内容过大，已拒绝导入',
    en: 'It unpacks to far too much and is refused',
    'zh-tw': '解壓縮後的內容過大，已拒絕匯入',
  },
})
