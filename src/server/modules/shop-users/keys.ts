import { userOf, type Call } from '../../serve.ts'
import { originOf } from '../../web/site.ts'
import { personalKey, seesPersonal } from '../../shop/personal.ts'
import type { Editor } from './user-form.ts'

export const page = 'admin-user-user-index'

/** Keys of the page's buttons, as the shop's menu has them. */
export const keys = {
  ...{ add: 'user-create', edit: 'user-info', balances: 'user-set-balance', give: 'user-set-level-time', spread: 'user-set-spread' },
  ...{ group: 'user-set-group', groups: 'user-batch-set-group', label: 'user-set-label', labels: 'user-batch-set-label' },
  ...{ coupon: 'user-send-coupon', personal: personalKey },
} as const

/** A route behind a button of the page. */
export const button = (...permission: [string, ...string[]]) => ({ permission, alsoRequires: page })

export function readerOf(call: Pick<Call, 'user' | 'locale' | 'request'>): Editor {
  const user = userOf(call)
  return { id: user.id, locale: call.locale, origin: originOf(call.request), seesPersonal: seesPersonal(user) }
}
