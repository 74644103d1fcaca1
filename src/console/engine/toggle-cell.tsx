import { useRef, useState } from 'react'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Switch } from '#src/ui/switch/switch.tsx'
import { isAllowed } from './action.ts'
import type { PageTools, ToggleColumn } from './page.ts'
import { useKeyed } from './use-tools.ts'

interface ToggleCellProps<Row> {
  column: Pick<ToggleColumn<Row, unknown>, 'isOn' | 'toggle' | 'permission' | 'ownKey'>
  row: Row
  label: string
  tools: PageTools
}

/** Milliseconds in which a second press does nothing (specification 9). */
const pressGuard = 1000

/** A switch that is stored as it is pressed: busy until the server has answered; it goes back where the server refuses. */
export function ToggleCell<Row>({ column, row, label, tools }: ToggleCellProps<Row>) {
  const notify = useNotify()
  const keyed = useKeyed(tools)
  const [wanted, setWanted] = useState<boolean | null>(null)
  // the row on the screen is older than what was stored, until its list has come again
  const [stored, setStored] = useState<{ row: Row; isOn: boolean } | null>(null)
  const guarded = useRef(0)
  const press = async (next: boolean) => {
    if (wanted !== null || Date.now() < guarded.current) return
    guarded.current = Date.now() + pressGuard
    setWanted(next)
    try {
      const told = await column.toggle(row, next, keyed)
      setStored({ row, isOn: next })
      if (told !== undefined) notify.success(told)
      tools.reload()
    } catch (error) {
      notify.failure(error)
    } finally {
      setWanted(null)
    }
  }
  const known = stored?.row === row ? stored.isOn : column.isOn(row)
  return (
    <Switch
      checked={wanted ?? known}
      disabled={!isAllowed(tools.connection, column)}
      aria-busy={wanted !== null}
      aria-label={label}
      onChange={(next) => void press(next)}
    />
  )
}
