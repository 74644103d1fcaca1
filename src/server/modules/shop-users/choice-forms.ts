import type { ServerForm } from '#src/api/server-form.ts'
import type { Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { formOf, rulesIn } from './form-rules.ts'
import { begunWith } from '../../shop/users/labels.ts'
import { groupOptions, labelOptions } from './user-form.ts'
import { say } from './user-columns.ts'

/** A group for users; that of one user stands there. Refused with 400214. */
export async function groupForm(db: Db, locale: Locale, uids: readonly number[]): Promise<ServerForm> {
  const { select, hidden } = rulesIn(locale, (key) => say(key, locale))
  const { group } = await begunWith(db, uids)
  return formOf(say('setGroup', locale), 'PUT', '/user/save_set_group.html', [
    select('group_id', group || '', await groupOptions(db)),
    hidden('uids', uids.join(',')),
  ])
}

/** Labels for users; those of one user stand there. Refused with 400214. */
export async function labelForm(db: Db, locale: Locale, uids: readonly number[]): Promise<ServerForm> {
  const { select, hidden } = rulesIn(locale, (key) => say(key, locale))
  const { labels } = await begunWith(db, uids)
  return formOf(say('setLabel', locale), 'PUT', '/user/save_set_label.html', [
    select('label_id', labels, await labelOptions(db), true),
    hidden('uids', uids.join(',')),
  ])
}
