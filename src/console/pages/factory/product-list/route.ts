import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/product/productList', side: 'factory', auth: ['admin-store-productList-index'], hasRecords: true },
]

const under = 'admin-store-productList-index'

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/productManage',
    key: 'admin-store-index',
    title: { 'zh-cn': '产品与物料', en: 'Products and materials', 'zh-tw': '產品與物料' },
    icon: 'product',
    sort: 60,
  },
  {
    type: 'menu',
    path: '/product/productList',
    key: under,
    title: { 'zh-cn': '产品', en: 'Products', 'zh-tw': '產品' },
    under: '/productManage',
    sort: 20,
  },
  { type: 'button', key: 'admin-store-productList-type', title: { 'zh-cn': '产品类别', en: 'Types', 'zh-tw': '產品類別' }, under },
  { type: 'button', key: 'admin-store-productList-import', title: { 'zh-cn': '导入', en: 'Import', 'zh-tw': '匯入' }, under },
  { type: 'button', key: 'admin-store-productList-del', title: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' }, under },
  { type: 'button', key: 'admin-store-productList-price', title: { 'zh-cn': '价格规则', en: 'Price rules', 'zh-tw': '價格規則' }, under },
  { type: 'button', key: 'price:sell', title: { 'zh-cn': '只看销售价', en: 'See selling prices', 'zh-tw': '只看銷售價' }, under },
  { type: 'button', key: 'cost:view', title: { 'zh-cn': '查看成本', en: 'See costs', 'zh-tw': '查看成本' }, under },
]
