import { seeded } from './media-seed.mjs'

/** Moving, deleting, bringing back and counting all files of a category over the real server, in ms. */
export async function measureBulk({ product, token }, category) {
  const call = async (path, method = 'GET', body) => {
    const headers = { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) }
    const reply = await fetch(`${product.url}/adminapi/file/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const answer = await reply.json()
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.msg}`)
    return answer.data
  }
  const timed = async (act) => {
    const started = performance.now()
    await act()
    return performance.now() - started
  }
  const countIn = async (pid, expected) => {
    const { count } = await call(`file?pid=${pid}&page=1&limit=1`)
    if (count !== expected) throw new Error(`category ${pid} holds ${count} files, not ${expected}`)
  }
  const { ids } = await call(`ids?pid=${category}`)
  const list = ids.join(',')
  await call('category', 'POST', { pid: 0, name: 'bench moved' })
  const target = (await call('category?all=1')).list.find(({ title }) => title === 'bench moved').id
  const move = await timed(() => call('file/do_move', 'PUT', { pid: target, images: list }))
  await countIn(target, seeded)
  await countIn(category, 0)
  const remove = await timed(() => call('file/delete', 'POST', { ids: list }))
  await countIn(target, 0)
  const restore = await timed(() => call('restore', 'POST', { ids }))
  await countIn(target, seeded)
  const count = await timed(() => countIn(target, seeded))
  return { move, remove, restore, count }
}

export const bulkLines = ({ move, remove, restore, count }) => [
  `| move / delete / bring back ${seeded} files, one call each, s | ${[move, remove, restore].map((time) => (time / 1000).toFixed(1)).join(' / ')} | |`,
  `| first file and number of ${seeded} right after that, ms | ${count.toFixed(0)} | |`,
]
