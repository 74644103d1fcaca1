import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { readPlacementForm, type Member } from '#src/api/departments.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import type { PageTools } from '../engine/page.ts'
import { ServerFormDialog } from '../form/server-form-dialog.tsx'
import { usePlace } from '../router/use-router.ts'
import { peopleChanged } from './rounds.ts'
import { $text } from './structure.text.ts'

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
  const department = new URLSearchParams(usePlace().query).get('department') || '0'
  const accounts = rows.map(({ id }) => id).join(',')
  const load = useMemo(() => {
    const query = accounts ? { accounts, from: department } : { department }
    return () => connection.send(readPlacementForm, { query })
  }, [connection, accounts, department])
  const done = () => {
    tools.reload()
    peopleChanged()
  }
  return <ServerFormDialog load={load} title={text.departments} onClose={onClose} onDone={done} />
}
