import { defineBatch } from '#src/server/jobs/batch-source.ts'
import { foundUsers } from '../found-users.ts'
import { keys } from '../keys.ts'
import { addLabels, saveLabels } from '#src/server/shop/users/labels.ts'
import { ids } from '../schema.ts'

interface Values {
  label_id: number[]
  /** Beside the labels that they have, or in place of those. */
  mode: 'add' | 'replace'
}

/** Gives everybody of a list labels. */
export default defineBatch<Values>({
  name: 'users.labels',
  ...foundUsers(keys.labels),
  values: {
    type: 'object',
    properties: { label_id: { ...ids, minItems: 1 }, mode: { type: 'string', enum: ['add', 'replace'] } },
    required: ['label_id', 'mode'],
  },
  write: (db, uids, { label_id, mode }) => (mode === 'add' ? addLabels : saveLabels)(db, uids, label_id),
})
