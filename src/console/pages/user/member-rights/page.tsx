import { listMemberRights, saveMemberRight, type MemberRight } from '#src/api/memberships.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { picture } from '#src/kinds/pictures.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { $text } from './text.ts'

interface Values {
  row: MemberRight
  show_title: string
  image: string
  explain: string
  multiple: number | null
  share: number | null
}

type Words = ReturnType<typeof $text.get>

const isMultiple = ({ right_type: type }: MemberRight) => type === 'integral' || type === 'sign'
const isShare = ({ right_type: type }: MemberRight) => type === 'express' || type === 'offline'

const store = async (connection: Connection, { id, ...body }: MemberRight, options?: object) =>
  (await connection.answer(saveMemberRight, { params: { id }, body }, options)).message

const form = defineForm<MemberRight, Values, Words>({
  text: $text,
  title: { add: 'edit', edit: 'edit' },
  start: ({ row }) => ({
    ...{ row: row!, show_title: row!.show_title, image: row!.image, explain: row!.explain },
    ...{ multiple: row!.number, share: row!.number },
  }),
  fields: [
    { key: 'show_title', of: text({ max: 6 }), required: 'showHint', hint: 'showHint' },
    { key: 'image', of: picture(), required: 'imageHint' },
    { key: 'explain', of: text({ max: 8 }), required: 'explainHint', hint: 'explainHint' },
    { key: 'multiple', sentAs: 'number', of: whole({ least: 1, most: 1000 }), required: 'numberHint', when: ({ row }) => isMultiple(row) },
    { key: 'share', sentAs: 'number', of: whole({ least: 1, most: 100 }), required: 'numberHint', when: ({ row }) => isShare(row) },
  ],
  // what goes along is as it was read last: after a conflict that is theirs
  save: ({ row, show_title, image, explain, multiple, share }, { connection, options }) => {
    const number = (isMultiple(row) ? multiple : isShare(row) ? share : null) ?? row.number
    return store(connection, { ...row, show_title, image, explain, number }, options)
  },
})

/** What members get (users contract, 会员权益). */
export default definePage<MemberRight, Words>({
  text: $text,
  list: listMemberRights,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ title }) => title,
  columns: [
    { key: 'name', heading: true, show: ({ title }) => <strong className="console-name">{title}</strong> },
    { key: 'show_title', width: 160 },
    {
      key: 'image',
      width: 90,
      show: ({ image: src }, _, { connection }) => (src ? <ShopPicture src={src} base={connection.base} /> : '—'),
    },
    { key: 'explain', width: 200 },
    {
      key: 'on',
      width: 110,
      permission: 'member-right-status',
      isOn: ({ status }) => status === 1,
      toggle: (row, next, { connection }) => store(connection, { ...row, status: next ? 1 : 0 }),
    },
  ],
  actions: [{ key: 'edit', on: 'row', permission: 'member-right-edit', form }],
})
