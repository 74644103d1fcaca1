import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createConversationList } from '#src/kefu/agent/conversations.ts'
import { readConversation } from '#src/kefu/wire/conversation.ts'
import { setLocale } from '#src/text/locale.ts'
import type { Connection } from '#src/stores/connection.ts'
import { barePage } from '../bare-page.ts'

type Query = Record<string, unknown>
const row = (to_uid: number, more: Query = {}) => ({ to_uid, nickname: `客户${to_uid}`, is_tourist: 0, update_time: to_uid, ...more })
const rows = [
  row(1, { mssage_num: 2, is_done: 0 }),
  row(2, { is_done: 1 }),
  row(3, { is_done: 0, assignee: { uid: 9, nickname: '小丽' } }),
  row(4, { is_done: 0 }),
]
let asked: Query[]

function listAt(kind: 'own' | 'shop', unread = 2) {
  const connection = {
    kind,
    async send({ path }: { path: string }, { query }: { query: Query }) {
      if (path === '/service/info') return { unread }
      asked.push(query)
      return query['is_tourist'] === 0 ? rows : []
    },
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

  it.each([
    ['en', 'guest 31', '游客31'],
    ['en', 'Guest', '游客'],
    ['zh-tw', '訪客31', '游客31'],
    ['zh-cn', '游客31', '游客31'],
    ['en', 'Guest House', 'Guest House'],
  ] as const)('finds guests by what they are called in %s: %s', async (locale, words, sent) => {
    setLocale(locale)
    const list = listAt('shop')
    await list.refresh()
    list.put(readConversation(row(318, { nickname: '游客318', is_tourist: 1 }))!)
    list.search(words)
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ is_tourist: 1, nickname: sent }))
    expect(asked.at(-2)).toMatchObject({ is_tourist: 0, nickname: words })
    expect(shown(list)).toEqual(words === 'Guest House' ? [] : ['318'])
    setLocale('zh-cn')
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

  it('counts what is unread in rows that no page has brought, as our server does', async () => {
    const list = listAt('own', 7)
    await list.refresh()
    expect(list.$unread.get()).toBe(7)
    list.change('1', { unread: 0 })
    expect(list.$unread.get()).toBe(5)
    const shop = listAt('shop', 7)
    await shop.refresh()
    expect(shop.$unread.get()).toBe(2)
  })

  it('is narrowed to a tag', async () => {
    const list = listAt('own')
    await list.refresh()
    list.change('4', { tags: ['大客户'] })
    list.tag('大客户')
    expect([shown(list), asked.at(-1)]).toEqual([['4'], expect.objectContaining({ tag: '大客户' })])
    list.tag('')
    expect(shown(list)).toHaveLength(4)
  })

  it('asks a plain shop nothing that it does not know', async () => {
    const list = listAt('shop')
    list.sort(true)
    await vi.waitFor(() => expect(list.$state.get()).toBe('ready'))
    expect(asked.map((query) => Object.keys(query))).toEqual(asked.map(() => ['page', 'limit', 'nickname', 'is_tourist']))
    expect(shown(list)[0]).toBe('1')
  })
})

const wireOf = (uid: number) => ({ to_uid: uid, nickname: `访客${uid}`, update_time: 1_795_000_000 + uid, mssage_num: 0, is_tourist: 0 })

/** A list at a server that has these customers; `hold` keeps its next answer back. */
function changingListAt(kind: 'own' | 'shop') {
  const there = new Set([1, 2])
  let held: Promise<void> | undefined
  const send = async (_: unknown, { query }: { query: { is_tourist: number } }) => {
    const answer = query.is_tourist ? [] : [...there].map(wireOf)
    await held
    return answer
  }
  const list = createConversationList({ base: 'https://shop.example', kind, send } as unknown as Connection)
  return {
    ...{ there, list },
    uids: () =>
      list.$rows
        .get()
        .map(({ uid }) => uid)
        .toSorted(),
    hold() {
      let release = () => {}
      held = new Promise((resolve) => (release = resolve))
      return () => (release(), (held = undefined))
    },
  }
}

describe('what a list no longer has', () => {
  it('is gone at our server: somebody else was given the visitor while nobody could be told', async () => {
    const { there, list, uids, hold } = changingListAt('own')
    await list.refresh()
    expect(uids()).toEqual(['1', '2'])
    there.delete(2)
    const release = hold()
    const reading = list.refresh()
    // what comes while it is read is no row of before
    list.put(readConversation(wireOf(3))!)
    release()
    await reading
    expect(uids()).toEqual(['1', '3'])
  })

  it('stays while something is looked for, and at a plain shop', async () => {
    const shop = changingListAt('shop')
    const own = changingListAt('own')
    for (const { list, there } of [shop, own]) {
      await list.refresh()
      there.delete(2)
    }
    own.list.search('访客')
    for (const { list, uids } of [shop, own]) {
      await list.refresh()
      expect(uids()).toEqual(['1', '2'])
    }
    own.list.search('')
    await own.list.refresh()
    expect(own.uids()).toEqual(['1'])
  })
})

describe('what is told while a list is read', () => {
  it('is newer than the list, and comes only once: who is there, what is done', async () => {
    const { list, hold } = changingListAt('own')
    const release = hold()
    const reading = list.refresh()
    // the list on its way says that both are away
    list.presence.tell('1', true)
    list.change('2', { isDone: true })
    release()
    await reading
    expect([list.find('1')!.isOnline, list.find('2')!.isOnline, list.find('2')!.isDone]).toEqual([true, false, true])
    await list.refresh()
    expect(list.find('1')!.isOnline).toBe(false)
  })

  it('does not outlive two minutes, where somebody wrote', async () => {
    const { list, hold } = changingListAt('shop')
    const release = hold()
    const reading = list.refresh()
    list.presence.hear('1')
    release()
    await reading
    expect(list.find('1')!.isOnline).toBe(true)
  })
})

describe('a row that comes late', () => {
  const at = (seq: number, read_seq: number, mssage_num: number) =>
    readConversation({ ...wireOf(1), seq, read_seq, mssage_num, message: `第 ${seq} 句` })!
  const shown = ({ find }: ReturnType<typeof createConversationList>) => [find('1')!.unread, find('1')!.preview]

  it('takes nothing back: neither what was said since nor what was read', async () => {
    const { list } = changingListAt('own')
    list.put(at(9, 6, 3))
    list.put(at(8, 6, 2))
    expect(shown(list)).toEqual([3, '第 9 句'])
    list.read('1', 9)
    list.put(at(9, 6, 3))
    expect(shown(list)).toEqual([0, '第 9 句'])
    list.put(at(10, 9, 1))
    // told before the tenth came
    list.read('1', 9)
    expect(shown(list)).toEqual([1, '第 10 句'])
  })

  it('is believed where this page only thought that something was read', async () => {
    const { list } = changingListAt('own')
    list.put(at(9, 6, 3))
    list.change('1', { unread: 0 })
    list.put(at(9, 6, 3))
    expect(shown(list)).toEqual([3, '第 9 句'])
  })
})
