import type { UserQuery } from '#src/api/shop-users.ts'
import type { AnyBatchSource } from '../../jobs/batch-source.ts'
import { seesPersonal } from '../../shop/personal.ts'
import { page } from './keys.ts'
import { listQuery } from './schema.ts'
import { listIds } from './user-list.ts'

const ids: AnyBatchSource['ids'] = (db, query, { user, locale }) =>
  listIds(db, query as UserQuery, { locale, origin: '', seesPersonal: seesPersonal(user) })

/** Everybody whom the list of users finds, for who has the key of a button of it. */
export const foundUsers = (key: string) => ({ permissions: [key, page], query: listQuery, ids })
