import { computed, type ReadableAtom } from 'nanostores'
import { Plus } from 'lucide-react'
import { createElement } from 'react'
import { readRecord } from '#src/api/records.ts'
import type { RecordOf, Resource, WireRecord } from '#src/api/resource.ts'
import { RequestError } from '#src/http/failure.ts'
import { FieldCell } from '#src/fields/cell.tsx'
import { readerOf } from '#src/fields/reader.ts'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { readOne, removeRecord, switchRecord } from '#src/stores/records.ts'
import type { Action } from '../action.ts'
import type { DetailSection } from '../detail/detail.ts'
import type { Filter } from '../filters/filter.ts'
import { definePage } from '../define-page.ts'
import type { Column, ListPage, Page, PageTools, PageWords } from '../page.ts'
import type { RecordPage, RecordSection, RecordColumn } from './declaration.ts'
import { describedForm } from './described-form.ts'
import { filterOf } from './field-filter.ts'
import { importOf } from './field-import.ts'
import { LinesTable } from './lines-table.tsx'
import { addressesBelow, newId } from './record-addresses.ts'
import { recordAside } from './record-aside.tsx'
import { recordForm } from './record-form.tsx'
import { RecordHistory } from './record-history.tsx'
import { RecordScreen } from './record-screen.tsx'
import { $recordWords } from './records.text.ts'

/** Whether a plain shop has these calls as well. */
const isShops = ({ calls }: Resource): boolean => calls.addForm !== undefined

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>
type AnyWords = PageWords
type Rest = Readonly<Record<string, unknown>>

const entryOf = <F extends Fields>({ of }: Pick<RecordPage<F, never>, 'of'>, name: keyof F & string) => of.fields[name] as Field<unknown>

const figures = new Set(['decimal', 'money', 'weight', 'percent', 'whole'])
const unsorted = new Set(['longText', 'richText', 'pictures', 'picture', 'period', 'tags', 'choices', 'references', 'lines'])

/** Key of the wire that carries the name of a reference (server: tables/sources.ts). */
const nameKeyOf = (name: string, field: Field<unknown>): string =>
  (field.options as { named?: string }).named ?? `${wireOf(name, field).replace(/_id$/, '')}_name`

/** A value of a record as it is drawn. */
function shown(field: Field<unknown>, name: string, record: AnyRecord, words: Rest, base: string) {
  const named = record.wire[nameKeyOf(name, field)]
  const label = typeof named === 'string' ? named : undefined
  return <FieldCell field={field} value={record[name]} name={label} reader={readerOf(words, () => label ?? '')} base={base} />
}

/** A value of a record as text: for exports, prints and comparisons. */
export function textOf(field: Field<unknown>, name: string, record: AnyRecord, words: Rest): string {
  const named = record.wire[nameKeyOf(name, field)]
  return field.kind.text(
    record[name],
    readerOf(words, (_, id) => (typeof named === 'string' && named !== '' ? named : id)),
  )
}

function columnOf<F extends Fields>(page: RecordPage<F, never>, column: RecordColumn<F>): Column<AnyRecord, AnyWords> {
  const told = typeof column === 'string' ? { key: column } : column
  if (told.key === 'id') return { key: 'id' as never, width: 90 }
  if (page.of.calls.switches?.[told.key]) return switchOf(page, told)
  const field = entryOf(page, told.key)
  return {
    ...(figures.has(field.kind.as) && { align: 'end' as const }),
    ...told,
    ...(!unsorted.has(field.kind.as) && { sort: wireOf(told.key, field) }),
    show: (record: AnyRecord, words: AnyWords, tools: PageTools) => {
      const cell = shown(field, told.key, record, words, tools.connection.base)
      return told.heading ? <strong className="console-name">{cell}</strong> : cell
    },
  } as Column<AnyRecord, AnyWords>
}

/** A flag that is switched in the list. */
function switchOf<F extends Fields>(
  { of }: Pick<RecordPage<F, never>, 'of'>,
  { key, width = 100 }: { key: keyof F & string; width?: number },
): Column<AnyRecord, AnyWords> {
  const { keys } = of
  return {
    ...{ key: key as never, width, permission: keys.switches ?? keys.edit },
    isOn: (record: AnyRecord) => record[key] === true,
    toggle: (record: AnyRecord, next: boolean, { connection }: PageTools) => switchRecord(connection, of, key, record as never, next),
  }
}

const changeOf = ({ wire }: AnyRecord) => `${String(wire['updated_at'] ?? '')} ${String(wire['updated_by'] ?? '')}`.trim()

function sectionOf<F extends Fields>(
  page: RecordPage<F, never>,
  { key, fields }: RecordSection<F, never>,
): DetailSection<AnyRecord, AnyWords> {
  const lines = fields.find((name) => entryOf(page, name).kind.as === 'lines')
  if (lines !== undefined) {
    const field = entryOf(page, lines)
    const rows = (row: AnyRecord) => row[lines] as readonly AnyRecord[]
    return {
      key: key as never,
      when: (row) => rows(row).length > 0,
      Show: ({ row, words, tools }) => <LinesTable field={field} rows={rows(row)} words={words} base={tools.connection.base} />,
    }
  }
  return {
    key: key as never,
    fields: fields.map((name) => ({
      key: name as never,
      show: (row: AnyRecord, words: AnyWords) => shown(entryOf(page, name), name, row, words, ''),
      isWide: entryOf(page, name).kind.as === 'longText',
    })),
  }
}

const mayDo =
  (key: string) =>
  ({ allow }: AnyRecord) =>
    allow === undefined || allow.includes(key)

function actionsOf(page: RecordPage<Fields, never>): Action<AnyRecord, AnyWords>[] {
  const { calls, keys } = page.of
  const addresses = page.address === undefined ? undefined : addressesBelow(page.address)
  const form = calls.addForm ? describedForm(page.of) : addresses ? undefined : recordForm(page as never)
  const adding = addresses ? { open: (_: unknown, tools: PageTools) => tools.go(addresses.of(newId)) } : { form }
  const editing = addresses ? { open: ({ id }: AnyRecord, tools: PageTools) => tools.go(addresses.editOf(id)) } : { form }
  const feature = page.feature && { feature: page.feature }
  return [
    ...(calls.add
      ? [
          {
            ...(page.addsAt && { at: page.addsAt }),
            key: 'add',
            on: 'list',
            icon: <Plus size={16} aria-hidden />,
            permission: keys.add,
            ...adding,
            ...feature,
          },
        ]
      : []),
    ...(calls.edit ? [{ key: 'edit', on: 'row', permission: keys.edit, when: mayDo('edit'), ...editing, ...feature }] : []),
    ...((page.actions ?? []) as Action<AnyRecord, AnyWords>[]),
    ...(calls.remove
      ? [
          {
            ...{ key: 'remove', on: 'row', isDanger: true, confirm: true, permission: keys.remove, when: mayDo('remove'), ...feature },
            run: (record: AnyRecord, { connection }: PageTools) => removeRecord(connection, page.of, record as never),
          },
        ]
      : []),
  ] as Action<AnyRecord, AnyWords>[]
}

function exportOf(page: RecordPage<Fields, never>, text: ReadableAtom<AnyWords>): NonNullable<ListPage<AnyRecord, AnyWords>['export']> {
  const names = Object.keys(page.of.fields).filter((name) => entryOf(page, name).kind.as !== 'lines')
  const cells = names.map((name) => {
    const field = entryOf(page, name)
    return { key: name as never, of: (record: AnyRecord) => textOf(field, name, record, text.get()), as: field.kind.cell }
  })
  return { cells: isShops(page.of) ? cells : [...cells, { key: 'changed' as never, of: changeOf }] }
}

const noneWhereGone = (failure: unknown) => {
  if (failure instanceof RequestError && failure.code === 'RECORD_GONE') return undefined
  throw failure
}

function historyOf({ of }: RecordPage<Fields, never>): DetailSection<AnyRecord, AnyWords>[] {
  if (!of.calls.history) return []
  return [
    {
      key: 'history' as never,
      fold: 'closed',
      Show: ({ row, words }) => <RecordHistory resource={of} id={row.id} version={row.version} words={words} />,
    },
  ]
}

const recordsIn = ({ fields }: Resource, wire: unknown): AnyRecord[] =>
  Array.isArray(wire) ? wire.map((one) => readRecord(fields, one as WireRecord) as AnyRecord) : []

/** Declares a page of records: list, search, filters, order, detail, form, export and import follow from the fields of the resource. */
export function recordPage<F extends Fields, W extends PageWords>(declared: RecordPage<F, W>): Page {
  const page = declared as unknown as RecordPage<Fields, never>
  const { of, badge } = page
  const addresses = page.address === undefined ? undefined : addressesBelow(page.address)
  const text = computed([declared.text, $recordWords], (own, common) => ({ ...common, ...own }) as unknown as AnyWords)
  const label = of.label
  const filters = (page.filters ?? [])
    .map((one) => (typeof one === 'string' ? filterOf(one, entryOf(page, one), of) : one))
    .filter((one) => one !== undefined)
  const found = of.finds ?? 'keyword'
  const search = page.search
    ? [{ field: found, as: 'text' as const, word: page.search, ...(isShops(of) && !of.finds && { at: 'own' as const }) }]
    : []
  const sections = page.sections ?? [{ key: 'basics' as never, fields: Object.keys(of.fields) as never }]
  const list: ListPage<AnyRecord, AnyWords> = {
    text,
    list: { call: of.calls.list as never, read: (wire) => readRecord(of.fields, wire) as AnyRecord },
    ...(page.tree && { children: ({ wire }) => recordsIn(of, wire['children']) }),
    rowKey: ({ id }) => id,
    rowName: (record) => String(record[label] ?? record.id),
    ...(page.search && { find: found }),
    ...(page.aside && { aside: recordAside(page.aside as never, of) }),
    ...(page.size !== undefined && { size: page.size }),
    ...(page.empty && { empty: page.empty as never }),
    filters: [...search, ...filters] as Filter<never>[],
    columns: page.columns.map((column) => columnOf(page as never, column)),
    actions: actionsOf(page),
    ...(of.calls.read && {
      detail: {
        read: (connection, id) => readOne(connection, of, id).catch(noneWhereGone) as Promise<AnyRecord | undefined>,
        sections: [...sections.map((section) => sectionOf(page as never, section)), ...historyOf(page)],
        ...(addresses && { addressOf: addresses.of }),
        ...(badge && { badge: (row: AnyRecord, words: AnyWords) => shown(entryOf(page, badge), badge, row, words, '') }),
      },
    }),
    export: exportOf(page, text),
    ...(of.calls.import && { import: importOf(of, page.feature) as never }),
  }
  const defined = definePage(list)
  return addresses ? { ...defined, View: () => createElement(RecordScreen, { page, list, addresses }) } : defined
}
