// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConversationList } from '#src/kefu/agent/conversations.ts'
import { FilterMenu, FilterNote } from '#src/kefu/agent/list/filter-menu.tsx'
import { OthersRows } from '#src/kefu/agent/list/others-rows.tsx'
import type { Workbench } from '#src/kefu/agent/workbench.ts'
import { RequestError } from '#src/http/failure.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop, show } from '../../../pickers/shop.tsx'

let screen: ReturnType<typeof show>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => screen.end())

const [listed, take] = ['/kefuapi/service/others', 'POST /kefuapi/service/take']
const visitor = (uid: number, more: object) => ({
  ...{ uid, nickname: `游客${uid}`, avatar: '', is_tourist: 1, online: 1, type: 3, update_time: 1_795_000_000 },
  ...{ agent_uid: 9, agent_name: '小丽', waits: 1, may_take: 1, ...more },
})

describe('visitors of colleagues', () => {
  function stage(answer: object) {
    const shop = fakeShop({ [listed]: [visitor(5, {}), visitor(6, { waits: 0, may_take: 0 })], [take]: answer })
    const [onTaken, expectVisitor] = [vi.fn(), vi.fn()]
    const workbench = { expect: expectVisitor } as unknown as Workbench
    screen = show(() => <OthersRows connection={shop.connection} {...{ workbench, onTaken }} which="queue" search="" />)
    return { shop, onTaken, expectVisitor }
  }

  it('are taken over where their agent is away, and nobody is told of it who did it', async () => {
    const { shop, onTaken, expectVisitor } = stage({})
    await screen.eventually(() => expect(screen.root.textContent).toContain('小丽 接待 · 等待回复'))
    expect(screen.all('button').map((button) => button.getAttribute('aria-label'))).toEqual(['接手 游客5'])
    setLocale('en')
    await screen.eventually(() =>
      expect(screen.all('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Take over Guest 5']),
    )
    await screen.press('Take over Guest 5')
    await screen.eventually(() => expect(onTaken.mock.calls).toEqual([['5']]))
    expect([shop.asked(take)[0]!.body, expectVisitor.mock.calls]).toEqual([{ uid: 5 }, [['5']]])
  })

  it('stay with an agent who is back meanwhile', async () => {
    const { onTaken } = stage(() => {
      throw new RequestError({ kind: 'business', status: 400, code: 'chat-attended', message: '该访客的客服已回来' })
    })
    await screen.press('接手 游客5')
    await screen.eventually(() => expect(screen.all('button[aria-busy=true]')).toEqual([]))
    expect(onTaken).not.toHaveBeenCalled()
  })
})

describe('the filter of the list', () => {
  const shown = (kind: 'own' | 'shop') => {
    const shop = fakeShop({ '/kefuapi/service/tags': [{ name: '大客户', count: 2 }], '/kefuapi/user/record': [] })
    Object.assign(shop.connection, { kind })
    const list = createConversationList(shop.connection)
    screen = show(() => (
      <>
        <FilterMenu connection={shop.connection} list={list} knowsAssignment={kind === 'own'} />
        <FilterNote list={list} />
      </>
    ))
    return { list, shop }
  }
  const items = () => screen.all('[role^=menuitem]').map(({ textContent }) => textContent)
  const choose = (name: string) =>
    screen.eventually(() =>
      screen
        .all('[role^=menuitem]')
        .find((one) => one.textContent === name)!
        .click(),
    )

  it('narrows to who has them and to a tag, says so, and leads back', async () => {
    const { list, shop } = shown('own')
    await screen.press('筛选和排序')
    await screen.eventually(() =>
      expect(items()).toEqual(['全部会话', '进行中', '待接手', '同事的会话', '已结束', '最新消息在前', '未读在前', '# 大客户']),
    )
    await choose('已结束')
    await screen.eventually(() => expect(screen.root.querySelector('.kefu-filter-note')!.textContent).toBe('已结束显示全部'))
    await screen.press('筛选和排序')
    await choose('# 大客户')
    await screen.eventually(() => expect(screen.root.querySelector('.kefu-filter-note')!.textContent).toBe('已结束 · # 大客户显示全部'))
    expect(shop.asked('/kefuapi/user/record').at(-1)!.query).toMatchObject({ assigned: 'done', tag: '大客户' })
    await screen.press('显示全部')
    await screen.eventually(() => expect(screen.root.querySelector('.kefu-filter-note')).toBeNull())
    expect([list.$assigned.get(), list.$tag.get()]).toEqual(['all', ''])
  })

  it('only sorts at a plain shop, and asks it for no tags', async () => {
    const { shop } = shown('shop')
    await screen.press('筛选和排序')
    await screen.eventually(() => expect(items()).toEqual(['最新消息在前', '未读在前']))
    expect(shop.asked('/kefuapi/service/tags')).toEqual([])
  })
})
