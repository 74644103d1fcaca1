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

/** Answers the reading of the page; everything else goes to the server. */
export async function answerPage(page, count, origin) {
  const publishing = { published: null, draft: null, schedule: null }
  const body = JSON.stringify({ status: 200, msg: 'success', data: { info: pageOf(count), publishing } })
  const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const isPage = request.method() === 'GET' && /\/diy\/(get_diy_info|draft)\/777$/.test(request.url())
    if (isPage) void request.respond({ contentType: 'application/json', headers, body })
    else void request.continue()
  })
}
