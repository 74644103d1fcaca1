import { sql } from 'drizzle-orm'
import type { Resource } from '#src/api/resource.ts'
import { wireOf, type Fields } from '#src/kinds/kind.ts'
import type { DocumentType } from '../../factory/state-machine.ts'
import { seenPaper } from '../../factory/scopes/papers.ts'
import type { Schema } from '../../schemas.ts'
import { sumsOf } from '../../tables/sums.ts'
import { defineTable, type Table, type TableRules } from '../../tables/table.ts'

const text: Schema = { type: 'string' }

/**
 * A report of the lines of a kind of paper, of all but void ones. Beside the page its call answers `summary`: fields summed over everything
 * that the filter finds.
 */
export function lineReportTable<F extends Fields>(
  resource: Resource<F>,
  { type, sums, ...more }: { type: DocumentType; sums: readonly (keyof F & string)[] } & TableRules<F>,
): Table<F> {
  const summary = Object.fromEntries(sums.map((name) => [wireOf(name, resource.fields[name]!), text]))
  const table: Table<F> = defineTable(resource, {
    ...more,
    sums,
    scope(user) {
      const seen = seenPaper(user, 't', { isLine: true })
      return seen ? sql`t.type = ${type} and t.status <> 9 and ${seen}` : sql`t.type = ${type} and t.status <> 9`
    },
    order: sql`t.biz_date desc, t.id desc`,
    beside: {
      reply: { summary: { type: 'object', properties: summary } },
      read: async (db, query, user) => ({ summary: await sumsOf(db, table as unknown as Table, sums, query, user) }),
    },
  })
  return table
}
