import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { readDepartmentCreateForm, readDepartmentEditForm, type Department } from '#src/api/departments.ts'
import type { Id } from '#src/api/endpoint.ts'
import { ServerFormDialog } from '#src/console/form/server-form-dialog.tsx'
import { usePlace } from '#src/console/router/use-router.ts'
import { draftName } from '#src/forms/draft-name.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { treeChanged } from './rounds.ts'
import { $text } from './departments.text.ts'

/** The server's form of a department, or of a new one below `pid`. */
export function DepartmentDialog({ edited, pid = 0, onClose }: { edited?: Department; pid?: Id; onClose(): void }) {
  const text = useStore($text)
  const connection = useConnection()
  const id = edited?.id
  const { path } = usePlace()
  // one begun below another department is another one
  const draft = id === undefined ? draftName(path, 'add', Number(pid) === 0 ? '' : String(pid)) : draftName(path, 'edit', String(id))
  const load = useMemo(
    () => () =>
      id === undefined
        ? connection.send(readDepartmentCreateForm, { query: { pid } })
        : connection.send(readDepartmentEditForm, { params: { id } }),
    [connection, id, pid],
  )
  return <ServerFormDialog load={load} title={edited ? text.edit : text.add} draft={draft} onClose={onClose} onDone={treeChanged} />
}
