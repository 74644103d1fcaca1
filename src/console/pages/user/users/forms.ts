import {
  askGroupForm,
  askLabelForm,
  readBalanceForm,
  readGiveLevelForm,
  readGiveTimeForm,
  readUserAddForm,
  readUserEditForm,
  setSpread,
} from '#src/api/shop-users.ts'
import { grantCoupon, listGrantableCoupons } from '#src/api/user-coupons.ts'
import type { Endpoint, Id } from '#src/api/endpoint.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { defineForm, serverForm } from '#src/console/engine/form/define-form.ts'
import type { Form, Saving } from '#src/console/engine/form/form.ts'
import { customer } from '#src/kinds/shop-record.ts'
import { choiceOf } from './choice-of.ts'
import { $text } from './text.ts'
import type { User } from './user.ts'

export const userForm = serverForm<User>({
  in: 'drawer',
  width: 720,
  ask: ({ connection, row }) =>
    row ? connection.send(readUserEditForm, { params: { id: row.uid } }) : connection.send(readUserAddForm, {}),
})

const ofOne = (call: Endpoint<{ params: { id: Id } }, ServerForm>): Form<User> =>
  serverForm<User>({ ask: ({ connection, row }) => connection.send(call, { params: { id: row!.uid } }) })

export const balanceForm = ofOne(readBalanceForm)
export const levelForm = ofOne(readGiveLevelForm)
export const timeForm = ofOne(readGiveTimeForm)

// the shop takes one uid as text, and several as a list
const uidsOf = (users: readonly User[]): Id | readonly Id[] => (users.length === 1 ? String(users[0]!.uid) : users.map(({ uid }) => uid))

export const groupForm = serverForm<User>({
  ask: ({ connection, row }) => connection.send(askGroupForm, { body: { uids: uidsOf([row!]) } }),
})
/** A form for all chosen users. */
export type FormOfMany = (users: readonly User[]) => Form<User>

export const groupFormOf: FormOfMany = (users) =>
  serverForm({ ask: ({ connection }) => connection.send(askGroupForm, { body: { uids: uidsOf(users) } }) })
export const labelFormOf: FormOfMany = (users) =>
  serverForm({ ask: ({ connection }) => connection.send(askLabelForm, { body: { uids: uidsOf(users) } }) })

type Send = (id: Id, saving: Saving<User>) => Promise<string>

/** Which coupon is given; `send` gives it. */
export const couponForm = (send: Send): Form<User> =>
  serverForm({
    async ask({ connection }) {
      const { list } = await connection.send(listGrantableCoupons, { query: { page: 1, limit: 100 } })
      const words = $text.get()
      return choiceOf({
        ...{ field: 'id', word: words.coupon, missing: words.couponMissing, title: '' },
        options: list.map(({ id, coupon_title: title, coupon_price: price }) => ({ value: id, label: `${title} (${price})` })),
      })
    },
    save: (body, saving) => send(body['id'] as Id, saving),
  })

/** Each of them gets it. */
export const couponFormOf: FormOfMany = (users) =>
  couponForm(async (id, { connection, options }) => {
    const uid = users.map((user) => user.uid).join(',')
    return (await connection.answer(grantCoupon, { body: { id, uid } }, options)).message
  })

export const spreadForm = defineForm<User, { spread: { id: string; name: string; image: string } }, ReturnType<typeof $text.get>>({
  text: $text,
  title: { add: 'setSpread', edit: 'setSpread' },
  start: () => ({ spread: { id: '', name: '', image: '' } }),
  fields: [{ key: 'spread', of: customer(), required: 'spreadMissing' }],
  async save({ spread }, { connection, row, options }) {
    return (await connection.answer(setSpread, { body: { uid: row!.uid, spread_uid: Number(spread.id) } }, options)).message
  },
})
