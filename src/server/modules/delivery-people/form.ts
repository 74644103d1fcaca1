import type { DeliveryPerson } from '#src/api/delivery-people.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { formOf, hiddenRule, inputRule, personRule, pictureRule, radioRule } from '../../shop/described-form.ts'

/** The form of a new delivery person, or of one there is with its version; the customer is chosen once. */
export function deliveryForm(locale: Locale, edited?: DeliveryPerson & { version: number }): ServerForm {
  const say = (key: string) => sentence(`delivery_people.${key}`, locale) ?? ''
  const parts = (field: string, value: unknown) => ({ field, title: say(field), value, hint: say(`${field}.hint`) })
  const status = [1, 0].map((value) => ({ value, label: say(`status.${value}`) }))
  const who = edited
    ? [pictureRule(parts('avatar', edited.avatar), 'el-icon-user')]
    : [personRule(parts('image', '')), hiddenRule('uid', 0), hiddenRule('avatar', '')]
  const rules = [
    ...who,
    inputRule({ ...parts('nickname', edited?.nickname ?? ''), missing: sentence('400469', locale) }),
    inputRule({ ...parts('phone', edited?.phone ?? ''), missing: sentence('400132', locale), max: 11 }),
    radioRule(parts('status', edited?.status ?? 1), status),
    ...(edited ? [hiddenRule('version', edited.version)] : []),
  ]
  return edited
    ? formOf(say('edit'), 'PUT', `/order/delivery/update/${edited.id}`, rules)
    : formOf(say('add'), 'POST', '/order/delivery/save', rules)
}
