import { readFileSync } from 'node:fs'
import { saveBlocks } from '../support/stage.mjs'
import { answerPage } from './answer-page.mjs'

// A page as shops have them: every kind of block, real pictures and products of the demo server.

const sample = JSON.parse(readFileSync(new URL('../fixtures/pages/synthetic-all-blocks-stored-value.json', import.meta.url), 'utf8'))
/** Kinds that a page has once. */
const once = new Set(['headerSerch', 'tabNav', 'pageFoot', 'customerService', 'follow'])
/** Pages of the demo shop that hold products, slides and menus. */
const demoPages = [5, 6, 7, 8]
const stamp = 1767225600000000

/** The same block with real pictures of the shop in place of empty ones and of those of other servers. */
function withPictures(block, url, roll) {
  let at = 0
  const leaf = (key, value) => {
    const isPicture = /^(img|url|pic|image|icon)$/.test(key) && typeof value === 'string'
    const isOurs = isPicture && value.startsWith(url)
    return isPicture && !isOurs && !value.startsWith('/pages/')
      ? `${url}/uploads/attach/demo/goods-${1 + ((roll + at++) % 120)}.jpg`
      : value
  }
  return JSON.parse(JSON.stringify(block), (key, value) => leaf(key, value))
}

async function demoBlocks({ product, token }) {
  const headers = { Authorization: `Bearer ${token}` }
  const read = async (id) => (await (await fetch(`${product.url}/adminapi/diy/get_diy_info/${id}`, { headers })).json()).data.info.value
  return (await Promise.all(demoPages.map(read))).flatMap((value) => Object.values(value))
}

/** Blocks in the order of the page; every third is a title, whose words and place are edited. */
export async function mixedBlocks(stage, count) {
  const all = [...(await demoBlocks(stage)), ...Object.values(sample)]
  const first = [...new Map(all.filter(({ name }) => once.has(name)).map((block) => [block.name, block])).values()]
  const many = all.filter(({ name }) => !once.has(name) && name !== 'titles')
  const { timestamp: _, id: __, ...title } = all.find(({ name }) => name === 'titles')
  const rest = Array.from({ length: count - first.length }, (unused, index) =>
    index % 3 === 2
      ? { ...title, titleConfig: { ...title.titleConfig, value: `标题 ${index}` } }
      : withPictures(many[index % many.length], stage.product.url, index),
  )
  return [...first, ...rest]
}

/**
 * Stores a page of so many blocks at the server; what that refuses as too large is answered inside the browser instead. Resolves with the
 * page's id, `prepare(page)` for every browser page that opens it, and `told`: how it was served, for the results.
 */
export async function mixedPage(stage, count) {
  const blocks = await mixedBlocks(stage, count)
  const kinds = new Set(blocks.map(({ name }) => name)).size
  try {
    const id = await saveBlocks(stage.product.url, stage.token, blocks)
    return { id, prepare: async () => undefined, told: `${count} blocks of ${kinds} kinds: stored at the server and read from it` }
  } catch (error) {
    const value = Object.fromEntries(
      blocks.map((block, index) => [stamp + index, { ...block, timestamp: stamp + index, id: `id${stamp + index}` }]),
    )
    const info = { id: 777, version: 'bench', type: 2, status: 0, is_diy: 1, is_show: 1, title: 'bench', name: 'bench', value }
    return {
      id: '777',
      prepare: (page) => answerPage(page, info, new URL(stage.pages.url).origin),
      told: `${count} blocks of ${kinds} kinds: NOT stored (${error.message}); the reply is stubbed inside the browser`,
    }
  }
}
