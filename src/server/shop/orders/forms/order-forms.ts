import type { ServerForm } from '#src/api/server-form.ts'
import { differenceOf } from '#src/lib/decimal.ts'
import type { Locale } from '#src/server/locale.ts'
import { sentence } from '#src/server/messages.ts'
import type { StoredOrder } from '../order.ts'
import type { priceOf } from './price.ts'

type Rule = ServerForm['rules'][number]
type Control = 'input' | 'inputNumber' | 'select'

const say = (key: string, locale: Locale) => sentence(`order.form.${key}`, locale) ?? ''

const placeholderOf = (control: Control, title: string, locale: Locale) =>
  sentence(control === 'select' ? 'FORM_CHOOSE' : 'FORM_ENTER', locale, { title }) ?? ''

interface Field {
  field: string
  /** Word of it; its name unless told. */
  word?: string
  value: string | number
  control?: Control
  props?: object
  isRequired?: boolean
  options?: readonly { value: string; label: string }[]
}

/** Fields of a form of orders or refunds, with the shop's words. */
function ruleOf({ field, word = field, value, control = 'input', props = {}, isRequired, options }: Field, locale: Locale): Rule {
  const title = say(word, locale)
  const placeholder = placeholderOf(control, title, locale)
  return {
    ...{ type: control, field, value, title },
    props: { ...(control === 'input' && { type: 'text' }), placeholder, ...props },
    ...(options && { options }),
    ...(isRequired && {
      validate: [{ message: placeholder, required: true, type: control === 'inputNumber' ? 'number' : 'string', trigger: 'change' }],
    }),
  }
}

const formOf = (locale: Locale, title: string, action: string, fields: readonly (Field | Rule)[]): ServerForm => ({
  rules: fields.map((one) => ('type' in one ? (one as Rule) : ruleOf(one as Field, locale))),
  ...{ title: say(title, locale), action, method: 'PUT', info: '', status: true },
})

const hidden = (field: string, value: number): Rule => ({ type: 'hidden', field, value })
const locked = { disabled: true }

/** Form "修改订单". */
export const priceForm = (order: StoredOrder, price: Awaited<ReturnType<typeof priceOf>>, locale: Locale): ServerForm =>
  formOf(locale, 'edit', `/order/update/${order.id}`, [
    { field: 'order_id', value: order.order_id, props: locked },
    hidden('total_price', price.total_price),
    hidden('pay_postage', price.pay_postage),
    { field: 'pay_price', value: price.pay_price, control: 'inputNumber', props: { min: 0 } },
    { field: 'gain_integral', value: price.gain_integral, control: 'inputNumber', props: { min: 0 } },
    hidden('version', price.version),
  ])

/** Form "配送信息": of what a courier carries, or the shop's own people. */
export const distributionForm = (order: StoredOrder, couriers: readonly { value: string; code: string }[], locale: Locale): ServerForm => {
  const number = { field: 'order_id', word: 'number', value: order.order_id, props: locked }
  const fields: Field[] =
    order.delivery_type === 'express'
      ? [
          {
            ...{ field: 'delivery_code', value: order.delivery_code, control: 'select', isRequired: true },
            options: couriers.map(({ value, code }) => ({ value: code, label: value })),
          },
          { field: 'delivery_id', value: order.delivery_id, isRequired: true },
        ]
      : [
          { field: 'delivery_name', value: order.delivery_name, isRequired: true },
          { field: 'delivery_id', word: 'delivery_phone', value: order.delivery_id, isRequired: true },
        ]
  return formOf(locale, 'distribution', `/order/distribution/${order.id}`, [number, ...fields])
}

/** Form "退款处理": what is left to be given back of it. */
export const refundForm = (order: StoredOrder, locale: Locale): ServerForm =>
  formOf(locale, 'refund', `/order/refund/${order.id}`, [
    { field: 'order_id', word: 'refund_number', value: order.order_id, props: locked },
    {
      ...{ field: 'refund_price', value: Number(differenceOf(order.pay_price, order.refund_price)), control: 'inputNumber' },
      ...{ isRequired: true, props: { precision: 2 } },
    },
  ])

/** Form "不退款原因". */
export const refuseForm = (order: StoredOrder, locale: Locale): ServerForm =>
  formOf(locale, 'refuse', `/order/no_refund/${order.id}`, [
    { field: 'order_id', word: 'refused_number', value: order.order_id, props: locked },
    { field: 'refund_reason', value: '', isRequired: true, props: { type: 'textarea' } },
  ])

/** Form "退积分". */
export const pointsForm = (order: StoredOrder, locale: Locale): ServerForm =>
  formOf(locale, 'points', `/order/refund_integral/${order.id}`, [
    { field: 'order_id', word: 'refund_number', value: order.order_id, props: locked },
    { field: 'use_integral', value: order.use_integral, control: 'inputNumber', props: { min: 0, ...locked } },
    { field: 'use_integrals', value: order.back_integral, control: 'inputNumber', props: { min: 0, ...locked } },
    {
      ...{ field: 'back_integral', value: order.use_integral - order.back_integral, control: 'inputNumber', isRequired: true },
      props: { min: 0, precision: 0 },
    },
  ])
