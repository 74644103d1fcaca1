import { of, type BadInput } from './bad-input.ts'

const unpaid = '{shop_orders: paid = 0 and pid = 0 and is_del = 0}'
const toShip =
  '{shop_orders: paid = 1 and pid = 0 and status = 0 and shipping_type = 1 and refund_status = 0 and is_del = 0 and not exists (select 1 from shop_refunds r where r.store_order_id = shop_orders.id)}'
const price = of('PUT', `order/update/${unpaid}`, {
  total_price: '10.00',
  total_postage: '0',
  pay_price: '9.00',
  pay_postage: '0',
  gain_integral: 0,
})
const delivery = of('PUT', `order/delivery/${toShip}`, {
  type: 1,
  express_record_type: '1',
  delivery_name: '圆通速递',
  delivery_code: 'yuantong',
  delivery_id: 'YT00000001',
})
const man = of('POST', 'order/delivery/save', {
  uid: '{shop_users.uid: is_del = 0}',
  avatar: '/a.png',
  phone: '13911112222',
  nickname: '骑手',
  status: 1,
})
const store = of('POST', 'merchant/store/0', {
  ...{
    name: '门店',
    introduction: '好',
    phone: '13911112222',
    address: ['北京市', '北京市', '东城区'],
    image: '/a.png',
    oblong_image: '/b.png',
  },
  ...{ detailed_address: '一号', latlng: '39.9,116.4', day_time: ['08:00:00', '20:00:00'] },
})
const nobodysClerk = '{shop_users.uid: is_del = 0 and uid not in (select uid from pick_up_staff)}'
const clerk = of('POST', 'merchant/store_staff/save/0', {
  ...{ image: { image: '/a.png', uid: nobodysClerk }, uid: nobodysClerk, avatar: '/a.png', store_id: '{pick_up_stores: true}' },
  ...{ staff_name: '店员', phone: '13911112222', verify_status: 1, status: 1 },
})

export const orders: readonly BadInput[] = [
  price({ pay_price: '-1' }, '400155', '订单金额必须填写', 'pay_price'),
  price({ pay_price: 'x' }, '400395', '', 'pay_price'),
  delivery({ delivery_name: '没有的快递', delivery_code: 'nobody' }, '410324', '请核对快递公司编码', 'delivery_code'),
  delivery({ delivery_id: '' }, 'DELIVERY_NUMBER', '请输入快递单号', 'delivery_id'),
  { method: 'PUT', path: 'order/delivery/999999', body: {}, code: '400470', msg: '订单未能查到,不能发货' },
  { method: 'PUT', path: `order/remark/${toShip}`, body: { remark: '' }, code: '400106', msg: '备注不能为空', at: 'remark' },
  { method: 'PUT', path: `order/take/${toShip}`, code: '400115', msg: '请先发货或者送货' },
  {
    method: 'PUT',
    path: `order/refund/${toShip}`,
    body: { refund_price: '999999', cart_ids: [] },
    code: '400148',
    msg: '退款金额大于支付金额，请修改退款金额',
    at: 'refund_price',
  },
  {
    method: 'PUT',
    path: `order/refund/${toShip}`,
    body: { refund_price: '', cart_ids: [] },
    code: '400146',
    msg: '请输入退款金额',
    at: 'refund_price',
  },
  {
    method: 'PUT',
    path: `order/split_delivery/${toShip}`,
    body: {
      type: 1,
      express_record_type: '1',
      delivery_name: '圆通速递',
      delivery_code: 'yuantong',
      delivery_id: 'YT1000001',
      cart_ids: [],
    },
    code: '400158',
    msg: '请选择发货商品',
  },
  { method: 'POST', path: 'order/dels', body: { ids: [] }, code: '400156', msg: '请选择需要删除的订单' },
  { method: 'POST', path: 'order/dels', body: { ids: [unpaid] }, code: '400157', msg: '您选择的的订单存在用户未删除的订单' },
  {
    method: 'PUT',
    path: 'refund/refund/{shop_refunds: refund_type = 1}',
    body: { refund_price: '', type: 1 },
    code: '400146',
    msg: '请输入退款金额',
    at: 'refund_price',
  },
  {
    method: 'PUT',
    path: 'refund/refund/{shop_refunds: refund_type = 1}',
    body: { refund_price: '999999', type: 1 },
    code: '400148',
    msg: '退款金额大于支付金额，请修改退款金额',
    at: 'refund_price',
  },
  {
    method: 'PUT',
    path: 'refund/no_refund/{shop_refunds: refund_type = 1}',
    body: { refund_reason: '' },
    code: '400113',
    msg: '拒绝理由不能为空',
    at: 'refund_reason',
  },
  { method: 'PUT', path: 'refund/remark/{shop_refunds: true}', body: { remark: '' }, code: '400106', msg: '备注不能为空', at: 'remark' },
  {
    method: 'PUT',
    path: 'refund/refund/{shop_refunds: refund_type = 6}',
    body: { refund_price: '1', type: 1 },
    code: '400147',
    msg: '已退完支付金额，不能再退款了',
  },
  {
    method: 'POST',
    path: 'order/invoice/set/{shop_invoices: true}',
    body: { is_invoice: 1, invoice_number: '12345', remark: '' },
    code: '400167',
    msg: '请填写正确的开票号',
    at: 'invoice_number',
  },
  man({ uid: 0 }, '400250', '请选择用户', 'image'),
  man({ phone: '' }, '400132', '请填写手机号', 'phone'),
  man({ phone: '123' }, '400252', '手机号格式错误', 'phone'),
  man({ nickname: '' }, '400469', '配送员名称不能为空', 'nickname'),
  store({ name: '' }, '400378', '', 'name'),
  store({ phone: '' }, '400380', '', 'phone'),
  store({ image: '' }, '400381', '', 'image'),
  store({ oblong_image: '' }, '400382', '', 'oblong_image'),
  store({ address: [] }, '400383', '', 'address'),
  store({ detailed_address: '' }, '400384', '', 'detailed_address'),
  store({ latlng: '' }, '400385', '', 'latlng'),
  store({ day_time: [] }, '400386', '', 'day_time'),
  clerk({ uid: 0, image: { image: '', uid: 0 } }, '400250', '请选择用户', 'image'),
  clerk({ store_id: '' }, '400127', '请选择所属提货点', 'store_id'),
  clerk({ staff_name: '' }, '400128', '请填写核销员名称', 'staff_name'),
  clerk({ phone: '' }, '400129', '请填写核销员电话', 'phone'),
]
