import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '安全验证', en: 'One more check', 'zh-tw': '安全驗證' },
  hint: {
    'zh-cn': '拖动滑块，把拼图移到缺口处。也可用左右方向键移动，回车确认。',
    en: 'Drag the slider until the piece fills the gap. Or use the arrow keys, then Enter.',
    'zh-tw': '拖曳滑塊，把拼圖移到缺口處。也可用左右方向鍵移動，Enter 確認。',
  },
  slider: { 'zh-cn': '拼图位置', en: 'Position of the piece', 'zh-tw': '拼圖位置' },
  picture: { 'zh-cn': '带缺口的图片', en: 'Picture with a gap', 'zh-tw': '帶缺口的圖片' },
  position: {
    'zh-cn': (percent: number) => `向右 ${percent}%`,
    en: (percent: number) => `${percent}% to the right`,
    'zh-tw': (percent: number) => `向右 ${percent}%`,
  },
  pull: { 'zh-cn': '向右拖动完成拼图', en: 'Drag to the right', 'zh-tw': '向右拖曳完成拼圖' },
  wrong: { 'zh-cn': '没有对齐，请再试一次', en: 'Not quite. Please try again.', 'zh-tw': '沒有對齊，請再試一次' },
  solved: { 'zh-cn': '验证通过', en: 'Passed', 'zh-tw': '驗證通過' },
  words: { 'zh-cn': '看不清？改为文字题', en: 'Cannot see it? Answer in words', 'zh-tw': '看不清？改為文字題' },
  picturesAgain: { 'zh-cn': '改为拼图', en: 'Use the picture', 'zh-tw': '改為拼圖' },
  wordsHint: {
    'zh-cn': '请为每个问题选出正确的一项。',
    en: 'Choose the right word for each question.',
    'zh-tw': '請為每個問題選出正確的一項。',
  },
  wordsWrong: { 'zh-cn': '回答不正确，请再试一次', en: 'Not quite. Please try again.', 'zh-tw': '回答不正確，請再試一次' },
  renewWords: { 'zh-cn': '换一组', en: 'Other questions', 'zh-tw': '換一組' },
  renew: { 'zh-cn': '换一张', en: 'Another picture', 'zh-tw': '換一張' },
})
