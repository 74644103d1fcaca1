import { useMemo, useRef, useState } from 'react'
import { OwnListAddress, type ListAddress } from '../list-address.ts'
import { ListView } from '../list-view.tsx'
import type { ListPage, PageWords } from '../page.ts'
import { partAddress } from '../part.ts'

/** What a list within something else shows, kept by the list alone. */
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

/** A list where something else is shown, a record or a dialog: nothing of it stands in the address. `path` is that of its own page. */
export function ListWithin<Row, W extends PageWords>({ page, path }: { page: ListPage<Row, W>; path: string }) {
  const address = useOwnAddress(path)
  return (
    <OwnListAddress value={address}>
      <ListView page={page} />
    </OwnListAddress>
  )
}
