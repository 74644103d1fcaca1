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
import { defineForm, serverForm } from '#src/forms/declared/define-form.ts'
import type { Form, Saving } from '#src/forms/declared/form.ts'
import { customer } from '#src/kinds/shop-record.ts'
import { choiceOf } from './choice-of.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $text, type Words } from './text.ts'
import { readOne, type User } from './user.ts'

export const userForm = serverForm<User>({
  in: 'drawer',
  width: 720,
  ask: ({ connection, row }) =>
    row ? connection.send(readUserEditForm, { params: { id: row.uid } }) : connection.send(readUserAddForm, {}),
})

type Says = (words: Words, user: User) => string

/** What somebody has now, which the list may have read long ago. */
function asTheyAre(connection: Connection, user: User): Promise<User> {
  // the form is what was asked for: where this is not answered, the row is what is known
  return readOne(connection, String(user.uid)).catch(() => user)
}

/** A form of the server for one user, named in its title with what it is about to change. */
const ofOne = (call: Endpoint<{ params: { id: Id } }, ServerForm>, says: Says): Form<User> =>
  serverForm<User>({
    async ask({ connection, row }) {
      const [form, user] = await Promise.all([connection.send(call, { params: { id: row!.uid } }), asTheyAre(connection, row!)])
      const about = says($text.get(), user)
      return { ...form, title: [form.title, user.nickname, about].filter(Boolean).join(' · ') }
    },
  })

const holds: Says = (words, { now_money: money, integral }) => `${words.balance} ${money} · ${words.points} ${Number(integral)}`

export const balanceForm = ofOne(readBalanceForm, holds)
export const levelForm = ofOne(readGiveLevelForm, (words, { level }) => `${words.level} ${level || words.none}`)
// how long it lasts stands in the form
export const timeForm = ofOne(readGiveTimeForm, () => '')

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

export const spreadForm = defineForm<User, { spread: { id: string; name: string; image: string } }, Words>({
  text: $text,
  title: { add: 'setSpread', edit: 'setSpread' },
  start: () => ({ spread: { id: '', name: '', image: '' } }),
  fields: [{ key: 'spread', sentAs: 'spread_uid', of: customer(), required: 'spreadMissing' }],
  async save({ spread }, { connection, row, options }) {
    return (await connection.answer(setSpread, { body: { uid: row!.uid, spread_uid: Number(spread.id) } }, options)).message
  },
})
