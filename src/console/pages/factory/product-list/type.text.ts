import { kindWords } from '#src/console/parts/factory/kind-words.ts'
import { columns } from '#src/text/columns.ts'

/** Words of the form of a type of products. */
export const $typeText = columns({
  ...kindWords,
  title: { 'zh-cn': '产品类别', en: 'Types of products', 'zh-tw': '產品類別' },
  parent: { 'zh-cn': '上级类别', en: 'Below', 'zh-tw': '上級類別' },
  code: { 'zh-cn': '编码', en: 'Code', 'zh-tw': '編碼' },
  codeHint: {
    'zh-cn': '大写字母和数字，用于产品编号',
    en: 'Capital letters and figures, for numbers of products',
    'zh-tw': '大寫字母和數字，用於產品編號',
  },
  name: { 'zh-cn': '名称', en: 'Name', 'zh-tw': '名稱' },
  kind: { 'zh-cn': '性质', en: 'Kind', 'zh-tw': '性質' },
  unit: { 'zh-cn': '单位', en: 'Unit', 'zh-tw': '單位' },
  priceUnit: { 'zh-cn': '计价单位', en: 'Priced per', 'zh-tw': '計價單位' },
  density: { 'zh-cn': '密度（g/cm³）', en: 'Density (g/cm³)', 'zh-tw': '密度（g/cm³）' },
  isTracked: { 'zh-cn': '按批号管理', en: 'Tracked by lots', 'zh-tw': '按批號管理' },
  sort: { 'zh-cn': '排序', en: 'Order', 'zh-tw': '排序' },
  isOn: { 'zh-cn': '启用', en: 'In use', 'zh-tw': '啟用' },
})
