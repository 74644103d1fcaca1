import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '#src/server/locale.ts'
import { sentence } from '#src/server/messages.ts'
import type { StoredRefund } from '../refund.ts'

const say = (key: string, locale: Locale) => sentence(`order.form.${key}`, locale) ?? ''
const enter = (title: string, locale: Locale) => sentence('FORM_ENTER', locale, { title }) ?? ''

const numberRule = (word: string, value: string, locale: Locale) => ({
  ...{ type: 'input', field: 'order_id', value, title: say(word, locale) },
  props: { type: 'text', placeholder: enter(say(word, locale), locale), disabled: true },
})

/** Form "退款处理". */
export function payForm(refund: StoredRefund, locale: Locale): ServerForm {
  const title = say('refund_price', locale)
  const placeholder = enter(title, locale)
  return {
    rules: [
      numberRule('refund_number', refund.order_id, locale),
      {
        ...{ type: 'inputNumber', field: 'refund_price', value: Number(refund.refund_price), title, props: { placeholder, min: 0 } },
        validate: [{ message: placeholder, required: true, type: 'number', trigger: 'change' }],
      },
    ],
    ...{ title: say('refund', locale), action: `/refund/refund/${refund.id}`, method: 'PUT', info: '', status: true },
  }
}

/** Form "不退款原因". */
export function refuseForm(refund: StoredRefund, locale: Locale): ServerForm {
  const title = say('refund_reason', locale)
  const placeholder = enter(title, locale)
  return {
    rules: [
      numberRule('refused_number', refund.order_id, locale),
      {
        ...{ type: 'input', field: 'refund_reason', value: '', title, props: { type: 'textarea', placeholder } },
        validate: [{ message: placeholder, required: true, type: 'string', trigger: 'change' }],
      },
    ],
    ...{ title: say('refuse', locale), action: `/refund/no_refund/${refund.id}`, method: 'PUT', info: '', status: true },
  }
}
