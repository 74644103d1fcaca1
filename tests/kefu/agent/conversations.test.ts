import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createConversationList } from '#src/kefu/agent/conversations.ts'
import type { Connection } from '#src/stores/connection.ts'
import { barePage } from '../bare-page.ts'

type Query = Record<string, unknown>
const row = (to_uid: number, more: Query = {}) => ({ to_uid, nickname: `客户${to_uid}`, is_tourist: 0, update_time: to_uid, ...more })
const rows = [
  row(1, { mssage_num: 2, is_done: 0 }),
  row(2, { is_done: 1 }),
  row(3, { is_done: 0, desk: { uid: 9, nickname: '小丽' } }),
  row(4, { is_done: 0 }),
]
let asked: Query[]

function listAt(kind: 'own' | 'shop') {
  const connection = {
    kind,
    send: async (_: unknown, { query }: { query: Query }) => (asked.push(query), query['is_tourist'] === 0 ? rows : []),
  } as unknown as Connection
  return createConversationList(connection)
}
const shown = ({ $shown }: ReturnType<typeof createConversationList>) => $shown.get().map(({ uid }) => uid)

beforeEach(() => {
  barePage()
  asked = []
})

describe('an agent’s list', () => {
  it('is narrowed to what goes on, and to what is done', async () => {
    const list = listAt('own')
    await list.refresh()
    expect(shown(list)).toEqual(['4', '3', '2', '1'])
    list.assign('mine')
    expect([shown(list), asked.at(-1)]).toEqual([['4', '1'], expect.objectContaining({ assigned: 'mine', page: 1 })])
    list.assign('done')
    expect(shown(list)).toEqual(['2'])
    list.change('2', { isDone: false })
    expect(shown(list)).toEqual([])
  })

  it('shows the unread before the others where it is wished, also after a reload', async () => {
    const list = listAt('own')
    await list.refresh()
    list.sort(true)
    expect([shown(list), asked.at(-1)]).toEqual([['1', '4', '3', '2'], expect.objectContaining({ first: 'unread' })])
    await vi.waitFor(() => expect(list.$state.get()).toBe('ready'))
    expect(listAt('own').$isUnreadFirst.get()).toBe(true)
    list.sort(false)
    expect(listAt('own').$isUnreadFirst.get()).toBe(false)
  })

  it('asks a plain shop nothing that it does not know', async () => {
    const list = listAt('shop')
    list.sort(true)
    await vi.waitFor(() => expect(list.$state.get()).toBe('ready'))
    expect(asked.map((query) => Object.keys(query))).toEqual(asked.map(() => ['page', 'limit', 'nickname', 'is_tourist']))
    expect(shown(list)[0]).toBe('1')
  })
})
