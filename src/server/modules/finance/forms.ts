import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { hiddenRule } from '../../shop/described-form.ts'
import type { Recharge } from './recharges.ts'
import { accountFields, type VersionedWithdrawal } from './withdrawals.ts'

type Rule = ServerForm['rules'][number]

const speaker = (locale: Locale) => (key: string) => sentence(`finance.${key}`, locale) ?? ''

function inputs(locale: Locale) {
  const say = speaker(locale)
  return (field: string, value: string, props: object = {}): Rule => ({
    ...{ type: 'input', field, value, title: say(field) },
    props: { type: 'text', placeholder: sentence('FORM_ENTER', locale, { title: say(field) }), ...props },
  })
}

const wrapped = (locale: Locale, rules: Rule[], action: string): ServerForm => ({
  ...{ rules, title: speaker(locale)('edit'), action, method: 'PUT', info: '', status: true },
})

/** Where a withdrawal goes; the fields depend on how it is paid out. */
export function withdrawalForm(locale: Locale, withdrawal: VersionedWithdrawal): ServerForm {
  const input = inputs(locale)
  const { id, real_name, extract_price, extract_type, mark } = withdrawal
  const rules: Rule[] = [
    input('real_name', real_name, { maxlength: 50 }),
    {
      ...{ type: 'inputNumber', field: 'extract_price', value: Number(extract_price), title: speaker(locale)('extract_price') },
      props: { precision: 2, disabled: true },
    },
    ...accountFields(extract_type).map(([name]) => input(name, String(withdrawal[name]), { maxlength: 100 })),
    input('mark', mark, { type: 'textarea', maxlength: 500 }),
    hiddenRule('version', withdrawal.version),
  ]
  return wrapped(locale, rules, `/finance/extract/${id}.html`)
}

/** How a recharge is given back. */
export function refundForm(locale: Locale, { id, order_id }: Recharge): ServerForm {
  const say = speaker(locale)
  const options = [1, 0].map((value) => ({ label: say(`refund_price.${value}`), value }))
  const rules: Rule[] = [
    inputs(locale)('order_id', order_id, { disabled: true }),
    { type: 'radio', field: 'refund_price', value: 1, title: say('refund_price'), props: {}, options },
  ]
  return wrapped(locale, rules, `/finance/recharge/${id}.html`)
}
