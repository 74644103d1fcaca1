import { useConnection } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Link } from '../../router/link.tsx'
import { matchRoute } from '../../routes.ts'
import { writeDates, type DateRange } from '../dates/date-range.ts'
import type { ListLead } from './statistics-page.ts'

/** What figures are of: days, and what narrows their page. */
export interface Counted {
  days: DateRange
  narrowed: object
}

function addressOf({ path, days: field, narrowed: names = {} }: ListLead, { days, narrowed }: Counted): string {
  const [list, query] = path.split('?')
  const filters = new URLSearchParams(query)
  for (const [own, theirs] of Object.entries(names)) {
    const value = (narrowed as Readonly<Record<string, unknown>>)[own]
    if (value) filters.set(theirs, String(value))
  }
  if (field) filters.set(field, writeDates(days))
  return filters.size > 0 ? `${list}?${filters.toString()}` : String(list)
}

/** Whether somebody may see the list. */
export function mayLead(connection: Connection, { path, at }: ListLead): boolean {
  if (at && connection.kind !== at) return false
  const auth = matchRoute(path.split('?')[0]!)?.route.auth
  return auth === true || auth?.some((key) => connection.can(key)) === true
}

/** A link for who may see the list. */
export function Leading({ name, leads, of }: { name: string; leads: ListLead | undefined; of: Counted }) {
  const connection = useConnection()
  return leads && mayLead(connection, leads) ? <Link to={addressOf(leads, of)}>{name}</Link> : name
}
