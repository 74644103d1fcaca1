import { defineBatch } from '#src/server/jobs/batch-source.ts'
import { grant } from '../coupons.ts'
import { foundUsers } from '../found-users.ts'
import { keys } from '../keys.ts'
import { id } from '../schema.ts'

/** Gives everybody of a list a coupon, as long as there are some. */
export default defineBatch<{ id: number }>({
  name: 'users.coupon',
  ...foundUsers(keys.coupon),
  values: { type: 'object', properties: { id }, required: ['id'] },
  write: (db, uids, values, { run }) => grant(db, values.id, uids, run),
})
