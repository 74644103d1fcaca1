import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createVisitor, type Visitor } from '#src/kefu/visitor/visitor.ts'
import { Connection } from '#src/stores/connection.ts'
import { barePage } from '../bare-page.ts'
import { openShop, type Shop } from './small-shop.ts'

let shop: Shop
let visitor: Visitor
const opened: Visitor[] = []

async function begin(isOurs: boolean): Promise<void> {
  barePage()
  shop = await openShop(isOurs)
}
function visit(): Promise<void> {
  const connection = new Connection({ base: shop.url, who: 'page', token: undefined, credentials: 'include' })
  visitor = createVisitor({ connection, token: undefined, onMessage: () => {} })
  opened.push(visitor)
  return visitor.open()
}
const session = () => {
  const state = visitor.$state.get()
  return state.state === 'open' ? state.session : undefined
}
const isOnline = () => vi.waitFor(() => expect(session()?.client.$status.get().state).toBe('online'))
const has = (agent: string, timeout?: number) => vi.waitFor(() => expect(session()?.identity.partner.uid).toBe(agent), { timeout })
const sees = (expected: string[]) =>
  vi.waitFor(() => expect(visitor.$messages.get().map(({ text, state }) => `${text} ${state}`)).toEqual(expected))
/** What was sent last. */
const said = () => shop.frames.findLast(({ type }) => type === 'chat')!.data

afterEach(async () => {
  for (const one of opened.splice(0)) one.close()
  await shop.stop()
  vi.unstubAllGlobals()
})

describe('who is handed on at our server', () => {
  beforeEach(() => begin(true))

  it('is told who answers by now when it comes back, whether it looks or not', async () => {
    await visit()
    await isOnline()
    shop.isDown = true
    shop.drop()
    visitor.send('断线时写的')
    shop.handOn(2)
    shop.isDown = false
    await has('2', 5000)
    await isOnline()
    // what waited goes to whom they have
    await sees(['断线时写的 sent'])
    expect(said()).toMatchObject({ to_uid: 2 })
  })

  it('takes no answer of before for who answers, where it was handed on meanwhile', async () => {
    await visit()
    await isOnline()
    let answer = () => {}
    shop.held = new Promise<void>((resolve) => (answer = resolve))
    const opening = visitor.open()
    await vi.waitFor(() => expect(shop.opened).toBe(2))
    shop.held = undefined
    shop.handOn(2)
    await has('2')
    answer()
    await opening
    expect(session()?.identity.partner.uid).toBe('2')
  })
})

describe.each([
  ['our server', true],
  ['a plain shop server', false],
])('a visitor of %s', (_, isOurs) => {
  beforeEach(() => begin(isOurs))

  it('begins nothing any more that was closed while it asked who answers', async () => {
    let answer = () => {}
    shop.held = new Promise<void>((resolve) => (answer = resolve))
    const opening = visit()
    await vi.waitFor(() => expect(shop.opened).toBe(1))
    visitor.close()
    answer()
    await opening
    expect(visitor.$state.get().state).toBe('opening')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('crm:chat:'))).toEqual([])
  })

  it('is never taken for a visitor of another kind of server while nobody says which it is', async () => {
    shop.isUnknown = true
    await visit()
    expect(visitor.$state.get().state).toBe('failed')
    shop.isUnknown = false
    await visitor.open()
    await isOnline()
    visitor.close()
    shop.isUnknown = true
    await visit()
    await isOnline()
    visitor.send('在吗')
    await sees(['在吗 sent'])
    expect(said()).toEqual(
      isOurs ? expect.objectContaining({ client_id: expect.any(String) }) : expect.not.objectContaining({ client_id: expect.any(String) }),
    )
  })
})
