import { Plus } from 'lucide-react'
import {
  listDeliveryPeople,
  readDeliveryPersonAddForm,
  readDeliveryPersonEditForm,
  removeDeliveryPerson,
  setDeliveryPersonStatus,
  type DeliveryPerson,
} from '#src/api/delivery-people.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { $text } from './text.ts'

const form = serverForm<DeliveryPerson>({
  ask: ({ connection, row }) =>
    row ? connection.send(readDeliveryPersonEditForm, { params: { id: row.id } }) : connection.send(readDeliveryPersonAddForm, {}),
})

/** Who brings orders to customers (orders contract, 配送员列表). */
export default definePage({
  text: $text,
  list: listDeliveryPeople,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ nickname }) => nickname,
  columns: [
    { key: 'id', width: 80 },
    { key: 'avatar', width: 80, show: ({ avatar }, _, { connection }) => <ShopPicture src={avatar} base={connection.base} isPerson /> },
    { key: 'nickname', heading: true, show: ({ nickname }) => <strong className="console-name">{nickname}</strong> },
    { key: 'phone', width: 150 },
    {
      key: 'isShown',
      width: 110,
      permission: 'delivery-service-status',
      isOn: ({ status }) => Number(status) === 1,
      toggle: async ({ id }, next, { connection }) =>
        (await connection.answer(setDeliveryPersonStatus, { params: { id, status: next ? 1 : 0 } })).message,
    },
    { key: 'added', width: 170, show: ({ add_time: time }) => <Moment at={time} /> },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'delivery-service-add', form },
    { key: 'edit', on: 'row', permission: 'delivery-service-edit', form },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: 'delivery-service-delete',
      run: async ({ id }, { connection }) => (await connection.answer(removeDeliveryPerson, { params: { id } })).message,
    },
  ],
})
