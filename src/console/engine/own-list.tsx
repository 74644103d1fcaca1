import { useMemo, useRef, useState } from 'react'
import { OwnListAddress, type ListAddress } from './list-address.ts'
import { ListView } from './list-view.tsx'
import type { ListPage, PageWords } from './page.ts'
import { partAddress } from './part.ts'

/** What a list within something else shows, kept by the list alone; `path` is that of its own page. */
function useOwnAddress(path: string): ListAddress {
  const [query, setQuery] = useState('')
  const latest = useRef(query)
  return useMemo(
    () => ({
      ...{ path, query, isWithin: true },
      now: () => latest.current,
      change(next) {
        latest.current = next
        setQuery(next)
      },
      partAddress: (part) => partAddress(path, '', part),
    }),
    [path, query],
  )
}

/** A list that stands within something else: what it shows is in no address. */
export function OwnList<Row, W extends PageWords>({ page, path }: { page: ListPage<Row, W>; path: string }) {
  return (
    <OwnListAddress value={useOwnAddress(path)}>
      <ListView page={page} />
    </OwnListAddress>
  )
}
