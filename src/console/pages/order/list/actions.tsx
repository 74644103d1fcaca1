import { PackageCheck, ScanBarcode, ScanLine } from 'lucide-react'
import { lazy } from 'react'
import {
  distributionForm,
  editOrderForm,
  refundPointsForm,
  remarkOrder,
  removeOrder,
  removeOrders,
  takeOrder,
  verifyOrderById,
} from '#src/api/orders.ts'
import { printReceipt, printWaybill } from '#src/api/shop/orders.ts'
import type { Action } from '#src/console/engine/action.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { yuan } from '#src/order-forms/amounts.ts'
import * as can from '#src/order-forms/conditions.ts'
import type { Order } from '#src/order-forms/order.ts'
import { byId, remarkForm } from '#src/order-forms/remark-form.ts'
import { shipForm } from '#src/order-forms/ship-form.ts'
import { cancelForm } from './cancel-form.ts'
import { confirmPayment } from './confirm-payment.ts'
import { exportOrders } from './export-orders.ts'
import { shipCalls } from './order-calls.ts'
import { refundForm } from './refund-form.ts'
import type { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const OrderContacts = lazy(async () => ({ default: (await import('./contacts.tsx')).OrderContacts }))
const ParcelDialog = lazy(async () => ({ default: (await import('./parcel.tsx')).ParcelDialog }))
const Verify = lazy(async () => ({ default: (await import('./verify.tsx')).Verify }))
const BatchShip = lazy(async () => ({ default: (await import('./batch/ship.tsx')).BatchShip }))
const ScanShip = lazy(async () => ({ default: (await import('./scan/scan-ship.tsx')).ScanShip }))
const PickingList = lazy(async () => ({ default: (await import('./print/picking-list.tsx')).PickingList }))
const PackingSlips = lazy(async () => ({ default: (await import('./print/packing-slip.tsx')).PackingSlips }))

const ofOne: readonly Action<Order, Words>[] = [
  { key: 'ship', on: 'row', permission: 'order-send', when: can.canShip, form: shipForm(shipCalls) },
  {
    key: 'edit',
    on: 'row',
    permission: 'order-edit',
    when: can.canEdit,
    form: serverForm({ ask: ({ connection, row }) => connection.send(editOrderForm, { params: { id: row!.id } }) }),
  },
  {
    key: 'confirmPayment',
    on: 'row',
    permission: 'order-offline-confirm',
    when: can.canConfirmPayment,
    confirm: ({ pay_price: price }, words) => words.surePayment(yuan(price)),
    run: confirmPayment,
  },
  {
    key: 'verifyNow',
    on: 'row',
    permission: 'order-write-off',
    when: can.canVerify,
    confirm: 'sureVerify',
    run: async ({ order_id: number }, { connection }) =>
      (await connection.answer(verifyOrderById, { params: { order_id: number } })).message,
  },
  {
    key: 'take',
    on: 'row',
    permission: 'order-take',
    when: can.canTake,
    confirm: 'sureTake',
    run: async ({ id }, { connection }) => (await connection.answer(takeOrder, { params: { id } })).message,
  },
  { key: 'note', on: 'row', permission: 'order-mark', when: can.canRemark, form: remarkForm(byId(remarkOrder)) },
  {
    key: 'changeDelivery',
    on: 'row',
    permission: 'order-send',
    when: can.canChangeDelivery,
    form: serverForm({ ask: ({ connection, row }) => connection.send(distributionForm, { params: { id: row!.id } }) }),
  },
  { key: 'refund', on: 'row', permission: 'refund-yes', when: can.canRefund, form: refundForm },
  {
    key: 'refundPoints',
    on: 'row',
    permission: 'refund-yes',
    when: can.canRefundPoints,
    form: serverForm({ ask: ({ connection, row }) => connection.send(refundPointsForm, { params: { id: row!.id } }) }),
  },
  { key: 'logistics', on: 'row', when: can.isOnItsWayByCourier, Dialog: ParcelDialog },
  // a courier who fetches is booked with a vendor: our own server has none, and its orders no booking
  { key: 'cancelPickUp', on: 'row', at: 'shop', permission: 'order-send', when: can.canCancelPickUp, form: cancelForm },
  {
    key: 'printSlip',
    on: 'row',
    when: can.isPaid,
    Dialog: ({ row, ...rest }) => <PackingSlips orders={[row]} {...rest} />,
  },
  { key: 'pick', on: 'row', when: can.canShip, Dialog: ({ row, onClose }) => <PickingList orders={[row]} onClose={onClose} /> },
  {
    key: 'receipt',
    on: 'row',
    at: 'shop',
    shopKey: 'order-tips',
    when: can.isPaid,
    run: async ({ id }, { connection }) => (await connection.answer(printReceipt, { params: { id } })).message,
  },
  {
    key: 'waybillPrint',
    on: 'row',
    at: 'shop',
    shopKey: 'order-electron',
    when: ({ express_dump: made }) => Boolean(made),
    run: async ({ order_id: number }, { connection }) => (await connection.answer(printWaybill, { params: { order_id: number } })).message,
  },
  {
    key: 'label',
    on: 'row',
    when: ({ kuaidi_label: address }) => /^https?:/.test(address ?? ''),
    open: ({ kuaidi_label: address }) => void window.open(address, '_blank', 'noopener'),
  },
  // a plain shop masks nothing, and has no such call
  { key: 'contacts', on: 'row', at: 'own', permission: 'admin-user-personal-data', Dialog: OrderContacts },
  {
    key: 'remove',
    on: 'row',
    permission: 'order-delete',
    isDanger: true,
    confirm: true,
    when: can.canRemove,
    run: async ({ id }, { connection }) => (await connection.answer(removeOrder, { params: { id } })).message,
  },
]

/** What can be done with an order, with several, and without one (orders contract, "Row actions and their conditions"). */
export const orderActions: readonly Action<Order, Words>[] = [
  ...ofOne,
  { key: 'verify', on: 'list', isAside: true, permission: 'order-write-off', icon: <ScanLine size={16} aria-hidden />, Dialog: Verify },
  {
    key: 'scanShip',
    on: 'list',
    isAside: true,
    permission: 'order-send',
    icon: <ScanBarcode size={16} aria-hidden />,
    Dialog: ScanShip,
  },
  {
    key: 'batchShip',
    on: 'list',
    isAside: true,
    permission: 'order-send',
    icon: <PackageCheck size={16} aria-hidden />,
    Dialog: BatchShip,
  },
  {
    key: 'printAll',
    on: 'batch',
    when: (orders) => orders.every(can.isPaid),
    Dialog: ({ rows, ...rest }) => <PackingSlips orders={rows} {...rest} />,
  },
  {
    key: 'pickAll',
    on: 'batch',
    when: (orders) => orders.every(can.isPaid),
    Dialog: ({ rows, onClose }) => <PickingList orders={rows} onClose={onClose} />,
  },
  { key: 'exportChosen', on: 'batch', run: exportOrders },
  {
    key: 'removeAll',
    on: 'batch',
    permission: 'order-delete',
    isDanger: true,
    confirm: true,
    async run(orders, { connection }) {
      const body = { ids: orders.map(({ id }) => id), all: 0 as const, where: {} }
      return (await connection.answer(removeOrders, { body })).message
    },
  },
]
