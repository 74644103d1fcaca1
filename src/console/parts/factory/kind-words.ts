/** What a product is to the factory (`productKinds`). */
export const kindWords = {
  material: { 'zh-cn': '原材料', en: 'Raw material', 'zh-tw': '原材料' },
  aux: { 'zh-cn': '辅料', en: 'Auxiliary', 'zh-tw': '輔料' },
  pack: { 'zh-cn': '包材', en: 'Packaging', 'zh-tw': '包材' },
  semi: { 'zh-cn': '半成品', en: 'Semi-finished', 'zh-tw': '半成品' },
  finished: { 'zh-cn': '成品', en: 'Finished', 'zh-tw': '成品' },
} as const
