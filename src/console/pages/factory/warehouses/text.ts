import { entryWords } from '#src/console/parts/master-data/entry-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...entryWords,
  title: { 'zh-cn': '仓库', en: 'Warehouses', 'zh-tw': '倉庫' },
  type: { 'zh-cn': '仓库类型', en: 'Warehouse type', 'zh-tw': '倉庫類型' },
  address: { 'zh-cn': '地址', en: 'Address', 'zh-tw': '地址' },
  locations: { 'zh-cn': '库位', en: 'Locations', 'zh-tw': '庫位' },
  place: { 'zh-cn': '库位名称', en: 'Location', 'zh-tw': '庫位名稱' },
  isInUse: { 'zh-cn': '启用', en: 'In use', 'zh-tw': '啟用' },
  raw: { 'zh-cn': '原料仓', en: 'Raw material', 'zh-tw': '原料倉' },
  wip: { 'zh-cn': '在制品仓', en: 'Work in progress', 'zh-tw': '在製品倉' },
  finished: { 'zh-cn': '成品仓', en: 'Finished goods', 'zh-tw': '成品倉' },
  sample: { 'zh-cn': '样品仓', en: 'Samples', 'zh-tw': '樣品倉' },
  scrap: { 'zh-cn': '废品仓', en: 'Scrap', 'zh-tw': '廢品倉' },
})
