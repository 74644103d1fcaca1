import { lazy, Suspense } from 'react'
import { previewOrder } from '#src/api/factory-orders.ts'
import type { Resource } from '#src/api/resource.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { addressesBelow } from '#src/console/engine/records/record-addresses.ts'
import type { RecordQuestion } from '#src/console/engine/records/declaration.ts'
import type { ReplyOf } from '#src/api/endpoint.ts'

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }))

type Agreed = { id: string; allow: readonly string[] | undefined }

const isAgreed = ({ allow }: Pick<Agreed, 'allow'>) => allow?.includes('change') === true

/** Changes what was approved (manufacturing 0, no. 4): opens its form. */
export const changeOf = ({ keys }: Pick<Resource, 'keys'>, path: string) => ({
  ...({ key: 'change', on: 'row', feature: 'factory' } as const),
  ...{ permission: keys.edit, when: isAgreed },
  open: ({ id }: Agreed, { go }: PageTools) => go(addressesBelow(path).editOf(id)),
})

/** What a change of an approved order comes to is shown before it is stored, and a reason goes along. */
export const changeQuestion = ({ fields }: Pick<Resource, 'fields'>): RecordQuestion<ReplyOf<typeof previewOrder>> => ({
  when: isAgreed,
  ask: (connection, row, body) => connection.send(previewOrder, { body: { ...body, id: Number(row.id) } }),
  Dialog: (props) => (
    <Suspense fallback={null}>
      <ChangeDialog {...props} fields={fields} />
    </Suspense>
  ),
})
