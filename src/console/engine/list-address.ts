import { createContext, useContext } from 'react'
import { addressOf } from '../router/location.ts'
import { useLocation, useRouter } from '../router/use-router.ts'
import { partAddress, type Part } from './part.ts'

/** What a list shows: page, filters, order. Of a page it stands in its address; of a list within a record in the list alone. */
export interface ListAddress {
  /** Of the page whose list it is. */
  path: string
  query: string
  /** It stands within something else: whoever looks at that has come for more than the list. */
  isWithin: boolean
  /** The query at this moment, which two changes within one task stand on. */
  now(): string
  change(query: string, replace: boolean): void
  /** Address of a part of the list's page. */
  partAddress(part: Part): string
}

/** Of a list that stands within something else. */
export const OwnListAddress = createContext<ListAddress | null>(null)

/** Where a list has what it shows. */
export function useListAddress(): ListAddress {
  const router = useRouter()
  const { path, query } = useLocation()
  const own = useContext(OwnListAddress)
  if (own) return own
  return {
    ...{ path, query, isWithin: false },
    now() {
      const now = router.$location.get()
      return now.path === path ? now.query : query
    },
    change: (next, replace) => void router.go(addressOf({ path, query: next }), { replace }),
    partAddress: (part) => partAddress(path, query, part),
  }
}
