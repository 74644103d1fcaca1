import { allResources } from '#src/api/all-resources.ts'
import { wireOf } from '#src/kinds/kind.ts'
import { addSource } from './sources.ts'
import { defineTable, type Table } from './table.ts'

const ruled = import.meta.glob<Table>('../modules/*/*-table.ts', { eager: true, import: 'default' })

const withRules = new Map(Object.values(ruled).map((table) => [table.resource.name, table]))

/** Every resource that our server keeps in a table of its own; one without rules is its declaration alone. */
export const tables: readonly Table[] = allResources
  .filter(({ table }) => table !== undefined)
  .map((resource) => withRules.get(resource.name) ?? defineTable(resource))

for (const { resource, name, order, seen } of tables)
  addSource(resource.name, { table: name, label: wireOf(resource.label, resource.fields[resource.label]!), ...(order && { order }), seen })
