import type { BatchSetting } from '#src/api/store-products.ts'
import { defineBatch } from '#src/server/jobs/batch-source.ts'
import { setMany } from '../change-products.ts'
import { listQuery } from '../schema.ts'
import { listedIds } from '../service.ts'
import { settingBody } from '../store-schema.ts'

const { ids: _ids, ...properties } = settingBody.properties!

/** Sets one thing for every product of a list: categories, delivery, points, coupons, labels of buyers or the recommendation. */
export default defineBatch<Omit<BatchSetting, 'ids'>>({
  name: 'products.set',
  permissions: ['product-batch-edit', 'admin-store-storeProuduct-index'],
  query: listQuery,
  values: { ...settingBody, properties },
  ids: listedIds,
  write: (db, ids, values, { user, locale }) => setMany(db, { ...values, ids }, { user, locale, origin: '' }),
})
