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

/** What the person keeps for a list; what reads and keeps it is loaded beside the rows. */
export function useKeptList(name: string): Kept {
  const connection = useConnection()
  const [state, setState] = useState(nothing)
  useEffect(() => {
    let isCurrent = true
    let stop = () => {}
    // a list without its preferences is still a list
    import('./kept-list.ts').then(
      ({ keptList }) => {
        if (!isCurrent) return
        const list = keptList(connection, name)
        stop = list.$kept.subscribe((kept) => setState({ kept, list }))
      },
      () => {},
    )
    return () => {
      isCurrent = false
      stop()
      setState(nothing)
    }
  }, [connection, name])
  return state
}
