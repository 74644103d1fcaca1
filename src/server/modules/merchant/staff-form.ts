import type { Id } from '#src/api/endpoint.ts'
import type { PickUpClerk } from '#src/api/pick-up-staff.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { formOf, hiddenRule, inputRule, personRule, pictureRule, radioRule, selectRule } from '../../shop/described-form.ts'

type Stores = readonly { id: Id; name: string }[]

/** The form of a new clerk, or of one there is with its version; the customer is chosen once. */
export function staffForm(locale: Locale, stores: Stores, edited?: PickUpClerk & { version: number }): ServerForm {
  const say = (key: string) => sentence(`pick_up_staff.${key}`, locale) ?? ''
  const parts = (field: string, value: unknown, named = field) => ({ field, title: say(named), value, hint: say(`${named}.hint`) })
  const onOff = [1, 0].map((value) => ({ value, label: say(value ? 'on' : 'off') }))
  const isListed = !edited || stores.some(({ id }) => id === edited.store_id)
  // a store that is hidden or removed stays where it is chosen
  const all = isListed ? stores : [{ id: edited.store_id, name: edited.name }, ...stores]
  const rules = [
    edited ? pictureRule(parts('image', edited.avatar, 'avatar'), 'el-icon-user') : personRule(parts('image', '')),
    hiddenRule('uid', edited?.uid ?? 0),
    hiddenRule('avatar', edited?.avatar ?? ''),
    selectRule(
      parts('store_id', edited?.store_id ?? ''),
      all.map(({ id, name }) => ({ value: id, label: name })),
    ),
    inputRule({ ...parts('staff_name', edited?.staff_name ?? ''), missing: sentence('400128', locale) }),
    inputRule({ ...parts('phone', edited?.phone ?? ''), missing: sentence('400129', locale) }),
    radioRule(parts('verify_status', edited?.verify_status ?? 1), onOff),
    radioRule(parts('status', edited?.status ?? 1), onOff),
    ...(edited ? [hiddenRule('version', edited.version)] : []),
  ]
  return formOf(say(edited ? 'edit' : 'add'), 'POST', `/merchant/store_staff/save/${edited?.id ?? 0}`, rules)
}
