import type { Connection } from '#src/stores/connection.ts'
import { jsonText } from '#src/lib/json-text.ts'

/** So many are remembered. */
const most = 6

const keyOf = ({ base, $session }: Connection, source: string) => `crm:recent:${base} ${$session.get()?.user?.id ?? ''} ${source}`

/** Ids of the records that this person chose last on this device, the newest first; names are never kept. */
export function recentIds(connection: Connection, source: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(connection, source)) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Remembers a choice; where storage is blocked nothing is remembered. */
export function keepRecent(connection: Connection, source: string, id: string): void {
  const ids = [id, ...recentIds(connection, source).filter((one) => one !== id)].slice(0, most)
  try {
    localStorage.setItem(keyOf(connection, source), jsonText(ids))
  } catch {
    // a choice counts without it
  }
}
