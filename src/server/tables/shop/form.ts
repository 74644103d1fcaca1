import { newRecord } from '#src/api/records.ts'
import { writeRecord } from '#src/api/records.ts'
import type { WireRecord } from '#src/api/resource.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { wireOf } from '#src/kinds/kind.ts'
import type { Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import type { User } from '../../sessions.ts'
import { maySee, plainFields, type Table } from '../table.ts'
import { ruleOf, wordsOf } from './form-rules.ts'
import { shopRow } from './wire.ts'

const hidden = (field: string, value: unknown) => ({ type: 'hidden', field, value })

export interface FormContext {
  db: Db
  user: User
  locale: Locale
  origin: string
}

/** The form of a new record, or of one there is (in the shop's wire), as the shop describes it; `query` fills in fields of a new one. */
export async function shopForm(
  table: Table,
  { db, user, locale, origin }: FormContext,
  query: WireRecord,
  row?: WireRecord,
): Promise<ServerForm> {
  const { fields, calls, presets = {} } = table.resource
  const preset = Object.entries(presets).filter(([, key]) => query[key] !== undefined)
  const blank = writeRecord(fields, newRecord(fields))
  const values = row ?? {
    ...shopRow(table, blank, { origin, locale }),
    ...Object.fromEntries(
      preset.map(([name, key]) => [wireOf(name, fields[name]!), fields[name]!.kind.write(fields[name]!.kind.read(query[key]))]),
    ),
  }
  const isShown = (name: string) => table.shop?.shows?.(name, row) ?? true
  const shown = plainFields(table).filter(([name, field]) => !field.readOnly && maySee(field, user) && isShown(name))
  const rules: ServerForm['rules'] = []
  for (const [name, field] of shown) {
    const key = wireOf(name, field)
    const value = field.kind.as === 'reference' ? Number(values[key] || 0) : values[key]
    rules.push(await ruleOf({ db, locale, id: Number(row?.['id'] ?? 0) }, table, [name, field], value))
  }
  const call = row ? calls.edit! : calls.add!
  const isInPath = call.path.includes('/:id')
  return {
    rules: row ? [...(isInPath ? [] : [hidden('id', row['id'])]), ...rules, hidden('version', row['version'])] : rules,
    title: wordsOf(table, locale)(row ? 'edit' : 'add') ?? '',
    action: call.path.replace('/:id', `/${String(row?.['id'])}`),
    ...{ method: call.method, info: '', status: true },
  }
}
