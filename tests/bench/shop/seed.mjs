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

/** Users who have bought nothing yet, of every sound that names have, until there are so many; how they sound is what the server would write. */
export async function addBuyers(client, most) {
  const { rows } = await client.query(`select count(*)::int as count from shop_users where is_del = 0`)
  const missing = most - rows[0].count
  if (missing <= 0) return
  const { module } = await runnerImport(fileURLToPath(new URL('../../../src/server/tables/pinyin.ts', import.meta.url)))
  const names = Array.from({ length: missing }, (_, at) => nameOf(at) + (at % 3 ? '' : nameOf(at * 7).slice(-1)))
  await withoutIndexes(client, ['shop_users'], () =>
    client.query(
      `insert into shop_users (nickname, phone, added_at, last_at, words, pinyin)
       select name, phone, now() - at * interval '1 minute', now(), lower(name || ' ' || phone), sound
       from (select name, sound, at, '15' || lpad(at::text, 9, '0') as phone from unnest($1::text[], $2::text[]) with ordinality as t (name, sound, at)) u`,
      [names, names.map((nickname) => module.soundOfNames({ nickname, real_name: '' }))],
    ),
  )
  await client.query(`update shop_users set pinyin = '' where pinyin is null`)
  await client.query('vacuum (analyze) shop_users')
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
          returning id, price, stock, cate_id),
        placed as (insert into product_categories (product_id, category_id) select id, cate_id from made)
       insert into product_skus (product_id, code, price, stock, sales)
       select id, lpad(to_hex(id), 8, '0'), price, stock, 0 from made`,
      [names, names.map((name) => module.pinyinOf(name.toLowerCase()))],
    )
  })
}

/*
 * Orders of three years in the states that a shop has them in: nearly all are finished, what is under way is of the last weeks. `words` is
 * what the server itself would write.
 */
const orders = (count) => `
  with n as (select at, now() - at * interval '95 seconds' as made, at % 100 as fate, 20 + at % 700 as price, 'cp' || lpad((700000000000000000 + at)::text, 18, '0') as number,
      1 + (at * 7919) % (select count(*) from bench_users) as who, 1 + (at * 104729) % (select count(*) from bench_skus) as what
    from generate_series(1::bigint, ${count}) at),
    f as (select *, case when fate < 4 then 0 else 1 end as paid,
      case when fate < 4 then 0 when fate = 7 then -2 when at < 4000 then 0 when at < 12000 then 1 when at < 20000 then 2 else 3 end as status from n)
  insert into shop_orders (order_id, uid, real_name, user_phone, user_address, total_num, total_price, pay_price, cost, paid, pay_at, pay_type, status,
    refund_status, refund_price, shipping_type, delivery_type, delivery_name, delivery_id, shipped_at, verify_code, added_at, words)
  select number, u.uid, u.name, u.phone, '浙江省 宁波市 ${streets[0]} ' || at % 999 || ' 号', 1 + at % 3, price, price, 9, paid,
    case when paid = 1 then made end, (array['weixin', 'yue', 'alipay', 'offline'])[1 + at % 4], status, case when fate = 7 then 2 else 0 end,
    case when fate = 7 then price else 0 end, case when fate = 8 then 2 else 1 end, case when status > 0 then 'express' else '' end,
    case when status > 0 then '圆通速递' else '' end, case when status > 0 then 'YT' || (8800000000000 + at) else '' end,
    case when status > 0 then made + interval '1 day' end, case when fate = 8 then lpad((at * 982451653 % 1000000000000)::text, 12, '0') else '' end, made,
    lower(u.name || ' ' || u.phone || '  ' || s.name || ' ' || u.name || ' ' || number || case when status > 0 then ' YT' || (8800000000000 + at) else '' end)
  from f join bench_users u on u.n = who join bench_skus s on s.n = what`

/** One row of goods in each order, of the specification that its words name. */
const lines = `
  insert into shop_order_lines (order_id, product_id, sku_id, num, surplus_num, price, true_price, paid_price, store_name)
  select o.id, s.product_id, s.id, o.total_num, case when o.status > 0 then 0 else o.total_num end, o.total_price / o.total_num, o.total_price / o.total_num, o.total_price, s.name
  from shop_orders o join bench_skus s on s.n = 1 + ((substr(o.order_id, 3)::bigint - 700000000000000000) * 104729) % (select count(*) from bench_skus)
  where o.order_id like 'cp7000000000%'`

const numbered = `
  create temp table bench_users as select row_number() over (order by uid) as n, uid, nickname as name, phone from shop_users where is_del = 0;
  create temp table bench_skus as select row_number() over (order by s.id) as n, s.id, s.product_id, p.store_name as name
    from product_skus s join products p on p.id = s.product_id where s.removed_at is null;
  create unique index on bench_users (n);
  create unique index on bench_skus (n);
  analyze bench_users;
  analyze bench_skus`

/** Fills the private database of a running product: users, products, orders. */
export async function seedShop(product, { products, orders: count, users = 20_000 }) {
  const client = await database(product)
  try {
    // no audit of each row, no check of what is right by construction
    await client.query('set session_replication_role = replica')
    await addUsers(client, users)
    await addProducts(client, products)
    await client.query(numbered)
    await withoutIndexes(client, ['shop_orders'], () => client.query(orders(count)))
    await client.query(lines)
    for (const table of ['shop_users', 'products', 'product_skus', 'product_categories', 'shop_orders', 'shop_order_lines'])
      await client.query(`vacuum (analyze) ${table}`)
  } finally {
    await client.end()
  }
}
