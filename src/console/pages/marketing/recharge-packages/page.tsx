import { Plus } from 'lucide-react'
import { readUserAgreement, saveUserAgreement } from '#src/api/agreements.ts'
import {
  listRechargePackages,
  readRechargePackageAddForm,
  readRechargePackageEditForm,
  rechargeGroup,
  removeRechargePackage,
  setRechargePackageStatus,
  type RechargePackage,
} from '#src/api/recharge-packages.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm, serverForm } from '#src/forms/declared/define-form.ts'
import { richText } from '#src/kinds/rich-text.ts'
import { readDecimal, rounded, sumOf } from '#src/lib/decimal.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const ofGroup = { gid: rechargeGroup }

const form = serverForm<RechargePackage>({
  ask: ({ connection, row }) =>
    row
      ? connection.send(readRechargePackageEditForm, { params: { id: row.id }, query: ofGroup })
      : connection.send(readRechargePackageAddForm, { query: ofGroup }),
})

const agreement = defineForm<RechargePackage, { content: string; version?: number }, Words>({
  text: $text,
  title: { add: 'agreement', edit: 'agreement' },
  in: 'drawer',
  width: 900,
  start: async ({ connection }) => connection.send(readUserAgreement, {}),
  theirs: (row) => row as unknown as { content: string; version?: number },
  fields: [{ key: 'content', of: richText() }],
  async save({ content, version }, { connection, options }) {
    const body = { content, ...(version !== undefined && { version }) }
    return (await connection.answer(saveUserAgreement, { body }, options)).message
  },
})

/** A plain shop stores what somebody typed. */
const amount = (given: string | number): string => readDecimal(String(given)) ?? '0'
const shown = (given: string | number): string => rounded(amount(given), 2)

/** What can be paid in at once, and what the shop adds (marketing contract, 充值配置). */
export default definePage<RechargePackage, Words>({
  text: $text,
  list: listRechargePackages,
  size: 15,
  empty: 'empty',
  query: ofGroup,
  rowKey: ({ id }) => String(id),
  rowName: ({ price }) => shown(price),
  columns: [
    { key: 'id', width: 90 },
    { key: 'price', heading: true, show: ({ price }) => <strong className="console-name">{shown(price)}</strong> },
    { key: 'give_money', width: 130, align: 'end', show: ({ give_money: added }) => shown(added) },
    {
      key: 'arrives',
      width: 140,
      align: 'end',
      show: ({ price, give_money: added }) => rounded(sumOf([amount(price), amount(added)]), 2),
    },
    {
      key: 'offered',
      width: 110,
      ownKey: 'recharge-package-status',
      isOn: ({ status }) => status === 1,
      toggle: async ({ id }, next, { connection }) =>
        (await connection.answer(setRechargePackageStatus, { params: { id, status: next ? 1 : 0 } })).message,
    },
    { key: 'sort', width: 90, align: 'end' },
  ],
  actions: [
    { key: 'agreement', on: 'list', ownKey: 'recharge-agreement', form: agreement },
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, ownKey: 'recharge-package-add', form },
    { key: 'edit', on: 'row', ownKey: 'recharge-package-edit', form },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      ownKey: 'recharge-package-delete',
      run: async ({ id }, { connection }) => (await connection.answer(removeRechargePackage, { params: { id } })).message,
    },
  ],
})
