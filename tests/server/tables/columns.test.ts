import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { columnsOf } from '#src/server/tables/columns.ts'
import { tables } from '#src/server/tables/all-tables.ts'
import { linesFields, plainFields, type Table } from '#src/server/tables/table.ts'
import type { Field } from '#src/kinds/kind.ts'
import { testApp } from '../database.ts'

const held = testApp()

async function typesIn(table: string): Promise<Map<string, string>> {
  const found = await rows<{ name: string; type: string }>(
    held.app.db,
    sql`select column_name as name, udt_name as type from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}`,
  )
  return new Map(found.map(({ name, type }) => [name, type]))
}

const wrongWith = (types: Map<string, string>, fields: readonly [string, Field<unknown>][]) =>
  fields
    .flatMap(([name, field]) => columnsOf(name, field))
    .flatMap(({ name, types: may }) =>
      may.includes(types.get(name) ?? 'none') ? [] : [`${name}: ${types.get(name)} is none of ${may.join(', ')}`],
    )

const own = ['id', 'version', 'words', 'pinyin', 'updated_by', 'updated_at']

it.each(tables.map((table): [string, Table] => [table.resource.name, table]))(
  '%s stands in the database as it is declared',
  async (_, table) => {
    const types = await typesIn(table.name)
    expect(wrongWith(types, plainFields(table))).toEqual([])
    expect(own.filter((name) => !types.has(name))).toEqual([])
    for (const { name, field, of } of linesFields(table)) {
      const lines = await typesIn(`${table.name}_${field.wire ?? name}`)
      expect(['id', 'parent_id', 'position'].filter((one) => !lines.has(one))).toEqual([])
      expect(wrongWith(lines, Object.entries(of))).toEqual([])
    }
  },
)
