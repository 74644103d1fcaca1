import { defineBatch } from '#src/server/jobs/batch-source.ts'
import { setRecycled } from '../change-products.ts'
import { listQuery } from '../schema.ts'
import { listedIds } from '../service.ts'

/** Puts every product of a list into the recycle bin, or takes all of them out. */
export default defineBatch<{ is_del: 0 | 1 }>({
  name: 'products.recycle',
  permissions: ['product-recycle', 'admin-store-storeProuduct-index'],
  query: listQuery,
  values: { type: 'object', properties: { is_del: { type: 'integer', enum: [0, 1] } }, required: ['is_del'] },
  ids: listedIds,
  write: (db, ids, { is_del }, { user, locale }) => setRecycled(db, ids, is_del === 1, { user, locale, origin: '' }),
})
