import { useEffect, useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import type { KeptList } from './kept-list.ts'
import type { ListPreferences } from './list-preferences.ts'

interface Kept {
  /** null until it was read: a list does not wait for it. */
  kept: ListPreferences | null
  list: KeptList | null
}

const nothing: Kept = { kept: null, list: null }

/** What the person keeps for a list; what reads and keeps it is loaded beside the rows. Out of sight it stays known. */
export function useKeptList(name: string): Kept {
  const connection = useConnection()
  const [state, setState] = useState({ ...nothing, connection, name })
  useEffect(() => {
    let isCurrent = true
    let stop = () => {}
    // a list without its preferences is still a list
    import('./kept-list.ts').then(
      ({ keptList }) => {
        if (!isCurrent) return
        const list = keptList(connection, name)
        stop = list.$kept.subscribe((kept) =>
          setState((before) => (before.kept === kept && before.list === list ? before : { kept, list, connection, name })),
        )
      },
      () => {},
    )
    return () => {
      isCurrent = false
      stop()
    }
  }, [connection, name])
  return state.connection === connection && state.name === name ? state : nothing
}
