import { describe, expect, it } from 'vitest'
import { createConversationList } from '#src/kefu/agent/conversations.ts'
import { readConversation } from '#src/kefu/wire/conversation.ts'
import type { Connection } from '#src/stores/connection.ts'

const wire = (uid: number) => ({ to_uid: uid, nickname: `访客${uid}`, update_time: 1_795_000_000 + uid, mssage_num: 0, is_tourist: 0 })

/** A list at a server that has these customers; `hold` keeps its next answer back. */
function listAt(kind: 'own' | 'shop') {
  const there = new Set([1, 2])
  let held: Promise<void> | undefined
  const send = async (_: unknown, { query }: { query: { is_tourist: number } }) => {
    const answer = query.is_tourist ? [] : [...there].map(wire)
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
    const { there, list, uids, hold } = listAt('own')
    await list.refresh()
    expect(uids()).toEqual(['1', '2'])
    there.delete(2)
    const release = hold()
    const reading = list.refresh()
    // what comes while it is read is no row of before
    list.put(readConversation(wire(3))!)
    release()
    await reading
    expect(uids()).toEqual(['1', '3'])
  })

  it('stays while something is looked for, and at a plain shop', async () => {
    const shop = listAt('shop')
    const own = listAt('own')
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
