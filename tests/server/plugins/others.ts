import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { row, rows } from '#src/server/db.ts'
import { soundOut } from '#src/server/modules/files/sounds.ts'
import { signedIn } from '../database.ts'

/** One of each thing that a path can name, all of them somebody else's who may do more than anybody asked about. */
export interface Others {
  /** What stands for the `:names` of a path: the first entry whose pattern fits. */
  named: readonly [RegExp, Record<string, string>][]
  boss: number
}

export async function makeOthers(app: FastifyInstance): Promise<Others> {
  const id = async (query: SQL) => String((await row<{ id: number | string }>(app.db, query))!.id)
  const ruled = await rows<{ permission: string }>(app.db, sql`select distinct permission from menus where permission <> ''`)
  const rule = await id(sql`insert into menus (id, pid, path, permission, title)
    values (9001, 0, '/admin/others', 'admin-others', '{"zh-cn": "别人的", "en": "others", "zh-tw": "別人的"}') returning id`)
  const { id: boss } = await signedIn(app, [...ruled.map(({ permission }) => permission), 'admin-others'])
  const category = sql`insert into article_categories (title) values ('别人的') returning id`
  const page = await id(sql`insert into pages (version, name, value) values ('v1', '别人的', '{}') returning id`)
  const department = await id(sql`insert into departments (name) values ('别人的') returning id`)
  const customer = await id(sql`insert into shop_users (nickname, phone) values ('别人的', '13700000001') returning uid as id`)
  const store = await id(sql`insert into pick_up_stores (name, phone) values ('别人的', '1') returning id`)
  const invoiced = await id(sql`insert into shop_orders (order_id, uid, total_num, total_price, pay_price)
    values ('others', ${customer}, 1, 1, 1) returning id`)
  const made = {
    agent: await id(sql`with made as (insert into chat_people (uid, kind, nickname) values (9002, 'agent', '别人的') returning uid)
      insert into chat_agents (uid, account, password) select uid, 'others', 'x' from made returning id`),
    chatFile: await id(sql`with made as (insert into chat_people (uid, kind) values (9003, 'tourist') returning uid)
      insert into chat_files (key, uid, name, size, location) select 'others', uid, '别人的.pdf', 1, 'others' from made returning key as id`),
    view: await id(sql`insert into shared_views (list, name, query, account_id) values ('others', '别人的', '', ${boss}) returning id`),
    canned: await id(sql`insert into chat_replies (title, message) values ('别人的', '别人的') returning id`),
    cannedCategory: await id(sql`insert into chat_reply_categories (name) values ('别人的') returning id`),
    autoReply: await id(sql`insert into chat_auto_replies (keys, type, data) values ('别人的', 'text', '别人的') returning id`),
    feedback: await id(sql`insert into chat_feedback (rela_name, phone, content) values ('别人的', '13700000001', '别人的') returning id`),
    invoice: await id(sql`insert into shop_invoices (order_id, name) values (${invoiced}, '别人的') returning id`),
    rider: await id(sql`insert into delivery_people (uid, nickname, phone) values (${customer}, '别人的', '13700000001') returning id`),
    clerk: await id(
      sql`insert into pick_up_staff (store_id, uid, staff_name, phone) values (${store}, ${customer}, '别人的', '1') returning id`,
    ),
    role: await id(sql`select role_id as id from account_roles where account_id = ${boss}`),
    line: await id(sql`select id from audit_calls order by id limit 1`),
    version: await id(
      sql`insert into page_versions (page_id, version, hash, columns) values (${page}, 'v1', '', '{}') returning version as id`,
    ),
    template: await id(sql`insert into page_templates (scope, kind, name, version, content, admin_id)
      values ('block', 'titles', '别人的', 'v1', '{}', ${boss}) returning id`),
    link: await id(sql`insert into page_links (cate_id, name, url) select min(id), '别人的', '/others' from link_categories returning id`),
    article: await id(sql`with made as (${category}) insert into articles (cid, title) select id, '别人的' from made returning id`),
    file: await id(sql`insert into files (name, real_name, att_dir, satt_dir, att_size, att_type, sha256, admin_id)
      values ('others.png', 'others.png', '/uploads/others.png', '/uploads/others.png', 1, 'image/png', 'x', ${boss}) returning id`),
    folder: await id(sql`insert into file_categories (name) values ('别人的') returning id`),
    upload: await id(
      sql`insert into file_uploads (id, admin_id, name, size, sha256) values ('others', ${boss}, 'a.png', 1, 'x') returning id`,
    ),
    scan: await id(sql`insert into scan_slots (admin_id, token) values (${boss}, 'others') returning token as id`),
    visitor: await id(sql`insert into chat_people (uid, kind) values (9001, 'tourist') returning uid as id`),
    products: await id(sql`insert into import_runs (name, admin_id) values ('products', ${boss}) returning id`),
    factoryProducts: await id(sql`insert into import_runs (name, admin_id) values ('factory-products', ${boss}) returning id`),
    weights: await id(sql`insert into import_runs (name, admin_id) values ('table weight-range', ${boss}) returning id`),
    basics: await id(sql`insert into import_runs (name, admin_id) values ('table dictionary-entry', ${boss}) returning id`),
    warehouses: await id(sql`insert into import_runs (name, admin_id) values ('table warehouse', ${boss}) returning id`),
    units: await id(sql`insert into import_runs (name, admin_id) values ('table unit', ${boss}) returning id`),
    accounts: await id(sql`insert into import_runs (name, admin_id) values ('table cash-account', ${boss}) returning id`),
    taxRates: await id(sql`insert into import_runs (name, admin_id) values ('table tax-rate', ${boss}) returning id`),
    room: await id(sql`insert into live_rooms (name, start_at, end_at) values ('别人的', now(), now()) returning id`),
    basic: await id(sql`insert into dictionary_entries (kind, name) values ('colour', '别人的') returning id`),
    equipment: await id(sql`insert into equipment (name) values ('别人的') returning id`),
    city: await id(sql`insert into cities (city_id, name) values (9001, '别人的') returning id`),
    courier: await id(sql`insert into couriers (code, name) values ('others', '别人的') returning id`),
    review: await id(sql`with kept as (insert into categories (cate_name) values ('别人的评论') returning id),
      made as (insert into products (cate_id, image, store_name, price) select id, '', '别人的', 1 from kept returning id)
      insert into product_replies (product_id, product_score, service_score) select id, 5, 5 from made returning id`),
    goods: await id(sql`insert into categories (cate_name) values ('别人的') returning id`),
    product: await id(sql`with made as (insert into categories (cate_name) values ('别人的商品') returning id)
      insert into products (cate_id, image, store_name, price) select id, '', '别人的', 1 from made returning id`),
    attributes: await id(sql`insert into attribute_templates (rule_name) values ('别人的') returning id`),
    shipping: await id(sql`insert into shipping_templates (name) values ('别人的') returning id`),
    job: await id(sql`insert into jobs (name, account_id, state) values ('others', ${boss}, 'done') returning id`),
    parties: await id(sql`insert into import_runs (name, admin_id) values ('table customer', ${boss}) returning id`),
    group: await id(sql`insert into user_groups (group_name) values ('别人的') returning id`),
    labels: await id(sql`insert into user_label_categories (name) values ('别人的') returning id`),
    label: await id(sql`insert into user_labels (label_name) values ('别人的') returning id`),
    user: await id(sql`insert into shop_users (nickname) values ('别人的') returning uid as id`),
    level: await id(sql`insert into user_levels (name, grade, exp_num) values ('别人的', 90, 9000000) returning id`),
    withdrawal: await id(sql`insert into shop_extracts (uid, extract_type, extract_price)
      select max(uid), 'alipay', 1 from shop_users returning id`),
    recharge: await id(sql`insert into shop_recharges (uid, order_id, price, recharge_type)
      select max(uid), 'cz others', 1, 'weixin' from shop_users returning id`),
    flow: await id(sql`insert into capital_flow (flow_id, order_id, uid, price, trading_type)
      select 'others', 'others', max(uid), 1, 1 from shop_users returning id`),
    ship: await id(sql`insert into member_ships (type, title, vip_day) values ('owner', '别人的', 1) returning id`),
    right: await id(sql`select id from member_rights order by id limit 1`),
    newsCategory: await id(sql`${category}`),
    reward: await id(sql`insert into sign_rewards (type, days, point) values (1, 29, 1) returning id`),
    package: await id(sql`insert into recharge_packages (price) values (99999) returning id`),
    agreement: await id(sql`insert into agreements (type, title) values (1, '别人的')
      on conflict (type) do update set title = excluded.title returning id`),
    cards: await id(sql`insert into member_card_batches (title, use_day, total_num) values ('别人的', 1, 1) returning id`),
  }
  const closing = await id(sql`insert into shop_user_cancellations (uid) values (${made.user}) returning id`)
  const entry = await id(sql`insert into shop_ledger (uid, account, pm, number, balance, type, title)
    values (${made.user}, 'money', 1, 1, 1, 'system_add', '别人的') returning id`)
  const order = await id(
    sql`insert into shop_orders (order_id, uid, total_num, total_price, pay_price) values ('cpothers', ${made.user}, 0, 1, 1) returning id`,
  )
  const refund = await id(sql`insert into shop_refunds (store_order_id, order_id, uid, refund_type, refund_num, refund_price)
    select id, 'Rothers', uid, 1, 1, 1 from shop_orders where id = ${order} returning id`)
  // what the server would do by itself in a moment
  await soundOut(app.db, 'await')
  await app.db.execute(sql`insert into department_members (department_id, account_id) values (${department}, ${boss})`)
  await app.db.execute(sql`insert into preferences (account_id, name, value, version) values (${boss}, 'others', '{"secret": 1}', 1)`)
  await app.db.execute(sql`insert into form_drafts (account_id, name, draft) values (${boss}, 'others', '{"secret": 1}')`)
  return {
    boss,
    named: [
      [/\/kefuapi\/(tourist\/product|product\/info)\//, { id: made.product }],
      [/\/kefuapi\/scan\//, { key: 'others' }],
      [/\/kefuapi\/file\//, { key: made.chatFile }],
      [/\/setting\/shared_views\//, { name: 'others', id: made.view }],
      [/\/kefuapi\/order\/list\//, { uid: made.visitor }],
      [/\/kefuapi\/(tourist\/)?order\//, { id: invoiced, order_id: 'cpothers' }],
      [/\/setting\/(admin\/:|set_status)/, { id: String(boss), status: '0' }],
      [/\/setting\/role\//, { id: made.role, status: '0' }],
      [/\/setting\/menus\//, { id: rule }],
      [/\/system\/log\//, { id: made.line }],
      [/\/setting\/(preferences|form_drafts)\//, { name: 'others' }],
      [/\/diy\/templates\//, { id: made.template }],
      [/\/diy\/(del|save)_link\//, { id: made.link, cate: '1' }],
      [/\/diy\//, { id: page, version: made.version, status: '1', key: 'color_change', cate: '1', type: '1' }],
      [/\/product\/category\/cascader\//, { type: '1' }],
      [/\/product\/category\//, { id: made.goods, type: '1', is_show: '0' }],
      [/\/product\/product\/rule\//, { id: made.attributes }],
      [/\/product\/(product|generate_attr)\//, { id: made.product, type: '0', is_show: '0' }],
      [/\/shipping_templates\//, { id: made.shipping }],
      [/\/freight\/express\//, { id: made.courier, is_show: '0' }],
      [/\/order\/invoice\//, { id: made.invoice }],
      [/\/order\/invoice_order_info\//, { id: invoiced }],
      [/\/product\/reply\//, { id: made.review, status: '1', product_id: '0' }],
      [/\/order\/delivery\//, { id: made.rider, status: '0' }],
      [/\/merchant\/verify\//, { uid: customer }],
      [/\/merchant\/store\//, { id: store, is_show: '0' }],
      [/\/merchant\/store_staff\//, { id: made.clerk, is_show: '0' }],
      [/\/setting\/city\//, { id: made.city, city_id: '9001', parent_id: '0' }],
      [/\/setting\/jobs\//, { id: made.job }],
      [/\/party\/\w+\/undoImport\//, { id: made.parties }],
      [/\/doc\/[\w-]+\/undoImport\//, { id: made.parties }],
      [/\/user\/user_group\//, { id: made.group }],
      [/\/user\/user_label_cate\//, { id: made.labels }],
      [/\/user\/user_label\//, { id: made.label }],
      [/\/order\/write_update\//, { order_id: 'cpothers' }],
      [/\/order\/print\//, { order_id: order }],
      [/\/adminapi\/order\/\w+\/:id$/, { id: order }],
      [/\/refund\//, { id: refund, uni: 'Rothers' }],
      [/\/user\/user_level\//, { id: made.level, is_show: '0' }],
      [/\/finance\/extract(_account)?\//, { id: made.withdrawal }],
      [/\/finance\/recharge\//, { id: made.recharge }],
      [/\/finance\/finance\//, { id: made.user }],
      [/\/statistic\/flow\//, { id: made.flow }],
      [/\/user\/member_ship\//, { id: made.ship }],
      [/\/user\/member_right\//, { id: made.right }],
      [/\/user\/member_agreement\//, { id: made.agreement }],
      [/\/marketing\/sign\//, { id: made.reward }],
      [/\/setting\/group_data\//, { id: made.package, status: '0' }],
      [/\/cms\/category\//, { id: made.newsCategory, status: '0' }],
      [/\/user\/member_(batch|card)\//, { id: made.cards, card_batch_id: made.cards }],
      [/\/user\/cancel\//, { id: closing }],
      [/\/finance\/balance\//, { id: entry }],
      [/\/adminapi\/(user|agent)\//, { id: made.user, uid: made.user }],
      [/\/cms\/cms\//, { id: made.article }],
      [/\/live\/room\//, { id: made.room, is_show: '0' }],
      [/\/file\/uploads\//, { id: made.upload }],
      [/\/file\/upload\//, { upload_type: '1' }],
      [/\/file\/scan_upload\//, { scan_token: made.scan }],
      [/\/file\/(details|file)\//, { id: made.file }],
      [/\/file\/category\//, { id: made.folder }],
      [/\/kefuapi\/(user|product\/(cart|visit|hot)|order\/list)\//, { uid: made.visitor, id: '1' }],
      [/\/product\/import\/undo\//, { id: made.products }],
      [/\/api\/product\/undoImport\//, { id: made.factoryProducts }],
      [/\/undoWeightRangeImport\//, { id: made.weights }],
      [/\/basic\/warehouse\/undoImport\//, { id: made.warehouses }],
      [/\/app\/wechat\/kefu\//, { id: made.agent, status: '0' }],
      [/\/speechcraftcate\/|\/service\/cate\//, { id: made.cannedCategory }],
      [/\/speechcraft\//, { id: made.canned }],
      [/\/auto_reply\/|\/wechat\/keyword\//, { id: made.autoReply, status: '0' }],
      [/\/app\/feedback\//, { id: made.feedback }],
      [/\/basic\/unit\/undoImport\//, { id: made.units }],
      [/\/basic\/cashAccount\/undoImport\//, { id: made.accounts }],
      [/\/basic\/taxRate\/undoImport\//, { id: made.taxRates }],
      [/\/basic\/dictionary\/undoImport\//, { id: made.basics }],
      [/\/basic\/dictionary\//, { id: made.basic }],
      [/\/setting\/structure\//, { id: department, account: String(boss) }],
      [/\/system\/crud\/config\//, { tableName: 'equipment' }],
      [/\/crud\/equipment\//, { id: made.equipment }],
    ],
  }
}

/** A path with what is somebody else's in the place of its names; undefined where nothing stands for one. */
export function pathTo({ named }: Others, url: string): string | undefined {
  const values = named.find(([pattern]) => pattern.test(url))?.[1] ?? {}
  const path = url.replace(/:(\w+)/g, (whole, name: string) => values[name] ?? whole)
  return path.includes(':') ? undefined : path
}

// who signs in, and what is counted or logged for that
const restless = /^(sessions|audit_|sign_in_|captchas|idempotency_keys|migrations)/

/** A hash of each table. */
export async function digestOf(app: FastifyInstance): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    app.db,
    sql`select tablename as name from pg_tables where schemaname = current_schema() order by tablename`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables.filter(({ name }) => !restless.test(name))) {
    const all = await row<{ text: string }>(
      app.db,
      sql`select coalesce(string_agg(t::text, chr(10) order by t::text), '') as text from ${sql.identifier(name)} t`,
    )
    digests[name] = createHash('sha256').update(all!.text).digest('hex')
  }
  return digests
}
