import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { database } from '../media-seed.mjs'

const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡林郭何高罗']
const givenNames = ['建国', '秀英', '志强', '丽华', '海燕', '文博', '晓梅', '俊杰', '雪莹', '国庆', '子涵', '金花', '立群', '佳怡', '永康']
const materials = ['丁腈橡胶', '硅胶', '三元乙丙', '天然橡胶', '氟橡胶', '聚氨酯', '氯丁橡胶', '羊毛毡', '帆布', '软木']
const forms = ['板', '密封圈', '条', '管', '垫片', '脚垫', '输送带', '手套', '防尘罩', '缓冲块']
const uses = ['耐油', '耐高温', '食品级', '防滑', '绝缘', '减震', '耐磨', '阻燃', '防水', '工业用']
const streets = ['人民路', '解放路', '建设大街', '工业园三路', '滨江大道']

const nameOf = (at) => surnames[at % 20] + givenNames[Math.floor(at / 20) % 15]
const goodsOf = (at) =>
  `${uses[at % 10]}${materials[Math.floor(at / 10) % 10]}${forms[Math.floor(at / 100) % 10]} ${1 + (Math.floor(at / 1000) % 40)}mm ${String(at).padStart(6, '0')}`

/** The indexes of these tables that cost more row by row than at once, taken away while `fill` runs. */
async function withoutIndexes(client, tables, fill) {
  const { rows } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename = any($1) and indexdef like '%USING gin%'`,
    [tables],
  )
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`)
  await fill()
  for (const { indexdef } of rows) await client.query(indexdef)
}

async function addUsers(client, count) {
  const names = Array.from({ length: count }, (_, at) => nameOf(at))
  await client.query(
    `insert into shop_users (nickname, phone, added_at, last_at, words, pinyin)
     select name, '13' || lpad((at * 7919 % 1000000000)::text, 9, '0'), now() - at * interval '3 minutes', now(), lower(name), ''
     from unnest($1::text[]) with ordinality as t (name, at)`,
    [names],
  )
}

async function addProducts(client, count) {
  const { module } = await runnerImport(fileURLToPath(new URL('../../../src/server/tables/pinyin.ts', import.meta.url)))
  const names = Array.from({ length: count }, (_, at) => goodsOf(at))
  await withoutIndexes(client, ['products'], async () => {
    await client.query(
      `with c as (select array_agg(id order by id) as ids from categories),
        made as (
          insert into products (cate_id, image, store_name, keyword, price, stock, sales, sort, is_show, pinyin)
          select c.ids[1 + at % array_length(c.ids, 1)], '/uploads/none.jpg', name, '', 1 + at % 900 + (at % 100) * 0.01, at * 37 % 500, at * 31 % 9000, 0,
            case when at % 9 = 0 then 0 else 1 end, sound
          from c, unnest($1::text[], $2::text[]) with ordinality as t (name, sound, at)
          returning id, price, stock)
       insert into product_skus (product_id, code, price, stock, sales)
       select id, lpad(to_hex(id), 8, '0'), price, stock, 0 from made`,
      [names, names.map((name) => module.pinyinOf(name.toLowerCase()))],
    )
  })
}

/*
 * Orders of three years in the states that a shop has them in: nearly all are finished, what is under way is of the last weeks. Every third
 * has two rows. `words` is what the server itself would write.
 */
const orders = (count) => `
  with u as (select array_agg(uid order by uid) as ids, array_agg(nickname order by uid) as names, array_agg(phone order by uid) as phones from shop_users where is_del = 0),
    s as (select array_agg(s.id order by s.id) as ids, array_agg(s.product_id order by s.id) as products, array_agg(p.store_name order by s.id) as names
          from product_skus s join products p on p.id = s.product_id where s.removed_at is null),
    n as (select at, 1 + (at * 7919) % array_length(u.ids, 1) as who, 1 + (at * 104729) % array_length(s.ids, 1) as what,
            now() - at * interval '95 seconds' as made, at % 100 as fate from generate_series(1::bigint, ${count}) at, u, s),
    o as (
      insert into shop_orders (order_id, uid, real_name, user_phone, user_address, total_num, total_price, pay_price, cost, paid, pay_at, pay_type, status,
        refund_status, refund_price, shipping_type, delivery_type, delivery_name, delivery_id, shipped_at, verify_code, added_at, words)
      select 'cp' || lpad((700000000000000000 + at)::text, 18, '0'), u.ids[who], u.names[who], u.phones[who], '浙江省 宁波市 ${streets[0]} ' || at % 999 || ' 号',
        1 + at % 3, 20 + at % 700, 20 + at % 700, 9, paid, case when paid = 1 then made end, (array['weixin', 'yue', 'alipay', 'offline'])[1 + at % 4], status,
        case when fate = 7 and paid = 1 then 2 else 0 end, case when fate = 7 and paid = 1 then 20 + at % 700 else 0 end,
        case when fate = 8 then 2 else 1 end, case when status > 0 then 'express' else '' end, case when status > 0 then '圆通速递' else '' end,
        case when status > 0 then 'YT' || (8800000000000 + at) else '' end, case when status > 0 then made + interval '1 day' end,
        case when fate = 8 then lpad((at * 982451653 % 1000000000000)::text, 12, '0') else '' end, made,
        lower(u.names[who] || ' ' || u.phones[who] || '  ' || s.names[what] || ' ' || u.names[who] || ' cp' || lpad((700000000000000000 + at)::text, 18, '0'))
      from (select n.*, case when fate < 4 then 0 else 1 end as paid,
              case when fate < 4 then 0 when fate = 7 then -2 when at < 4000 then 0 when at < 12000 then 1 when at < 20000 then 2 else 3 end as status from n) n, u, s
      returning id, total_num, total_price, status)
  insert into shop_order_lines (order_id, product_id, sku_id, num, surplus_num, price, true_price, paid_price, store_name)
  select o.id, s.products[w], s.ids[w], o.total_num, case when o.status > 0 then 0 else o.total_num end, o.total_price / o.total_num, o.total_price / o.total_num, o.total_price, s.names[w]
  from (select o.*, 1 + (o.id * 104729) % array_length(s.ids, 1) as w from o, s) o, s`

/** Fills the private database of a running product: users, products, orders. */
export async function seedShop(product, { products, orders: count, users = 20_000 }) {
  const client = await database(product)
  try {
    await addUsers(client, users)
    await addProducts(client, products)
    await withoutIndexes(client, ['shop_orders'], () => client.query(orders(count)))
    for (const table of ['shop_users', 'products', 'product_skus', 'product_categories', 'shop_orders', 'shop_order_lines'])
      await client.query(`vacuum (analyze) ${table}`)
  } finally {
    await client.end()
  }
}
