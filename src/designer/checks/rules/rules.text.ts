import { columns } from '#src/text/columns.ts'

export const $text = columns({
  emptyLink: { 'zh-cn': '没有设置链接', en: 'No link is set', 'zh-tw': '沒有設定連結' },
  emptyPicture: { 'zh-cn': '没有选择图片', en: 'No picture is chosen', 'zh-tw': '沒有選擇圖片' },
  emptyText: { 'zh-cn': '没有填写文字', en: 'No text is written', 'zh-tw': '沒有填寫文字' },
  cutText: { 'zh-cn': '文字太长，手机上显示不全', en: 'The text does not fit on the phone', 'zh-tw': '文字太長，手機上顯示不全' },
  emptyList: {
    'zh-cn': (least: number) => `没有内容，至少需要${least}项`,
    en: (least: number) => (least === 1 ? 'There is nothing to show yet' : `At least ${least} entries are needed`),
    'zh-tw': (least: number) => `沒有內容，至少需要${least}項`,
  },
  longText: {
    'zh-cn': (length: number, max: number) => `${length}个字，超出${max}个字的限制`,
    en: (length: number, max: number) => `${length} characters; the limit is ${max}`,
    'zh-tw': (length: number, max: number) => `${length}個字，超出${max}個字的限制`,
  },
  longList: {
    'zh-cn': (length: number, max: number) => `${length}项，建议不超过${max}项`,
    en: (length: number, max: number) => `${length} entries; at most ${max} are recommended`,
    'zh-tw': (length: number, max: number) => `${length}項，建議不超過${max}項`,
  },
  oddLink: {
    'zh-cn': (link: string) => `“${link}”不是有效的链接`,
    en: (link: string) => `“${link}” is not an address`,
    'zh-tw': (link: string) => `「${link}」不是有效的連結`,
  },
  lost: {
    'zh-cn': (parts: readonly string[]) => `保存后商城会删除：${parts.join('；')}`,
    en: (parts: readonly string[]) => `This shop deletes when the page is saved: ${parts.join('; ')}`,
    'zh-tw': (parts: readonly string[]) => `儲存後商城會刪除：${parts.join('；')}`,
  },
  lostPictures: {
    'zh-cn': (count: number, files: string) => `${count} 张图片（${files}），图片地址会变成一段文字`,
    en: (count: number, files: string) =>
      `${count === 1 ? '1 picture' : `${count} pictures`} (${files}), replaced by ${count === 1 ? 'its address' : 'their addresses'} as text`,
    'zh-tw': (count: number, files: string) => `${count} 張圖片（${files}），圖片位址會變成一段文字`,
  },
  lostTags: {
    'zh-cn': (tags: string) => `${tags} 标签和它的样式`,
    en: (tags: string) => `${tags} and its styles`,
    'zh-tw': (tags: string) => `${tags} 標籤和它的樣式`,
  },
  lostParts: {
    'zh-cn': (parts: string) => `文字“${parts}”`,
    en: (parts: string) => `the words “${parts}”`,
    'zh-tw': (parts: string) => `文字「${parts}」`,
  },
  listed: {
    'zh-cn': (names: readonly string[], more: number) => `${names.join('、')}${more > 0 ? ` 等 ${names.length + more} 处` : ''}`,
    en: (names: readonly string[], more: number) => `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    'zh-tw': (names: readonly string[], more: number) => `${names.join('、')}${more > 0 ? ` 等 ${names.length + more} 處` : ''}`,
  },
  contrast: {
    'zh-cn': (ratio: string, wanted: number) => `文字与背景对比度 ${ratio}:1，建议不低于 ${wanted}:1`,
    en: (ratio: string, wanted: number) => `Contrast with the background is ${ratio}:1; ${wanted}:1 is needed to read it`,
    'zh-tw': (ratio: string, wanted: number) => `文字與背景對比度 ${ratio}:1，建議不低於 ${wanted}:1`,
  },
  areaOutside: {
    'zh-cn': (numbers: string) => `热区 ${numbers} 超出图片`,
    en: (numbers: string) => `Area ${numbers} lies outside the picture`,
    'zh-tw': (numbers: string) => `熱區 ${numbers} 超出圖片`,
  },
  moduleOff: {
    'zh-cn': '该营销功能已关闭，商城不显示此组件',
    en: 'This marketing module is off: the shop does not show the block',
    'zh-tw': '該行銷功能已關閉，商城不顯示此元件',
  },
  goneProducts: {
    'zh-cn': (count: number, names: readonly string[]) => `${count}个商品已删除或下架：${names.slice(0, 3).join('、')}`,
    en: (count: number, names: readonly string[]) =>
      `${count === 1 ? '1 product is' : `${count} products are`} deleted or off the shelf: ${names.slice(0, 3).join(', ')}`,
    'zh-tw': (count: number, names: readonly string[]) => `${count}個商品已刪除或下架：${names.slice(0, 3).join('、')}`,
  },
  missingPicture: { 'zh-cn': '图片无法打开', en: 'The picture cannot be loaded', 'zh-tw': '圖片無法開啟' },
  wordlessPictures: {
    'zh-cn': (count: number) => `${count}张图片没有替代文字（alt），读屏用户不知道图片内容`,
    en: (count: number) =>
      `${count === 1 ? '1 picture has' : `${count} pictures have`} no alternative text (alt): screen readers cannot tell what it shows`,
    'zh-tw': (count: number) => `${count}張圖片沒有替代文字（alt），讀屏使用者不知道圖片內容`,
  },
  heavyPicture: {
    'zh-cn': (size: string, most: string) => `图片有 ${size}，建议不超过 ${most}`,
    en: (size: string, most: string) => `The picture is ${size}; more than ${most} is slow on a phone`,
    'zh-tw': (size: string, most: string) => `圖片有 ${size}，建議不超過 ${most}`,
  },
  wrongShape: {
    'zh-cn': (size: string, best: string) => `图片比例不符：${size}，建议 ${best}`,
    en: (size: string, best: string) => `Wrong shape: ${size}, best is ${best}`,
    'zh-tw': (size: string, best: string) => `圖片比例不符：${size}，建議 ${best}`,
  },
  otherShape: {
    'zh-cn': (size: string, first: string) => `图片比例与其他图片不同：${size}，其他为 ${first}`,
    en: (size: string, first: string) => `Another shape than its neighbours: ${size} beside ${first}`,
    'zh-tw': (size: string, first: string) => `圖片比例與其他圖片不同：${size}，其他為 ${first}`,
  },
  smallPicture: {
    'zh-cn': (width: number, best: number) => `图片宽 ${width}px，会显得模糊，建议 ${best}px`,
    en: (width: number, best: number) => `${width} px wide will look blurred; best is ${best} px`,
    'zh-tw': (width: number, best: number) => `圖片寬 ${width}px，會顯得模糊，建議 ${best}px`,
  },
})
