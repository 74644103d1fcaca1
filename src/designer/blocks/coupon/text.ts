import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '优惠券', en: 'Coupons', 'zh-tw': '優惠券' },
  none: {
    'zh-cn': '暂无可领取的优惠券，商城不会显示此组件',
    en: 'No coupon can be taken now; the shop hides this block',
    'zh-tw': '暫無可領取的優惠券，商城不會顯示此元件',
  },
})
