import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '#src/http/failure.ts'
import { agentCards } from '#src/kefu/client/agent-cards.ts'
import { visitorCards } from '#src/kefu/client/visitor-cards.ts'
import { Connection } from '#src/stores/connection.ts'
import { startReplay } from '../../replay/server.mjs'
import { barePage } from '../bare-page.ts'

describe('cards at the replayed shop', () => {
  let shop: Awaited<ReturnType<typeof startReplay>>
  let connection: Connection
  const asked = () =>
    shop.calls.filter(({ path }: { path: string }) => /product|order/.test(path)).map(({ path }: { path: string }) => path)

  beforeEach(async () => {
    barePage()
    shop = await startReplay()
    connection = new Connection({ base: shop.url, who: 'agent', token: shop.sessions.give('kefu'), credentials: 'include' })
  })
  afterEach(() => (vi.useRealTimers(), vi.restoreAllMocks(), shop.close()))

  it('are fetched once each', async () => {
    const cards = agentCards(connection)
    const both = await Promise.all([cards.product('5'), cards.product('5')])
    expect(both).toEqual([both[0], both[0]])
    expect(both[0]).toMatchObject({ id: '5', name: '智能手机 Pro', price: '2571.90', stock: '500', sales: '271' })
    await cards.product('5')
    expect(asked()).toEqual(['/kefuapi/product/info/5'])
  })

  it('of an order are found by its number among the customer’s', async () => {
    const cards = agentCards(connection)
    const number = 'cp646989011566460928'
    expect(await cards.order(number, '3')).toMatchObject({ number, state: '未发货', sum: '588.90', name: '游戏主机' })
    expect(await cards.order('cp0', '3')).toBeUndefined()
  })

  it('are of orders as they are now at our server, elsewhere of those that were changed here', async () => {
    await connection.check()
    const cards = agentCards(connection)
    expect(cards.isOld('cp1')).toBe(false)
    // what was changed here is not what a message carries of it
    cards.orderChanged('cp1')
    expect([cards.isOld('cp1'), cards.isOld('cp2')]).toEqual([true, false])
    vi.spyOn(connection, 'kind', 'get').mockReturnValue('own')
    expect(agentCards(connection).isOld('cp1')).toBe(true)
  })

  it('keep a refusal for a while, and no broken connection', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let kind: 'business' | 'network' = 'business'
    const send = vi
      .spyOn(connection, 'send')
      .mockImplementation(() => Promise.reject(new RequestError({ kind, status: 400, code: '410173', message: '订单不存在' })))
    const cards = agentCards(connection)
    const ask = () => cards.order('cp1', '3')
    expect([await ask(), await ask()]).toEqual([undefined, undefined])
    expect(send).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 31_000)
    expect(await ask()).toBeUndefined()
    expect(send).toHaveBeenCalledTimes(2)
    kind = 'network'
    cards.orderChanged('cp1')
    await expect(ask()).rejects.toThrow('订单不存在')
    await expect(ask()).rejects.toThrow('订单不存在')
    expect(send).toHaveBeenCalledTimes(4)
  })

  it('of a visitor come without a session, of a guest’s order none', async () => {
    const cards = visitorCards(connection, undefined)
    expect(await cards.product('5')).toMatchObject({ name: '智能手机 Pro' })
    expect(await cards.order('cp1', '3')).toBeUndefined()
    expect(asked()).toEqual(['/kefuapi/tourist/product/5'])
  })
})
