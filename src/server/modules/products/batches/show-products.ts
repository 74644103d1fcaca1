import { defineBatch } from '#src/server/jobs/batch-source.ts'
import { show } from '../change-products.ts'
import { listQuery } from '../schema.ts'
import { listedIds } from '../service.ts'

/** Puts every product of a list on sale, or all of them into the stock room. */
export default defineBatch<{ is_show: 0 | 1 }>({
  name: 'products.show',
  permissions: ['product-batch-status', 'admin-store-storeProuduct-index'],
  query: listQuery,
  values: { type: 'object', properties: { is_show: { type: 'integer', enum: [0, 1] } }, required: ['is_show'] },
  ids: listedIds,
  write: (db, ids, { is_show }, { user, locale }) => show(db, ids, is_show, { user, locale, origin: '' }),
})
