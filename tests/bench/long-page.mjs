import { answerPage as answer } from './answer-page.mjs'

// A page of many blocks, answered by the bench, so that no server's limit is measured.

const first = 1767225600000000
/** The page that `answerPage` answers. */
export const longPageId = 777

const colour = (item) => ({ color: [{ item }], default: [{ item }] })
const title = (words) => ({
  name: 'titles',
  titleConfig: { title: '标题', value: words, max: 10 },
  themeColor: colour('#282828'),
  titleColor: colour('#fff'),
})
const tiles = () => ({
  name: 'activeParty',
  titleConfig: { value: '超值爆款' },
  desConfig: { value: '美好生活' },
  menuConfig: {
    list: ['今日推荐', '热门榜单', '首发新品', '促销单品'].map((value) => ({ img: '', info: [{ value }, { value: '' }, { value: '' }] })),
  },
})

/** Titles, with four tiles as every fifth block. */
export function pageOf(count) {
  const blocks = Array.from({ length: count }, (_, index) => (index % 5 === 4 ? tiles() : title(`标题 ${index}`)))
  const value = Object.fromEntries(
    blocks.map((block, index) => [first + index, { ...block, timestamp: first + index, id: `id${first + index}` }]),
  )
  return { id: longPageId, version: 'bench', type: 2, status: 0, is_diy: 1, is_show: 1, title: 'bench', name: 'bench', value }
}

/** Answers the reading of the long page. */
export const answerPage = (page, count, origin) => answer(page, pageOf(count), origin)
