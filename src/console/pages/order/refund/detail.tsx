import type { Detail } from '#src/console/engine/detail/detail.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { places, RecordLink } from '#src/console/parts/links/record-link.tsx'
import { isNought, yuan } from '#src/order-forms/amounts.ts'
import { GoodsTable } from '#src/console/parts/orders/goods.tsx'
import { RefundMark } from '#src/console/parts/orders/order-mark.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { readWholeRefund, type Refund } from './refund.ts'
import type { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const off = (amount: string | number | undefined) => (isNought(amount) ? '' : `−${yuan(amount)}`)

/** The order that it is of. */
export const orderLink = ({ order, store_order_id: id }: Refund) => <RecordLink {...places.order(id)}>{order}</RecordLink>

/** Everything about a refund. */
export const refundDetail: Detail<Refund, Words> = {
  read: readWholeRefund,
  badge: ({ refund_type: type }) => <RefundMark type={type} />,
  sections: [
    {
      key: 'refundOf',
      fields: [
        { key: 'requested', show: (refund) => yuan(refund.refund_price) },
        { key: 'back', show: (refund) => yuan(refund.refunded_price) },
        { key: 'pieces', show: (refund) => String(refund.refund_num) },
        { key: 'added', show: ({ added }) => added },
        { key: 'reason', show: (refund) => refund.refund_reason },
        { key: 'explain', show: (refund) => refund.refund_explain },
        { key: 'refused', show: (refund) => refund.refuse_reason },
        { key: 'express', show: (refund) => [refund.refund_express_name, refund.refund_express].filter(Boolean).join(' ') },
        { key: 'phone', show: (refund) => refund.refund_phone },
        { key: 'remark', isWide: true, show: ({ remark }) => remark },
      ],
    },
    { key: 'pictures', when: ({ refund_img: pictures }) => (pictures ?? []).length > 0, Show: Pictures },
    { key: 'goods', Show: ({ row, tools }) => <GoodsTable lines={row.lines} base={tools.connection.base} /> },
    {
      key: 'orderOf',
      fields: [
        { key: 'order', show: orderLink },
        {
          key: 'buyer',
          show: ({ more, uid }) => <RecordLink {...places.user(uid)}>{`${more?.user.nickname ?? ''} (UID ${uid})`}</RecordLink>,
        },
        { key: 'paid', show: (refund) => yuan(refund.pay_price) },
        { key: 'coupon', show: ({ more }) => off(more?.info.coupon_price) },
        { key: 'points', show: ({ more }) => off(more?.info.deduction_price) },
        { key: 'postage', show: ({ more }) => yuan(more?.info.pay_postage) },
        { key: 'payTime', show: ({ more }) => more?.info._pay_time },
        {
          key: 'receiver',
          isWide: true,
          show: ({ more }) => [more?.info.real_name, more?.info.user_phone, more?.info.user_address].filter(Boolean).join(' '),
        },
      ],
    },
  ],
}

/** What the buyer photographed. */
function Pictures({ row, tools }: { row: Refund; tools: PageTools }) {
  return (
    <p className="console-tags">
      {row.refund_img.map((src) => (
        <ShopPicture key={src} src={src} base={tools.connection.base} size={96} />
      ))}
    </p>
  )
}
