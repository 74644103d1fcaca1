import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  ActivityRow,
  AdvanceRow,
  BargainRow,
  CombinationRow,
  CouponRow,
  IntegralRow,
  LotteryRow,
  SeckillRow,
  SeckillTime,
} from '#src/api/marketing.ts'
import { signedIn } from '../../database.ts'
import { at, marketingStage } from './stage.ts'

const { server, get, list } = marketingStage()

interface Fresh {
  title: string
  product?: number
  from?: number
  to?: number
  status?: number
  deleted?: boolean
}

const running: Fresh[] = [
  { title: '丁腈手套特卖', product: 1 },
  { title: '马克杯特卖', product: 3 },
  { title: '已结束的手套', product: 2, from: -9, to: -3 },
  { title: '未开始的汤碗', product: 4, from: 3, to: 9 },
  { title: '停用的马克杯', product: 3, status: 0 },
  { title: '删掉的手套', product: 1, deleted: true },
]

async function add(table: string, { title, product = 1, from = -2, to = 2, status = 1, deleted = false }: Fresh): Promise<void> {
  const more = table === 'seckills' ? sql`, time_id` : sql``
  const value = table === 'seckills' ? sql`, 1` : sql``
  await server.app.db
    .execute(sql`insert into ${sql.identifier(table)} (product_id, title, image, images, price, quota, quota_show, status, start_at, stop_at, deleted_at${more})
    values (${product}, ${title}, '/uploads/attach/a.jpg', '["/uploads/attach/a.jpg"]'::json, '9.90', 3, 10, ${status}, ${at(from)}, ${at(to)}, ${deleted ? at(-1) : null}${value})`)
}

beforeAll(async () => {
  const { db } = server.app
  await db.execute(sql`insert into seckill_times (hour, hours, slide) values (16, 8, '/uploads/attach/s.jpg'), (0, 16, '')`)
  await db.execute(sql`insert into seckill_times (hour, hours, status) values (5, 1, 0)`)
  for (const table of ['seckills', 'bargains', 'combinations']) for (const fresh of running) await add(table, fresh)
})

const titles = (rows: ActivityRow[]) => rows.map((row) => row.title)
const newest = ['停用的马克杯', '未开始的汤碗', '已结束的手套', '马克杯特卖', '丁腈手套特卖']

describe.each(['seckill', 'bargain', 'combination'])('the list of %s', (kind) => {
  const read = (query = '') => list<ActivityRow & { start_name: string; stop_status: number }>(`marketing/${kind}?${query}`)

  it('has what is not deleted, newest first, by pages', async () => {
    const all = await read()
    expect(titles(all.list)).toEqual(newest)
    expect(all.count).toBe(5)
    const second = await read('page=2&limit=2')
    expect(titles(second.list)).toEqual(['已结束的手套', '马克杯特卖'])
    expect(second.count).toBe(5)
  })

  it('says what runs, what is over and what is to come', async () => {
    const state = new Map((await read()).list.map((row) => [row.title, [row.start_name, row.stop_status]]))
    expect(state.get('丁腈手套特卖')).toEqual(['进行中', 0])
    expect(state.get('已结束的手套')).toEqual(['已结束', 1])
    expect(state.get('未开始的汤碗')).toEqual(['未开始', 0])
    const counts = await Promise.all([0, 1, -1].map(async (start) => (await read(`start_status=${start}`)).count))
    expect(counts).toEqual([1, 3, 1])
  })

  it('finds a part of the title or the id, and the switch', async () => {
    expect(titles((await read(`store_name=${encodeURIComponent('手套')}`)).list)).toEqual(['已结束的手套', '丁腈手套特卖'])
    expect(titles((await read('store_name=2')).list)).toEqual(['马克杯特卖'])
    expect((await read(`store_name=${encodeURIComponent('%')}`)).count).toBe(0)
    const off = kind === 'combination' ? 'is_show=0' : 'status=0'
    expect(titles((await read(off)).list)).toEqual(['停用的马克杯'])
    expect((await read('start_status=&status=&is_show=&store_name=')).count).toBe(5)
  })

  it('has absolute pictures and decimal text', async () => {
    expect((await read('store_name=1')).list[0]).toMatchObject({
      image: 'http://localhost:80/uploads/attach/a.jpg',
      images: ['http://localhost:80/uploads/attach/a.jpg'],
      price: '9.90',
      quota: 3,
      quota_show: 10,
      product_id: 1,
      is_del: 0,
    })
  })

  it('is for who designs pages or has its screen, and refuses what is no number', async () => {
    const screen = await signedIn(server.app, [`marketing-store_${kind}`])
    expect((await get(`marketing/${kind}`, screen.headers)).status).toBe(200)
    const other = await signedIn(server.app, ['system-file'])
    expect((await get(`marketing/${kind}`, other.headers)).status).toBe(110000)
    expect(await get(`marketing/${kind}?page=x`)).toMatchObject({ status: 400, errors: { page: expect.any(String) } })
  })
})

it('a seckill runs until the end of its last day', async () => {
  await add('seckills', { title: '最后一天', from: -3, to: -0.5 })
  const { list: found } = await list<SeckillRow>(`marketing/seckill?store_name=${encodeURIComponent('最后一天')}`)
  expect(found[0]).toMatchObject({ start_name: '进行中', stop_status: 0, start_time: expect.stringMatching(/^\d{10}$/), time_id: 1 })
  await server.app.db.execute(sql`delete from seckills where title = '最后一天'`)
})

it('sessions of the day come by their hour, without those that are off', async () => {
  const data = (await get('marketing/seckill/time_list')).data as { list: { data: SeckillTime[] } }
  expect(data.list.data).toEqual([
    { id: 2, time: '0', continued: '16', slide: '' },
    { id: 1, time: '16', continued: '8', slide: 'http://localhost:80/uploads/attach/s.jpg' },
  ])
})

it('who took part is told', async () => {
  await server.app.db.execute(sql`update bargains set joined = 5, helped = 7, succeeded = 2 where id = 1`)
  await server.app.db.execute(sql`update combinations set joined = 6, succeeded = 3, people = 4 where id = 1`)
  const bargain = (await list<BargainRow>('marketing/bargain?store_name=1')).list[0]
  expect(bargain).toMatchObject({ count_people_all: 5, count_people_help: 7, count_people_success: 2 })
  const combination = (await list<CombinationRow>('marketing/combination?store_name=1')).list[0]
  expect(combination).toMatchObject({ count_people_all: 6, count_people_pink: 3, people: 4, product_price: '20.00' })
})

describe('coupons', () => {
  beforeAll(async () => {
    const { db } = server.app
    await db.execute(
      sql`insert into coupons (title, coupon_price, use_min_price, coupon_time, is_permanent) values ('满百减十', '10.00', '100.00', 30, 1)`,
    )
    await db.execute(sql`insert into coupons (title, coupon_price, type, category_id, receive_type, start_at, end_at, use_start_at, use_end_at, total_count, remain_count)
      values ('手套券', '5.00', 1, '2', 4, '2026-01-01T00:00:00+08', '2026-02-01T00:00:00+08', '2026-01-02T00:00:00+08', '2026-03-01T00:00:00+08', 100, 7)`)
    await db.execute(sql`insert into coupons (title, coupon_price, status) values ('没开的券', '3.00', 0)`)
    await db.execute(sql`insert into coupons (title, coupon_price, deleted_at) values ('删掉的券', '3.00', now())`)
  })
  const read = async (query = '') => (await list<CouponRow>(`marketing/coupon/released?${query}`)).list
  const names = (rows: CouponRow[]) => rows.map((row) => row.coupon_title)

  it('are those that are on unless all are asked for', async () => {
    expect(names(await read())).toEqual(['手套券', '满百减十'])
    expect(names(await read('status='))).toEqual(['没开的券', '手套券', '满百减十'])
    expect(names(await read('status=0'))).toEqual(['没开的券'])
  })

  it('are found by name, kind and how they are had', async () => {
    expect(names(await read(`coupon_title=${encodeURIComponent('百')}`))).toEqual(['满百减十'])
    expect(names(await read('coupon_type=1&receive_type=all'))).toEqual(['手套券'])
    expect(names(await read('receive_type=4'))).toEqual(['手套券'])
    expect(await get('marketing/coupon/released?receive_type=x')).toMatchObject({ status: 400, code: '100100' })
  })

  it('tell when they can be had and used', async () => {
    const [glove, plain] = await read()
    expect(glove).toMatchObject({
      start_time: 1767196800,
      end_time: 1769875200,
      use_time: '2026-01-02 ~ 2026-03-01',
      coupon_price: '5.00',
      total_count: 100,
      remain_count: 7,
    })
    expect(plain).toMatchObject({
      start_time: 0,
      end_time: 0,
      coupon_time: 30,
      use_time: '1970-01-01 ~ 1970-01-01',
      use_min_price: '100.00',
    })
  })
})

describe('goods for points', () => {
  beforeAll(async () => {
    await server.app.db
      .execute(sql`insert into integral_goods (product_id, title, image, images, price, status, add_time, deleted_at) values
      (1, '换手套', '/uploads/attach/a.jpg', '[]', 120, 1, '2026-03-01T16:30:00Z', null), (3, '换杯子', 'a', '[]', 300, 0, '2026-03-05T00:00:00Z', null), (4, '没了', 'a', '[]', 1, 1, now(), now())`)
  })
  const read = (query = '') => list<IntegralRow>(`marketing/integral_product?${query}`)

  it('cost points, have a switch and a day', async () => {
    expect((await read()).list.map(({ id, title, price, is_show }) => [id, title, price, is_show])).toEqual([
      [2, '换杯子', 300, 0],
      [1, '换手套', 120, 1],
    ])
    expect(titles((await read('is_show=1')).list)).toEqual(['换手套'])
    // half past midnight of the second in the shop's zone
    expect(titles((await read('integral_time=2026/03/02-2026/03/02')).list)).toEqual(['换手套'])
    expect((await read('integral_time=2026/03/01-2026/03/01')).count).toBe(0)
    expect(await get('marketing/integral_product?integral_time=yesterday')).toMatchObject({ status: 400 })
  })
})

describe('pre-sales', () => {
  beforeAll(async () => {
    for (const fresh of running) await add('advances', fresh)
    await server.app.db.execute(
      sql`update advances set type = 1, deposit = '20.00', pay_start_at = '2026-12-01T00:00:00Z', pay_stop_at = '2026-12-08T00:00:00Z' where id = 1`,
    )
  })
  const read = (query = '') => list<AdvanceRow>(`marketing/advance/index?${query}`)

  it('are filtered by time as their screen does', async () => {
    expect(titles((await read()).list)).toEqual(newest)
    const counts = await Promise.all([0, 1, 2, 3].map(async (type) => (await read(`time_type=${type}`)).count))
    expect(counts).toEqual([5, 1, 3, 1])
    expect(titles((await read(`title=${encodeURIComponent('汤')}`)).list)).toEqual(['未开始的汤碗'])
  })

  it('tell the deposit and when the rest is paid, times as text', async () => {
    expect((await read('store_name=1')).list[0]).toMatchObject({
      type: 1,
      deposit: '20.00',
      pay_start_time: '1796083200',
      start_time: expect.stringMatching(/^\d{10}$/),
      start_name: '进行中',
    })
  })
})

describe('draws', () => {
  beforeAll(async () => {
    await server.app.db.execute(sql`insert into lotteries (name, image, factor, status, start_at, stop_at, deleted_at) values
      ('大转盘', '/uploads/attach/l.jpg', 1, 1, ${at(-1)}, ${at(3)}, null), ('下单抽奖', '', 3, 0, null, null, null),
      ('旧的', '', 1, 0, ${at(-9)}, ${at(-3)}, null), ('没了', '', 1, 1, null, null, now())`)
    await server.app.db.execute(
      sql`insert into lottery_prizes (lottery_id, type, name, image, chance, product_id, sort) values (1, 1, '谢谢参与', '', 9, null, 2), (1, 6, '马克杯', '/uploads/attach/m.jpg', 1, 3, 1)`,
    )
  })
  const read = (query = '') => list<LotteryRow>(`marketing/lottery/list?${query}`)
  const names = (rows: LotteryRow[]) => rows.map((row) => row.name)

  it('come with their prizes in order, and what sets them off', async () => {
    const { list: all, count } = await read()
    expect([names(all), count]).toEqual([['旧的', '下单抽奖', '大转盘'], 3])
    expect(all[2]).toMatchObject({
      lottery_type: '积分',
      lottery_status: 1,
      status_name: '进行中',
      image: 'http://localhost:80/uploads/attach/l.jpg',
    })
    expect(all[2]!.prize.map(({ name, type, image }) => [name, type, image])).toEqual([
      ['马克杯', 6, 'http://localhost:80/uploads/attach/m.jpg'],
      ['谢谢参与', 1, ''],
    ])
    expect(all[0]).toMatchObject({ lottery_status: 2, status_name: '已结束', prize: [] })
    expect(all[1]).toMatchObject({ lottery_type: '下单支付成功', start_time: '', lottery_status: 1 })
  })

  it('are filtered', async () => {
    expect(names((await read('start_status=-1')).list)).toEqual(['旧的'])
    expect(names((await read('factor=1&status=1')).list)).toEqual(['大转盘'])
    expect(names((await read(`store_name=${encodeURIComponent('抽奖')}`)).list)).toEqual(['下单抽奖'])
  })
})
