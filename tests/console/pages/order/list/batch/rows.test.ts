import { describe, expect, it } from 'vitest'
import { readOrderRow, type Order } from '#src/order-forms/order.ts'
import { checkRows, readPasted } from '#src/console/pages/order/list/batch/rows.ts'
import { fieldOf, severalNumbers } from '#src/console/pages/order/list/search.ts'
import list from '../../../../../fixtures/recorded/adminapi_order_list_status_all.json' with { type: 'json' }

const [toShip] = list.responseBody.data.data.map(readOrderRow)
const couriers = [
  { id: 2, value: '圆通速递', code: 'yuantong' },
  { id: 3, value: '中通快递', code: 'zhongtong' },
]

describe('lines of a batch', () => {
  it('are read from a spreadsheet, from text, and from a scanner that writes one number a line', () => {
    expect(readPasted('A1\tYT1\t圆通速递\nA2,YT2\nA3\nYT3\nA4')).toEqual([
      { order: 'A1', number: 'YT1', courier: '圆通速递' },
      { order: 'A2', number: 'YT2', courier: '' },
      { order: 'A3', number: 'YT3', courier: '' },
      { order: 'A4', number: '', courier: '' },
    ])
  })

  it('keep their places where a spreadsheet has empty cells', () => {
    expect(readPasted('A1\t\t圆通速递\nA2\t\n\t A3\tYT3\t\nA4\t')).toEqual([
      { order: 'A1', number: '', courier: '圆通速递' },
      { order: 'A2', number: '', courier: '' },
      { order: 'A3', number: 'YT3', courier: '' },
      { order: 'A4', number: '', courier: '' },
    ])
  })

  it('leave out headings that were pasted with them', () => {
    expect(readPasted('订单号\t快递单号\t快递公司\nA1\tYT1\t圆通')).toEqual([{ order: 'A1', number: 'YT1', courier: '圆通' }])
    expect(readPasted('Order\tTracking number\nA1\tYT1').map(({ order }) => order)).toEqual(['A1'])
    expect(readPasted('订单号，快递单号\nA1，YT1')).toEqual([{ order: 'A1', number: 'YT1', courier: '' }])
  })

  it('name a courier by a beginning that no other one has', () => {
    const number = toShip!.order_id
    const several = [...couriers, { id: 4, value: '圆通国际', code: 'yuantongguoji' }]
    const checked = (word: string, usual = '') =>
      checkRows(readPasted(`${number}\tYT00001\t${word}`), { orders: new Map([[number, toShip!]]), couriers: several, usual })[0]!
    // of several the one that is chosen for all lines
    expect(checked('圆通', 'yuantongguoji').by?.code).toBe('yuantongguoji')
    expect([checked('中通').by?.code, checked('ZHONGTONG').by?.code]).toEqual(['zhongtong', 'zhongtong'])
    expect([checked('圆通').problem, checked('顺丰').problem, checked('').problem]).toEqual([
      'courierSeveral',
      'courierUnknown',
      'courierMissing',
    ])
  })

  it('say why an order cannot go out', () => {
    const refund = [{ refund_type: 1 }] as unknown as Order['refund']
    const changes: [Partial<Order>, string | undefined][] = [
      [{}, undefined],
      [{ paid: 0, state: 'unpaid' }, 'unpaid'],
      [{ shipping_type: 2 }, 'pickUp'],
      [{ status: 1 }, 'shippedAlready'],
      [{ refund_status: 1, refund }, 'refundOpen'],
      [{ refund }, 'refundOpen'],
      [{ status: -2, refund_status: 2 }, 'givenBack'],
      [{ is_del: 1 }, 'deleted'],
      [{ pinkStatus: 1 }, 'groupOpen'],
    ]
    for (const [change, problem] of changes) {
      const orders = new Map([['cp1', { ...toShip!, ...change }]])
      expect(checkRows(readPasted('cp1 YT00001'), { orders, couriers, usual: 'yuantong' })[0]!.problem).toBe(problem)
    }
    // an order that there is not has no waybill to be judged
    expect(checkRows(readPasted('cp99999 12'), { orders: new Map(), couriers, usual: 'yuantong' })[0]!.problem).toBe('orderUnknown')
  })

  it('are refused by themselves, each for its own reason', () => {
    const number = toShip!.order_id
    const rows = readPasted([`${number} YT00001 中通快递`, `${number} YT00002`, 'cp1 YT00003', `cp2 YT00001`, `cp3 YT00004`].join('\n'))
    const checked = checkRows(rows, { orders: new Map([[number, toShip!]]), couriers, usual: 'yuantong' })
    expect(checked.map(({ problem }) => problem)).toEqual([undefined, 'twice', 'orderUnknown', 'numberTwice', 'orderUnknown'])
    expect(checked[0]!.by!.code).toBe('zhongtong')
  })
})

describe('what is looked for', () => {
  it.each([
    ['cp646989012208189440', 'order_id'],
    ['646989252202070016', 'order_id'],
    // of couriers that number with figures alone: our server knows them by everything that an order is found by
    ['773012345678901', 'all'],
    ['4620123456789', 'all'],
    ['13800000002', 'user_phone'],
    ['张三', 'all'],
    ['4', 'all'],
  ])('%s is looked for by %s', (word, field) => expect(fieldOf(word)).toBe(field))

  it('is several numbers only where every word is one', () => {
    expect(severalNumbers({ real_name: 'cp646989012208189440，13800000002' })?.map((query) => query.field_key)).toEqual([
      'order_id',
      'user_phone',
    ])
    // waybills are looked for wherever our server looks
    expect(severalNumbers({ real_name: 'ZT7300221732\nSF1040000001\n773012345678901' })?.map((query) => query.field_key)).toEqual([
      ...['all', 'all', 'all'],
    ])
    expect(severalNumbers({ real_name: '游戏 主机' })).toBeUndefined()
    expect(severalNumbers({ real_name: 'iPhone 15' })).toBeUndefined()
    expect(severalNumbers({ real_name: '13800000002 13800000002' })).toBeUndefined()
  })
})
