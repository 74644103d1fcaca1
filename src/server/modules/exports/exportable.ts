import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { tables } from '../../tables/all-tables.ts'
import type { Table } from '../../tables/table.ts'

/** The table of a resource for somebody who may open its page. Refused with EXPORT_RESOURCE for none, 110000 without the key. */
export function tableFor(name: string, { level, permissions }: User): Table {
  const table = tables.find(({ resource }) => resource.name === name)
  if (!table) throw new Refusal({ status: 400, code: 'EXPORT_RESOURCE' })
  if (level !== 0 && !permissions.has(table.resource.keys.page)) throw new Refusal({ status: 110000 })
  return table
}
