import { columns } from '#src/text/columns.ts'

export const $text = columns({
  shopMax: {
    'zh-cn': (max: number) => `商城建议不超过${max}个字`,
    en: (max: number) => `The shop suggests at most ${max} characters`,
    'zh-tw': (max: number) => `商城建議不超過${max}個字`,
  },
  tooLong: {
    'zh-cn': (max: number) => `已超过${max}个字，保存时保持原样`,
    en: (max: number) => `Longer than ${max} characters; kept as it is`,
    'zh-tw': (max: number) => `已超過${max}個字，儲存時保持原樣`,
  },
  tooMany: {
    'zh-cn': (max: number) => `已超过${max}个，原有的保留`,
    en: (max: number) => `More than ${max}; those there stay`,
    'zh-tw': (max: number) => `已超過${max}個，原有的保留`,
  },
  startColour: { 'zh-cn': '起始颜色', en: 'Start', 'zh-tw': '起始顏色' },
  endColour: { 'zh-cn': '结束颜色', en: 'End', 'zh-tw': '結束顏色' },
  dragRow: { 'zh-cn': '拖动排序，或按上下方向键', en: 'Drag to reorder, or press the arrow keys', 'zh-tw': '拖曳排序，或按上下方向鍵' },
  rowMoved: {
    'zh-cn': (at: number, count: number) => `已移到第 ${at} 项，共 ${count} 项`,
    en: (at: number, count: number) => `Moved to place ${at} of ${count}`,
    'zh-tw': (at: number, count: number) => `已移到第 ${at} 項，共 ${count} 項`,
  },
  rowRemoved: {
    'zh-cn': (at: number) => `已删除第 ${at} 项，可撤销`,
    en: (at: number) => `Entry ${at} removed; it can be undone`,
    'zh-tw': (at: number) => `已刪除第 ${at} 項，可復原`,
  },
  moreRows: {
    'zh-cn': (count: number) => `还有 ${count} 项，显示更多`,
    en: (count: number) => `Show more: ${count} left`,
    'zh-tw': (count: number) => `還有 ${count} 項，顯示更多`,
  },
  removeRow: { 'zh-cn': '删除此项', en: 'Remove', 'zh-tw': '刪除此項' },
  row: { 'zh-cn': (at: number) => `第 ${at} 项`, en: (at: number) => `Entry ${at}`, 'zh-tw': (at: number) => `第 ${at} 項` },
  count: { 'zh-cn': '个', en: '', 'zh-tw': '個' },
  allArticles: { 'zh-cn': '全部文章', en: 'All articles', 'zh-tw': '全部文章' },
  categoriesUnread: { 'zh-cn': '文章分类暂时读取不到', en: 'The categories cannot be read just now', 'zh-tw': '文章分類暫時讀取不到' },
  allProducts: { 'zh-cn': '全部商品', en: 'All products', 'zh-tw': '全部商品' },
  addProducts: { 'zh-cn': '选择商品', en: 'Choose products', 'zh-tw': '選擇商品' },
  product: { 'zh-cn': (id: string) => `商品 ${id}`, en: (id: string) => `Product ${id}`, 'zh-tw': (id: string) => `商品 ${id}` },
  cell: {
    'zh-cn': (at: number, size: string) => `区域 ${at}，建议 ${size} px`,
    en: (at: number, size: string) => `Cell ${at}, best ${size} px`,
    'zh-tw': (at: number, size: string) => `區域 ${at}，建議 ${size} px`,
  },
  cellsBeyond: {
    'zh-cn': (count: number) => `另有 ${count} 个区域不在此样式中，内容已保留`,
    en: (count: number) => `${count} more are kept, though this layout does not show them`,
    'zh-tw': (count: number) => `另有 ${count} 個區域不在此樣式中，內容已保留`,
  },
  editAreas: { 'zh-cn': '编辑热区', en: 'Edit areas', 'zh-tw': '編輯熱區' },
  areas: {
    'zh-cn': (count: number, unset: number) => (unset > 0 ? `${count} 个，${unset} 个未设置` : `${count} 个`),
    en: (count: number, unset: number) => (unset > 0 ? `${count}, ${unset} without a link` : `${count}`),
    'zh-tw': (count: number, unset: number) => (unset > 0 ? `${count} 個，${unset} 個未設定` : `${count} 個`),
  },
})
