import { Plus } from 'lucide-react'
import { countPickUpStores, listPickUpStores, removePickUpStore, showPickUpStore, type PickUpStore } from '#src/api/pick-up-stores.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { storeForm } from './store-form.ts'
import { $text } from './text.ts'

const isRemoved = ({ is_del: removed }: PickUpStore) => Number(removed) === 1

/** `09:00:00 - 21:00:00` is the wire's way; nobody opens at a second. */
const withoutSeconds = (hours: string) => hours.replaceAll(/(\d\d:\d\d):00/g, '$1')

/** One call does both: what is there goes into the recycle bin, what is in it comes back. */
const turn = async ({ id }: PickUpStore, { connection }: PageTools) =>
  (await connection.answer(removePickUpStore, { params: { id } })).message

/** Where customers pick their orders up (orders contract, 提货点). */
export default definePage({
  text: $text,
  list: listPickUpStores,
  query: { type: 0 },
  size: 15,
  empty: 'empty',
  find: 'keywords',
  rowKey: ({ id }) => String(id),
  rowName: ({ name }) => name,
  filters: [
    {
      field: 'type',
      as: 'choice',
      word: 'state',
      tabs: true,
      options: [
        { value: '', word: 'shown' },
        { value: '1', word: 'hidden' },
        { value: '2', word: 'recycled' },
      ],
      async counts(connection) {
        const { show, hide, recycle } = (await connection.send(countPickUpStores, {})).count
        return { 0: show.num, 1: hide.num, 2: recycle.num }
      },
    },
    { field: 'keywords', as: 'text', word: 'search' },
  ],
  columns: [
    { key: 'id', width: 70 },
    { key: 'image', width: 100, show: ({ image }, _, { connection }) => <ShopPicture src={image} base={connection.base} /> },
    { key: 'name', heading: true, show: ({ name }) => <strong className="console-name">{name}</strong> },
    { key: 'phone', width: 140 },
    { key: 'place', show: ({ address, detailed_address: street }) => `${address.replaceAll(',', ' ')} ${street}`.trim() },
    { key: 'hours', width: 180, show: ({ day_time: hours }) => withoutSeconds(hours) },
    {
      key: 'isShown',
      width: 100,
      permission: 'merchant-status',
      when: (row) => !isRemoved(row),
      isOn: ({ is_show: shown }) => Number(shown) === 1,
      toggle: async ({ id }, next, { connection }) =>
        (await connection.answer(showPickUpStore, { params: { id, is_show: next ? 1 : 0 } })).message,
    },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'merchant-add', form: storeForm },
    { key: 'edit', on: 'row', permission: 'merchant-edit', form: storeForm },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: 'merchant-delete',
      when: (row) => !isRemoved(row),
      run: turn,
      undo: async (row, tools) => turn(row, tools),
    },
    { key: 'restore', on: 'row', permission: 'merchant-delete', when: isRemoved, run: turn },
  ],
})
