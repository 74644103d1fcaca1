import { Plus } from 'lucide-react'
import {
  listPickUpStaff,
  readClerkAddForm,
  readClerkEditForm,
  removeClerk,
  setClerkStatus,
  type PickUpClerk,
} from '#src/api/pick-up-staff.ts'
import { listStoreChoices } from '#src/api/pick-up-stores.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { $text } from './text.ts'

const form = serverForm<PickUpClerk>({
  ask: ({ connection, row }) =>
    row ? connection.send(readClerkEditForm, { params: { id: row.id } }) : connection.send(readClerkAddForm, {}),
})

/** Who hands orders out at pick-up points (orders contract, 核销员). */
export default definePage({
  text: $text,
  list: listPickUpStaff,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ staff_name: name }) => name,
  filters: [
    {
      field: 'store_id',
      as: 'remote',
      word: 'store',
      all: 'allStores',
      load: async (connection) => (await connection.send(listStoreChoices, {})).map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ],
  columns: [
    { key: 'id', width: 70 },
    { key: 'avatar', width: 80, show: ({ avatar }, _, { connection }) => <ShopPicture src={avatar} base={connection.base} isPerson /> },
    { key: 'staffName', heading: true, show: ({ staff_name: name }) => <strong className="console-name">{name}</strong> },
    { key: 'nickname', width: 140 },
    { key: 'phone', width: 140 },
    { key: 'store', width: 200, show: ({ name }) => name },
    { key: 'added', width: 170, show: ({ add_time: time }) => <Moment at={String(time)} /> },
    {
      key: 'state',
      width: 100,
      permission: 'merchant-staff-status',
      isOn: ({ status }) => Number(status) === 1,
      toggle: async ({ id }, next, { connection }) =>
        (await connection.answer(setClerkStatus, { params: { id, is_show: next ? 1 : 0 } })).message,
    },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'merchant-staff-add', form },
    { key: 'edit', on: 'row', permission: 'merchant-staff-edit', form },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: 'merchant-staff-delete',
      run: async ({ id }, { connection }) => (await connection.answer(removeClerk, { params: { id } })).message,
    },
  ],
})
