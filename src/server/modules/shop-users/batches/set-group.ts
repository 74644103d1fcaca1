import { defineBatch } from '#src/server/jobs/batch-source.ts'
import { foundUsers } from '../found-users.ts'
import { keys } from '../keys.ts'
import { saveGroup } from '#src/server/shop/users/labels.ts'
import { id } from '../schema.ts'

/** Puts everybody of a list into a group. */
export default defineBatch<{ group_id: number }>({
  name: 'users.group',
  ...foundUsers(keys.groups),
  values: { type: 'object', properties: { group_id: id }, required: ['group_id'] },
  write: (db, uids, { group_id }) => saveGroup(db, uids, group_id),
})
