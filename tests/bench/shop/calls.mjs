/** Milliseconds at the 95th of a hundred. */
export const aims = { list: 300, search: 50 }

const list = (path, query = '') => ({ path, query, aim: aims.list })
const search = (path, query) => ({ path, query, aim: aims.search })
const order = (query, where, more = '') => ({
  ...list('order/list', query),
  where: `is_system_del = 0 and pid <= 0 and ${where}`,
  table: 'shop_orders',
  more,
})
const going = 'paid = 1 and is_del = 0 and refund_status in (0, 3)'
const words = encodeURIComponent

/** Each with a statement that says how many it finds, where one is easily said. */
export const calls = {
  'orders, first page': order('', 'true'),
  'orders, page 5,000': order('page=5000', 'true'),
  'orders to ship': order('status=1', `${going} and status = 0 and shipping_type = 1`),
  'orders finished': order('status=4', `${going} and status = 3`),
  'orders unpaid': order('status=0', 'paid = 0 and is_del = 0'),
  'orders of a month, by balance': order(
    `pay_type=2&data=${words('2026/10/01-2026/10/31')}`,
    `pay_type = 'yue' and (added_at at time zone 'Asia/Shanghai')::date between '2026-10-01' and '2026-10-31'`,
  ),
  'tab counts': list('order/chart'),
  'products on sale, first page': { ...list('product/product', 'type=1'), where: 'deleted_at is null and is_show = 1', table: 'products' },
  'products by price': {
    ...list('product/product', 'type=1&sort=price&order=desc'),
    where: 'deleted_at is null and is_show = 1',
    table: 'products',
  },
  'products by sales, page 3,000': {
    ...list('product/product', 'type=1&sort=sales&order=desc&page=3000'),
    where: 'deleted_at is null and is_show = 1',
    table: 'products',
  },
  'product tabs': list('product/product/type_header'),
}
const held = (table, column, text, more = 'true') => ({ table, where: `${more} and ${column} like '%${text}%'` })
export const listed = 'is_system_del = 0 and pid <= 0'
export const searches = {
  'orders: a number': {
    ...search('order/list', 'real_name=cp700000000000543210'),
    ...held('shop_orders', 'words', 'cp700000000000543210', listed),
  },
  'orders: the end of a number': { ...search('order/list', 'real_name=0543210'), ...held('shop_orders', 'words', '0543210', listed) },
  'orders: a phone': { ...search('order/list', 'real_name=13000007919'), ...held('shop_orders', 'words', '13000007919', listed) },
  'orders: a name that many have': {
    ...search('order/list', `real_name=${words('王建国')}`),
    ...held('shop_orders', 'words', '王建国', listed),
  },
  'orders: goods that a tenth holds': {
    ...search('order/list', `real_name=${words('丁腈橡胶')}`),
    ...held('shop_orders', 'words', '丁腈橡胶', listed),
  },
  'orders: one character': { ...search('order/list', `real_name=${words('胶')}`), ...held('shop_orders', 'words', '胶', listed) },
  'products: two characters': {
    ...search('product/product', `type=1&store_name=${words('氟橡')}`),
    ...held('products', 'store_name', '氟橡', 'is_show = 1 and deleted_at is null'),
  },
  'products: a fragment': {
    ...search('product/product', `type=1&store_name=${words('食品级硅胶')}`),
    ...held('products', 'store_name', '食品级硅胶', 'is_show = 1 and deleted_at is null'),
  },
  'products: pinyin': search('product/product', 'type=1&store_name=spjgj'),
}

const user = (text, query = '') => ({
  ...search('user/user', `nickname=${words(text)}${query}`),
  ...{ table: 'shop_users u', capped: 1000 },
  where: `(u.words like '%${text}%' and (u.nickname ilike '%${text}%' or u.real_name ilike '%${text}%') or u.pinyin like '% ${text}%'
    or u.words like '%${text}%' and u.phone like '%${text}%')`,
})
export const buyers = {
  'users, first page': { ...list('user/user'), table: 'shop_users u', where: 'true' },
  'users: one letter of pinyin': user('w'),
  'users: two letters of pinyin': user('wj'),
  'users: a syllable': user('li'),
  'users: one character': user('王'),
  'users: two characters': user('建国'),
  'users: a name': user('王建国'),
  'users: its sound': user('wangjian'),
  'users: two digits': user('15'),
  'users: one letter, page 300': user('w', '&page=300'),
  'users: two fragments': { ...user('w'), query: `nickname=${words('w 国')}`, where: `u.pinyin like '% w%' and u.nickname like '%国%'` },
  'users: one letter, by balance': user('w', '&sort=now_money&order=desc'),
  'users: one letter, of a channel': { ...user('w', '&user_type=h5'), where: `${user('w').where} and u.user_type = 'h5'` },
}
