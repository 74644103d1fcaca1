import { useEffect, useState } from 'react'
import { loadResource } from '#src/api/load-resource.ts'
import type { Resource } from '#src/api/resource.ts'
import type { LinesOptions } from '#src/kinds/lines.ts'
import type { Fields } from '#src/kinds/kind.ts'
import type { Connection } from '#src/stores/connection.ts'
import { readOptions } from '#src/stores/records.ts'

/**
 * Whether lines of a paper say places, and somebody has made any: columns of what there is nothing of stand in nobody's way. Undefined until the
 * server said so: a column that came later would take the focus and what is typed away.
 */
export function useLocations(connection: Connection, { fields }: Resource): boolean | undefined {
  const { of } = fields['lines']!.options as LinesOptions<Fields> & { of: Fields }
  const isSaid = 'location' in of
  const [has, setHas] = useState(isSaid ? undefined : false)
  useEffect(() => {
    if (!isSaid) return undefined
    let isEnded = false
    const look = async () => {
      const { list } = await readOptions(connection, await loadResource('stock-location'), { limit: 1 })
      if (!isEnded) setHas(list.length > 0)
    }
    // lines are written without them
    void look().catch(() => isEnded || setHas(false))
    return () => void (isEnded = true)
  }, [connection, isSaid])
  return has
}
