import { loadRecorded } from '../../../replay/recorded.mjs'
import { of, type BadInput } from './bad-input.ts'

const sent = (name: string): object => (loadRecorded().get(name) as { requestBody: object }).requestBody
const product = sent('adminapi_product_product_0_POST_spec0')
const editor: BadInput[] = (
  [
    [{ cate_id: [] }, '400373', '请选择商品分类', 'cate_id'],
    [{ store_name: '' }, '400338', '请输入商品名称', 'store_name'],
    [{ slider_image: [] }, '400349', '请选择商品轮播图', 'slider_image'],
    [{ is_limit: 1, limit_type: 0 }, '400570', '请选择限购类型', 'limit_type'],
    [{ is_limit: 1, limit_type: 1, limit_num: 0 }, '400571', '限购数量不能小于1', 'limit_num'],
  ] as const
).map(([more, code, msg, at]) => ({ method: 'POST', path: 'product/product/0', body: { ...product, ...more }, code, msg, at }))

const category = of('POST', 'product/category', { pid: 0, cate_name: '新的分类', pic: '', big_pic: '', sort: 0, is_show: 1 })
const attributes = of('POST', 'product/product/rule/0', { rule_name: '尺码', spec: [{ value: '尺码', detail: ['S'] }] })
const review = of('POST', 'product/reply/save_fictitious_reply', {
  ...{
    image: { product_id: 1 },
    product_id: '{products: deleted_at is null}',
    nickname: '访客',
    avatar: '/a.png',
    comment: '好',
    product_score: 5,
    service_score: 5,
  },
})
const template = of('POST', 'setting/shipping_templates/save/0', {
  ...{ name: '模板', type: 1, appoint: 0, no_delivery: 0, sort: 0, region_info: [], appoint_info: [], no_delivery_info: [] },
})
const courier = of('POST', 'freight/express', { name: '新快递', code: 'xin', sort: 0, is_show: 1 })
const city = of('POST', 'setting/city/save', {
  id: 0,
  name: '新区',
  merger_name: '',
  area_code: '',
  lng: '',
  lat: '',
  level: 0,
  parent_id: 0,
})

export const products: readonly BadInput[] = [
  ...editor,
  category({ cate_name: '' }, '400100', '请填写分类名称', 'cate_name'),
  {
    method: 'DELETE',
    path: 'product/category/{categories: exists (select 1 from categories c where c.pid = categories.id)}',
    code: '400102',
    msg: '请先删除子分类',
  },
  { method: 'GET', path: 'product/product/999999', code: '400533', msg: '商品不存在' },
  { method: 'POST', path: 'product/batch/setting', body: { ids: [], type: 1 }, code: '400337', msg: '请选择商品' },
  { method: 'POST', path: 'product/batch/setting', body: { ids: [1], type: 1, cate_id: [] }, code: '410107', msg: '请选择分类' },
  courier({ name: '' }, '400400', '请输入公司名称', 'name'),
  city({ name: '' }, '400038', '请填写城市名称', 'name'),
  template({ name: '' }, '400025', '请填写模板名称', 'name'),
  { method: 'DELETE', path: 'setting/shipping_templates/del/1', code: '400181', msg: '默认模板不能删除' },
  attributes({ rule_name: '' }, '100100', '参数错误'),
  review({ nickname: '' }, 'REVIEW_NICKNAME', '请填写用户昵称', 'nickname'),
  review({ comment: '' }, 'REVIEW_COMMENT', '请填写评论内容', 'comment'),
  review({ product_score: 9 }, 'REVIEW_PRODUCT_SCORE', '商品分数必须是1-5之间的整数', 'product_score'),
]
