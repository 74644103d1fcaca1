import { lastChange, readRecord, recordText } from '#src/api/records.ts'
import type { RecordQuery } from '#src/api/resource.ts'
import { defineExport, type AnyExportSource, type ExportSource } from '../../jobs/export-source.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { tables } from '../../tables/all-tables.ts'
import { querySchema } from '../../tables/schemas.ts'
import { withEachRow } from '../../tables/select.ts'
import { maySee, type Table } from '../../tables/table.ts'

const declared = import.meta.glob<AnyExportSource>('../*/exports/*.ts', { eager: true, import: 'default' })

type AnyRecord = ReturnType<typeof readRecord>

/** A table's list; `changed` is the moment and the person of the last change. */
function sourceOf(table: Table): AnyExportSource {
  const { fields, name, keys } = table.resource
  return defineExport<AnyRecord>({
    name,
    permission: keys.page,
    query: querySchema(table),
    hasColumn: (column) => column === 'changed' || (Object.hasOwn(fields, column) && fields[column]!.kind.as !== 'lines'),
    column: (column, user) => {
      const field = fields[column]
      if (!field) return { as: 'text', of: lastChange }
      if (!maySee(field, user)) return undefined
      return { as: field.kind.cell, of: (record, { word }) => recordText(column, field, record, word) }
    },
    withRows: (query, { db, user }, work) =>
      withEachRow(db, table, query as RecordQuery, user, (rows, count) => work(recordsOf(rows, table), count)),
  })
}

async function* recordsOf(rows: AsyncIterable<Parameters<typeof readRecord>[1]>, { resource }: Table): AsyncGenerator<AnyRecord> {
  for await (const wire of rows) yield readRecord(resource.fields, wire)
}

const sources: readonly ExportSource<unknown>[] = [...Object.values(declared), ...tables.map(sourceOf)]

/** A list that can be exported, for somebody who may open its page. Refused with EXPORT_RESOURCE for none, 110000 without the key. */
export function sourceFor(name: string, { level, permissions }: User): AnyExportSource {
  const source = sources.find((one) => one.name === name)
  if (!source) throw new Refusal({ status: 400, code: 'EXPORT_RESOURCE' })
  if (level !== 0 && !permissions.has(source.permission)) throw new Refusal({ status: 110000 })
  return source
}
