import { computed, type ReadableAtom } from 'nanostores'
import { createElement, useMemo, type ComponentType } from 'react'
import type { Capabilities } from '#src/api/capabilities.ts'
import { lastChange, readRecord, recordText } from '#src/api/records.ts'
import type { RecordExport } from '#src/api/record-exports.ts'
import type { RecordOf, RecordQuery, Resource, WireRecord } from '#src/api/resource.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { RequestError } from '#src/http/failure.ts'
import { FieldCell } from '#src/fields/cell.tsx'
import { readerOf } from '#src/fields/reader.ts'
import type { Options } from '#src/kinds/choice.ts'
import { nameKeyOf, wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { rounded } from '#src/lib/decimal.ts'
import type { Connection } from '#src/stores/connection.ts'
import { readOne, switchRecord } from '#src/stores/records.ts'
import { $locale } from '#src/text/locale.ts'
import { TotalsBar } from '../../form/totals-bar.tsx'
import type { DetailSection } from '../detail/detail.ts'
import type { Filter } from '../filters/filter.ts'
import { definePage } from '../define-page.ts'
import type { Column, ListPage, Page, PageTools, PageWords } from '../page.ts'
import type { RecordPage, RecordSection, RecordColumn } from './declaration.ts'
import { filterOf } from './field-filter.ts'
import { importOf } from './field-import.ts'
import { RecordsWithin } from './list-within.tsx'
import { listSection } from './list-section.tsx'
import { LinesTable } from './lines-table.tsx'
import { printActions } from './print/print-action.tsx'
import { actionsOf, actWords } from './record-actions.tsx'
import { addressesBelow } from './record-addresses.ts'
import { recordOrder } from './record-order.ts'
import { recordAside } from './record-aside.tsx'
import { newRecordForm } from './record-form.ts'
import { RecordHistory } from './record-history.tsx'
import { figuresOf } from './record-totals.tsx'
import { RecordScreen } from './record-screen.tsx'
import { needsOf, seenPage } from './seen-page.ts'
import { $recordWords } from './records.text.ts'

/** Whether a plain shop has these calls as well. */
const isShops = ({ calls }: Resource): boolean => calls.addForm !== undefined

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>
type AnyWords = PageWords
type Rest = Readonly<Record<string, unknown>>

const entryOf = <F extends Fields>({ of }: Pick<RecordPage<F, never>, 'of'>, name: keyof F & string) => of.fields[name] as Field<unknown>

const figures = new Set(['decimal', 'money', 'weight', 'percent', 'whole'])
const unsorted = new Set(['longText', 'richText', 'pictures', 'picture', 'period', 'tags', 'choices', 'references', 'lines'])

/** Fields that stand in a line of their own. */
const ownLine = new Set(['longText', 'richText', 'pictures'])

/** A value of a record as it is drawn. */
function shown(field: Field<unknown>, name: string, record: AnyRecord, words: Rest, base: string) {
  const named = record.wire[nameKeyOf(name, field)]
  const label = typeof named === 'string' ? named : undefined
  return <FieldCell field={field} value={record[name]} name={label} reader={readerOf(words, () => label ?? '')} base={base} />
}

/** A value of a record as text: for exports, prints and comparisons. */
export function textOf(field: Field<unknown>, name: string, record: AnyRecord, words: Rest): string {
  return recordText(name, field, record, readerOf(words).word)
}

function columnOf<F extends Fields>(page: RecordPage<F, never>, column: RecordColumn<F>): Column<AnyRecord, AnyWords> {
  const told = typeof column === 'string' ? { key: column } : column
  if (told.key === 'id') return { key: 'id' as never, width: 90 }
  if ('show' in told) return told as unknown as Column<AnyRecord, AnyWords>
  if (page.of.calls.switches?.[told.key] || ('isSwitch' in told && told.isSwitch)) return switchOf(page, told)
  const field = entryOf(page, told.key)
  return {
    ...(figures.has(field.kind.as) && { align: 'end' as const }),
    ...told,
    ...(told.heading && { heading: true }),
    ...(!unsorted.has(field.kind.as) && { sort: wireOf(told.key, field) }),
    show: (record: AnyRecord, words: AnyWords, tools: PageTools) => {
      const cell = shown(field, told.key, record, words, tools.connection.base)
      return told.heading ? <strong className={told.heading === 'number' ? 'console-name is-number' : 'console-name'}>{cell}</strong> : cell
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
      // what takes a line of its own takes none for nothing
      when: (row: AnyRecord) => !ownLine.has(entryOf(page, name).kind.as) || !entryOf(page, name).kind.isEmpty(row[name]),
    })),
  }
}

function exportOf(page: RecordPage<Fields, never>, text: ReadableAtom<AnyWords>): NonNullable<ListPage<AnyRecord, AnyWords>['export']> {
  const names = Object.keys(page.of.fields).filter((name) => entryOf(page, name).kind.as !== 'lines' && !entryOf(page, name).isKept)
  const cells = names.map((name) => {
    const field = entryOf(page, name)
    return { key: name as never, of: (record: AnyRecord) => textOf(field, name, record, text.get()), as: field.kind.cell }
  })
  return {
    cells: isShops(page.of) ? cells : [...cells, { key: 'changed' as never, of: lastChange }],
    ...(page.files && { files: page.files as never }),
    ...(page.of.table !== undefined && !page.tree && { atServer: (query) => exportAtServer(page, names, text.get(), query) }),
  }
}

function exportAtServer({ of }: RecordPage<Fields, never>, names: readonly string[], words: AnyWords, query: object): RecordExport {
  const headed = isShops(of) ? names : [...names, 'changed']
  const { word } = readerOf(words)
  const options = names.flatMap((name) => Object.values((of.fields[name]!.options as { options?: Options }).options ?? {}))
  return {
    resource: of.name,
    query: query as RecordQuery,
    title: words.title,
    columns: headed.map((name) => ({ name, title: word(name) })),
    words: Object.fromEntries([...options, 'yes', 'no'].map((key) => [key, word(key)])),
  }
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

/** The records where the server has them, else what stands in their place. */
const whereFound = (feature: keyof Capabilities['features'], There: ComponentType, Elsewhere: ComponentType) =>
  function RecordsOrElsewhere() {
    return createElement(useConnection().capabilities.features[feature] ? There : Elsewhere)
  }

/** Everything about a record: its fields, lists of others, and who changed what. */
function sectionsOf(page: RecordPage<Fields, never>): DetailSection<AnyRecord, AnyWords>[] {
  const sections = page.sections ?? [{ key: 'basics' as never, fields: Object.keys(page.of.fields) as never }]
  const parts = (page.parts ?? []) as unknown as readonly DetailSection<AnyRecord, AnyWords>[]
  return [
    ...sections.map((section) => sectionOf(page as never, section)),
    ...(page.lists ?? []).map(listSection),
    ...parts,
    ...historyOf(page),
  ]
}

/** The list of a page within a record that `where` refers to; who may not see whose they are sees none of them. */
const withinOf = (list: ListPage<AnyRecord, AnyWords>, page: RecordPage<Fields, never>): NonNullable<Page['within']> =>
  function within(where) {
    return (props) => (where in page.of.fields ? createElement(RecordsWithin, { ...props, list, page, where }) : null)
  }

/** Declares a page of records: list, search, filters, order, detail, form, export and import follow from the fields of the resource. */
export function recordPage<F extends Fields, W extends PageWords>(declared: RecordPage<F, W>): Page {
  const page = declared as unknown as RecordPage<Fields, never>
  const whole = pageOf(page)
  const needs = needsOf(page.of.fields)
  if (needs.length === 0) return whole
  const known = new Map<string, Page>([['', whole]])
  /** The page as somebody sees it, the same one for the same rights. */
  const seenBy = (connection: Connection): Page => {
    const missing = needs.filter((key) => !connection.can(key))
    const name = missing.join(' ')
    const seen = known.get(name) ?? pageOf(seenPage(page, missing))
    known.set(name, seen)
    return seen
  }
  const { newRecord } = whole
  return {
    ...whole,
    View: () => createElement(seenBy(useConnection()).View),
    within: (where) =>
      function Within(props) {
        const connection = useConnection()
        return createElement(
          useMemo(() => seenBy(connection).within!(where), [connection]),
          props,
        )
      },
    ...(newRecord && { newRecord: (name, onSaved, connection) => seenBy(connection).newRecord!(name, onSaved, connection) }),
  }
}

/** Sums over everything that the filter finds, where the list answers them; amounts to the fen. */
const sumsOf = (page: RecordPage<Fields, never>) =>
  page.sums?.map((name) => {
    const field = entryOf(page, name)
    const of = ({ summary }: Rest) => {
      const sum = (summary as Readonly<Record<string, string>> | undefined)?.[wireOf(name, field)]
      return sum !== undefined && field.kind.as === 'money' ? rounded(sum, 2) : sum
    }
    return { key: name as never, of }
  })

/** The filter by which a list is looked through, where the server can. */
function searchOf({ of, search, elsewhere }: RecordPage<Fields, never>, field: string): object[] {
  const isOwn = elsewhere !== undefined || (isShops(of) && !of.finds)
  return search ? [{ field, as: 'text', word: search, ...(isOwn && { at: 'own' }) }] : []
}

function pageOf(page: RecordPage<Fields, never>): Page {
  const { of, badge, totals } = page
  const addresses = page.address === undefined ? undefined : addressesBelow(page.address)
  const words = computed(
    [page.text as ReadableAtom<AnyWords>, $recordWords, $locale],
    (own, common, locale) => ({ ...common, ...actWords(of, locale), ...own }) as unknown as AnyWords,
  )
  // an import knows headings in every language
  const table = { ...$recordWords.table, ...(page.text as Partial<{ table: object }>).table }
  const text = Object.assign(words, { table })
  const label = of.label
  const more = (page.more ?? []).map((key) => ({ key, width: 130, isHiddenAtFirst: true as const }))
  const filters = (page.filters ?? [])
    .map((one) => (typeof one === 'string' ? filterOf(one, entryOf(page, one), of) : one))
    .filter((one) => one !== undefined)
  const found = of.finds ?? 'keyword'
  const search = searchOf(page, found)
  const list: ListPage<AnyRecord, AnyWords> = {
    text,
    list: { call: of.calls.list as never, read: (wire) => readRecord(of.fields, wire) as AnyRecord },
    ...(page.tree && { children: ({ wire }) => recordsIn(of, wire['children']) }),
    ...(page.order && { order: recordOrder(of, page.order) }),
    rowKey: ({ id }) => id,
    rowName: (record) => String(record[label] ?? record.id),
    ...(page.search && { find: found }),
    ...(page.aside && { aside: recordAside(page.aside as never, of) }),
    ...(page.query && { query: page.query }),
    ...(page.above && { above: page.above as never }),
    ...(page.size !== undefined && { size: page.size }),
    ...(page.sums && { totals: sumsOf(page) as never }),
    ...(page.foldsActions && { foldsActions: true }),
    ...(page.empty && { empty: page.empty as never }),
    filters: [...search, ...filters] as Filter<never>[],
    columns: [...page.columns, ...more].map((column) => columnOf(page as never, column)),
    ...(page.expand && { expand: page.expand as never }),
    actions: [...actionsOf(page), ...(page.print && of.calls.read ? printActions(page, () => list) : [])],
    ...(of.calls.read && {
      detail: {
        read: (connection, id) => readOne(connection, of, id).catch(noneWhereGone) as Promise<AnyRecord | undefined>,
        sections: sectionsOf(page),
        ...(addresses && { addressOf: addresses.of }),
        ...(totals && { foot: (row: AnyRecord, words: AnyWords) => <TotalsBar figures={figuresOf({ of, totals }, row, words)} /> }),
        ...(badge && { badge: (row: AnyRecord, words: AnyWords) => shown(entryOf(page, badge), badge, row, words, '') }),
      },
    }),
    export: exportOf(page, text),
    ...(of.calls.import && { import: importOf(of, page) as never }),
  }
  const isOwnForm = of.calls.add !== undefined && of.calls.addForm === undefined
  const defined: Page = {
    ...definePage(list),
    ...{ records: of.name, within: withinOf(list, page) },
    ...(isOwnForm && { newRecord: (name, onSaved) => newRecordForm(page, name, onSaved) }),
  }
  const whole = addresses ? { ...defined, View: () => createElement(RecordScreen, { page, list, addresses }) } : defined
  return page.feature && page.elsewhere ? { ...whole, View: whereFound(page.feature, whole.View, page.elsewhere) } : whole
}
