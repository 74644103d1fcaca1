import { useStore } from '@nanostores/react'
import type { ComponentType } from 'react'
import type { CrudConfig } from '#src/api/crud.ts'
import { endpoint } from '#src/api/endpoint.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import type { Form } from '#src/forms/declared/form.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { useCall } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { CrudCell } from './crud-cell.tsx'
import { $text } from './text.ts'

export type CrudRow = Record<string, unknown>
export type CrudDialog = ComponentType<{ row: CrudRow; onClose: () => void; tools: PageTools }>

/** The server's form for a new row, or for one there is. */
export const crudForm = (pathOf: (row: CrudRow | undefined) => `/${string}`): Form<CrudRow> =>
  serverForm({ ask: ({ connection, row }) => connection.send(endpoint<Record<never, never>, ServerForm>('GET', pathOf(row)), {}) })

/** What the server tells of a row, to be read. */
export function detailDialog(pathOf: (row: CrudRow) => `/${string}`, fields: NonNullable<CrudConfig['readFields']>): CrudDialog {
  return function CrudDetail({ row, onClose }) {
    const text = useStore($text)
    const common = useStore($common)
    const connection = useConnection()
    const path = pathOf(row)
    const read = useCall(connection, endpoint<Record<never, never>, CrudRow>('GET', path), {})
    return (
      <Dialog open onClose={onClose} title={text.detail} footer={<Button onClick={onClose}>{common.close}</Button>} width={600}>
        {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
        {read.state === 'waiting' && <Skeleton rows={5} height={24} />}
        {read.state === 'there' && (
          <dl className="console-crud-detail">
            {(fields.all ?? []).map(({ field, comment, from_type: type }) => (
              <div key={field}>
                <dt>{comment}</dt>
                <dd>
                  <CrudCell type={type} value={read.data[field]} base={connection.base} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Dialog>
    )
  }
}
