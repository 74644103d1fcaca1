import { beforeAll, expect, it } from 'vitest'
import { chatStage, type Customer, type Somebody } from '../stage.ts'

const stage = chatStage()
let author: Somebody
let colleague: Somebody
let stranger: Somebody
let rain: Customer

beforeAll(async () => {
  author = await stage.agent('author')
  colleague = await stage.agent('colleague')
  stranger = await stage.agent('stranger')
  rain = await stage.customer('陈晓雨', { of: author })
})

interface Note {
  id: number
  words: string
  nickname: string
  is_mine: number
  add_time: number
  update_time: number
}
const notes = async (agent: Somebody) => (await agent.call<Note[]>('GET', `user/notes/${rain.uid}`)).data

it('keeps what an agent writes down, with who and when, for whoever serves the customer next', async () => {
  expect(await author.call('POST', `user/notes/${rain.uid}`, { words: ' 对尼龙过敏 ' })).toMatchObject({
    status: 200,
    code: 'chat-note-kept',
  })
  await author.call('POST', `user/notes/${rain.uid}`, { words: '<script>alert(1)</script>' })
  expect(await notes(author)).toEqual([
    expect.objectContaining({ words: '<script>alert(1)</script>', is_mine: 1 }),
    { id: expect.any(Number), words: '对尼龙过敏', nickname: '客服author', is_mine: 1, add_time: expect.any(Number), update_time: 0 },
  ])
  await colleague.socket()
  await author.call('POST', 'service/transfer', { kefuToUid: colleague.uid, uid: rain.uid })
  expect((await notes(colleague)).map(({ words, nickname, is_mine }) => [words, nickname, is_mine])).toEqual([
    ['<script>alert(1)</script>', '客服author', 0],
    ['对尼龙过敏', '客服author', 0],
  ])
})

it('lets nobody but its author change a note, and nobody read those of a customer who is not theirs', async () => {
  const [, first] = await notes(colleague)
  const path = `user/notes/${rain.uid}/${first!.id}`
  expect(await colleague.call('PUT', path, { words: '别人写的' })).toMatchObject({ status: 400, code: 'chat-note-others' })
  expect(await colleague.call('DELETE', path)).toMatchObject({ status: 400, code: 'chat-note-others' })
  expect(await stranger.call('GET', `user/notes/${rain.uid}`)).toMatchObject({ code: '410092' })
  expect(await stranger.call('POST', `user/notes/${rain.uid}`, { words: '我来看看' })).toMatchObject({ code: '410092' })
  expect(await colleague.call('POST', `user/notes/${rain.uid}`, { words: '  ' })).toMatchObject({
    ...{ status: 400, code: 'chat-note-empty', errors: { words: '请输入备注内容' } },
  })
  // the visitor is back with the author
  await author.socket()
  await colleague.call('POST', 'service/transfer', { kefuToUid: author.uid, uid: rain.uid })
  expect(await author.call('PUT', path, { words: '对尼龙和羊毛过敏' })).toMatchObject({ status: 200 })
  expect((await notes(author)).at(-1)).toMatchObject({ words: '对尼龙和羊毛过敏', update_time: expect.any(Number) })
  expect((await notes(author)).at(-1)!.update_time).toBeGreaterThan(0)
  expect(await author.call('DELETE', path)).toMatchObject({ status: 200, code: 'chat-note-gone' })
  expect(await notes(author)).toHaveLength(1)
})
