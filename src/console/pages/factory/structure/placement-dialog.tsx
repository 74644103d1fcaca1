import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { readPlacementForm, type Member } from '#src/api/departments.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { ServerFormDialog } from '#src/console/form/server-form-dialog.tsx'
import { useLocation } from '#src/console/router/use-router.ts'
import { draftName } from '#src/forms/draft-name.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { $text } from './text.ts'

interface PlacementDialogProps {
  row?: Member
  rows?: readonly Member[]
  tools: PageTools
  onClose(): void
}

/** Who joins the department that is looked at; or where the chosen people go. */
export function PlacementDialog({ row, rows = row ? [row] : [], tools, onClose }: PlacementDialogProps) {
  const text = useStore($text)
  const connection = useConnection()
  const { path, query: location } = useLocation()
  const department = new URLSearchParams(location).get('department') || '0'
  const accounts = rows.map(({ id }) => id).join(',')
  const load = useMemo(() => {
    const query = accounts ? { accounts, from: department } : { department }
    return () => connection.send(readPlacementForm, { query })
  }, [connection, accounts, department])
  // who is moved was chosen from the list: that is asked for anew
  const draft = accounts ? null : draftName(path, 'join', department)
  return <ServerFormDialog load={load} title={text.unit} draft={draft} onClose={onClose} onDone={tools.reload} />
}
