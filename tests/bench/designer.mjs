import { pathToFileURL } from 'node:url'
import { addElement } from './journeys.mjs'
import { openStage } from './stage.mjs'

/*
 * What an edit costs on pages of 100, 1,250 and 5,000 blocks: script and layout of one gesture, in ms.
 * The page is answered by the bench, so that no server's limit is measured.
 */

const counts = [100, 1250, 5000]
const first = 1767225600000000
const pageId = 777

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

function pageOf(count) {
  const blocks = Array.from({ length: count }, (_, index) => (index % 5 === 4 ? tiles() : title(`标题 ${index}`)))
  const value = Object.fromEntries(
    blocks.map((block, index) => [first + index, { ...block, timestamp: first + index, id: `id${first + index}` }]),
  )
  return { id: pageId, version: 'bench', type: 2, status: 0, is_diy: 1, is_show: 1, title: 'bench', name: 'bench', value }
}

/** Answers the reading of the page; everything else goes to the server. */
async function answer(page, count, origin) {
  const body = JSON.stringify({ status: 200, msg: 'success', data: { info: pageOf(count) } })
  const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const isPage = request.method() === 'GET' && request.url().includes(`/get_diy_info/${pageId}`)
    if (isPage) void request.respond({ contentType: 'application/json', headers, body })
    else void request.continue()
  })
}

/** Runs in the page: the median and the 98th of 100 rounds of each gesture. */
async function measureInPage() {
  const root = document.querySelector('crm-designer').shadowRoot
  const canvas = root.querySelector('.designer-canvas')
  const rest = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 4)))
  const cost = async (act) => {
    const times = []
    for (let round = 0; round < 100; round++) {
      const start = performance.now()
      act(round)
      await Promise.resolve()
      void canvas.offsetHeight
      times.push(performance.now() - start)
      await rest()
    }
    times.sort((a, b) => a - b)
    return { median: times[50], p98: times[98] }
  }
  const key = (name, more) =>
    root
      .querySelector('.designer-block[data-chosen] [data-block]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, ...more }))
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const write = (words) => {
    const input = root.querySelector('[data-field=words] input')
    setValue.call(input, words)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const select = await cost((round) => root.querySelectorAll('[data-block]')[round % 10].click())
  root.querySelectorAll('[data-block]')[5].click()
  await rest()
  const type = await cost((round) => write(`字 ${round}`))
  const insert = await cost(() => root.querySelector('[data-kind=titles]').click())
  const move = await cost((round) => key(round % 2 ? 'ArrowUp' : 'ArrowDown', { altKey: true }))
  const remove = await cost(() => key('Delete'))
  const undo = await cost(() => root.querySelector('.designer-bar__history button').click())
  return { select, type, insert, move, remove, undo }
}

async function measure(stage, count) {
  const page = await stage.freshPage()
  await page.goto(`${stage.pages.url}/blank.html`)
  await answer(page, count, new URL(stage.pages.url).origin)
  const start = performance.now()
  await addElement(page, stage, 'crm-designer', { 'page-id': String(pageId) })
  await page.waitForSelector('crm-designer >>> .designer-panel__body', { timeout: 60_000, visible: true })
  const opened = performance.now() - start
  const costs = await page.evaluate(measureInPage)
  await page.close()
  return { opened, costs }
}

/** Costs of the edits by number of blocks; `{ [count]: { opened, costs: { type: { median, p98 } … } } }`. */
export async function measureEdits(stage) {
  const results = {}
  for (const count of counts) results[count] = await measure(stage, count)
  return results
}

/** The result as lines of a table, with the ratio of the largest page to the smallest. */
export function table(results) {
  const cell = ({ median, p98 }) => `${median.toFixed(1)} / ${p98.toFixed(1)}`.padStart(14)
  const line = (name) => {
    const cells = counts.map((count) => cell(results[count].costs[name]))
    const ratio = results[counts.at(-1)].costs[name].median / results[counts[0]].costs[name].median
    return `${name.padEnd(8)}${cells.join('')}${ratio.toFixed(2).padStart(10)}`
  }
  const head = `${'blocks'.padEnd(8)}${counts.map((count) => String(count).padStart(14)).join('')}${'ratio'.padStart(10)}`
  const opened = `${'open'.padEnd(8)}${counts.map((count) => results[count].opened.toFixed(0).padStart(14)).join('')}`
  return [`designer: median / p98 of an edit in ms`, head, opened, ...['select', 'type', 'insert', 'move', 'remove', 'undo'].map(line)]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const stage = await openStage()
  try {
    console.log(table(await measureEdits(stage)).join('\n'))
  } finally {
    await stage.close()
  }
}
