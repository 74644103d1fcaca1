import { useEffect } from 'react'
import { loadResource } from '#src/api/load-resource.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { readOptions } from '#src/stores/records.ts'
import type { GridStore } from '../grid-store.ts'
import { nameRecords } from './name-records.ts'

/** Lets a grid look for the names that are pasted into its references. */
export function PastedNames({ grid }: { grid: GridStore }) {
  const connection = useConnection()
  useEffect(() => {
    const find = async (source: string, name: string) => {
      const { list } = await readOptions(connection, await loadResource(source), { words: name, limit: 20 })
      return list.find((one) => one.name === name)
    }
    return grid.names.$pasted.listen(() => void nameRecords(grid, find))
  }, [grid, connection])
  return null
}
