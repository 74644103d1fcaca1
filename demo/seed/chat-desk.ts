import { sql } from 'drizzle-orm'
import { addAgent } from '#src/server/modules/chat/people.ts'
import { row, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'

const agents = [
  { account: 'kefu02', nickname: '客服小陈', phone: '13000000002' },
  { account: 'kefu03', nickname: '客服小林', phone: '13000000003' },
]

/** Categories with their replies: title and text. */
const library: readonly [string, readonly [string, string][]][] = [
  [
    '欢迎与结束',
    [
      ['欢迎语', '您好，欢迎光临，请问有什么可以帮您？'],
      ['稍等', '好的，请您稍等一下，我马上为您查询。'],
      ['忙碌致歉', '不好意思让您久等了，刚才咨询的人有点多，您的问题我这就处理。'],
      ['结束语', '感谢您的咨询，祝您生活愉快，有问题随时找我们。'],
      ['请求评价', '如果您对这次服务满意，麻烦给个好评，谢谢支持！'],
    ],
  ],
  [
    '发货与物流',
    [
      ['发货时间', '付款后 48 小时内发货，节假日顺延，发货后您会收到短信通知。'],
      ['默认快递', '默认发中通或圆通快递，如需指定快递请在下单前告诉我们。'],
      ['修改地址', '还没有发货的订单可以修改地址，请把新的收货人、电话和地址发给我。'],
      ['物流未更新', '快递已经揽收，物流信息一般 24 小时内更新，请您再耐心等一等。'],
      ['已催促快递', '已经帮您联系快递催促派送，有结果会第一时间通知您。'],
    ],
  ],
  [
    '退换与售后',
    [
      ['七天无理由', '签收后 7 天内，商品不影响二次销售的可以申请无理由退货。'],
      ['退款时间', '审核通过后，退款会在 1 到 3 个工作日内原路退回，请注意查收。'],
      ['破损处理', '非常抱歉给您添麻烦了，请拍照发给我们，核实后马上为您补发或退款。'],
      ['退货地址', '请在订单里申请退货，审核通过后会显示退货地址，寄出后填写快递单号就可以了。'],
    ],
  ],
  [
    '商品咨询',
    [
      ['有货', '这款有现货的，您看好规格可以直接下单。'],
      ['缺货', '这款暂时缺货，预计一周内到货，到货后我们通知您可以吗？'],
      ['正品保证', '店里的商品都是正品，支持验货，请放心购买。'],
      ['发票', '可以开电子发票，请在订单完成后申请，填写抬头和税号即可。'],
    ],
  ],
]

/** In the category that is always there. */
const usual: readonly [string, string][] = [
  ['让客户更加相信', '做有良心的产品，一直是我们的初衷，好服务加好产品，让客户满意是我们一直的追求。'],
  ['能不能便宜', '已经是活动价了，您可以领取首页的优惠券，满额下单更划算。'],
]

const answers: readonly [keys: string, text: string, status: number][] = [
  ['发货,多久发货,什么时候发货', '您好，付款后 48 小时内发货，发货后会有短信通知。', 1],
  ['营业时间,上班时间', '人工客服在线时间：每天 9:00–18:00，其他时间请留言，我们上班后第一时间回复。', 1],
  ['发票', '订单完成后可以在订单详情里申请电子发票。', 1],
  ['优惠券', '优惠券可以在首页“领券中心”领取，每天更新。', 0],
]

/** Days before now, name, phone, what was left, and the remark of what is handled. */
const left: readonly [days: number, name: string, phone: string, content: string, remark: string][] = [
  [0, '刘敏', '13700000031', '想问一下防滑手套有没有 XS 码，晚上没人在线，请明天联系我。', ''],
  [1, '高先生', '13600000052', '公司要采购 200 套劳保用品，可以开专票吗？能不能给个报价？', ''],
  [3, '周丽', '13500000043', '收到的伞柄有点松，想换一把。', '已补发，单号 SF1340277590016'],
  [6, '孙海', '13800000077', '请问你们线下自提点周日营业吗？', '已电话回复：周日 10:00–17:00'],
  [12, 'Anna', '13900000088', 'Do you ship to Macau?', ''],
]

async function addLibrary(db: Db): Promise<void> {
  const add = (category: number | null, [title, message]: readonly [string, string], sort: number) =>
    db.execute(sql`insert into chat_replies (category_id, title, message, sort) values (${category}, ${title}, ${message}, ${sort})`)
  for (const [index, [name, replies]] of library.entries()) {
    const category = await row<{ id: number }>(
      db,
      sql`insert into chat_reply_categories (name, sort) values (${name}, ${(library.length - index) * 10}) returning id`,
    )
    for (const [at, reply] of replies.entries()) await add(category!.id, reply, replies.length - at)
  }
  for (const reply of usual) await add(null, reply, 0)
}

async function addAgents(db: Db): Promise<void> {
  for (const [index, agent] of agents.entries()) {
    const uid = await addAgent(db, { ...agent, password: 'crm-demo-2026' })
    // they begin next month: until then everybody who writes comes to the first one
    await db.execute(sql`update chat_agents set is_disabled = true, notify = 1,
      user_id = (select uid from shop_users where is_del = 0 order by uid limit 1 offset ${index}) where uid = ${uid}`)
  }
}

/** What the back office keeps for customer service. */
export default {
  order: 61,
  async run({ db, now }: Seed) {
    await addAgents(db)
    await addLibrary(db)
    for (const [keys, text, status] of answers)
      await db.execute(sql`insert into chat_auto_replies (keys, type, data, status) values (${keys}, 'text', ${text}, ${status})`)
    for (const [days, name, phone, content, remark] of [...left].reverse()) {
      const at = new Date(now.getTime() - days * 86_400_000 - 5_400_000).toISOString()
      await db.execute(sql`insert into chat_feedback (rela_name, phone, content, make, status, added_at)
        values (${name}, ${phone}, ${content}, ${remark}, ${remark ? 1 : 0}, ${at})`)
    }
  },
}
