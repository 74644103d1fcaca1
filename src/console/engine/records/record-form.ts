import { loadResource } from '#src/api/load-resource.ts'
import { newRecord, readRecord, writeRecord } from '#src/api/records.ts'
import type { RecordOf, RecordOption, WireRecord } from '#src/api/resource.ts'
import { filledBy } from '#src/fields/reference/filled.ts'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import type { Connection } from '#src/stores/connection.ts'
import { errorByName, readOne, readOptions, saveRecord } from '#src/stores/records.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { Form } from '#src/forms/declared/form.ts'
import type { Filling, RecordPage } from './declaration.ts'
import { $recordWords } from './records.text.ts'

type Values = RecordOf<Fields> & Readonly<Record<string, unknown>>
type Words = Readonly<Record<string, string>>

/** What follows from a change: what a chosen record brings, and what the page makes of it. */
const following = (rule: Filling<Fields> | undefined): Filling<Fields> =>
  function follow(values, chosen) {
    const brought = chosen?.fills ?? {}
    const more = rule?.({ ...values, ...brought }, chosen)
    return more instanceof Promise ? more.then((made) => ({ ...brought, ...made })) : { ...brought, ...more }
  }

function fieldOf(page: RecordPage<Fields, Words>, name: string) {
  const field = page.of.fields[name] as Field<unknown>
  const help = (page.help as Readonly<Record<string, string>> | undefined)?.[name]
  const when = (page.when as Readonly<Record<string, (values: Values) => boolean>> | undefined)?.[name]
  const rule = (page.fills as Readonly<Record<string, Filling<Fields>>> | undefined)?.[name]
  const control = (page.controls as Readonly<Record<string, unknown>> | undefined)?.[name]
  const brings = (field.options as { fills?: object }).fills !== undefined
  return {
    key: name,
    of: field,
    ...(control !== undefined && { control }),
    ...(field.required && { required: 'missing' }),
    ...((rule || brings) && { fills: following(rule) }),
    ...(help && { help }),
    ...(when && { when: (values: object) => when(values as Values) }),
  }
}

export interface RecordFormOptions {
  /** The row that it is opened with has everything; one of a list has no lines. */
  isWhole?: boolean
  /** What a new record begins with besides. */
  presets?: Readonly<Record<string, unknown>>
  /** Query of the address of a new one (`begin` of a page). */
  given?: string
  /** Puts the page's question to somebody; answers what goes along, undefined for who goes on with the form. */
  put?(told: unknown): Promise<WireRecord | undefined>
  /** Told the id of what the server has taken, and what it was sent. */
  onSaved?(id: string, values: Values): void
}

/** A new record is of the tab and of the row at the side that are looked at. */
function lookedAt({ of, filters = [], aside, query: always }: RecordPage<Fields, Words>, query: URLSearchParams): Record<string, unknown> {
  const tabs = filters.flatMap((one) => (typeof one === 'object' && 'tabs' in one && one.tabs ? [one.field] : []))
  const entries = (Object.entries(of.fields) as [string, Field<unknown>][]).flatMap(([name, field]) => {
    const key = wireOf(name, field)
    const value = tabs.includes(key) || aside?.by === name ? (query.get(key) ?? always?.[key]) : undefined
    return value === undefined ? [] : [[name, field.kind.read(value)] as const]
  })
  return Object.fromEntries(entries)
}

/** What the records that a new one begins with bring along, as if somebody had chosen them. */
async function broughtBy({ of }: RecordPage<Fields, Words>, presets: Readonly<Record<string, unknown>>, connection: Connection) {
  const brought = Object.entries(presets).map(async ([name, id]) => {
    const { source, fills } = (of.fields[name]?.options ?? {}) as { source?: string; fills?: Readonly<Record<string, string>> }
    if (!source || !fills || !id) return {}
    const resource = await loadResource(source)
    // a form without it is still a form
    const { list } = await readOptions(connection, resource, { ids: String(id) }).catch(() => ({ list: [] as RecordOption[] }))
    return list[0] ? filledBy(fills, resource, list[0]).fills : {}
  })
  return Object.assign({}, ...(await Promise.all(brought))) as Record<string, unknown>
}

/** What goes along with a record that is there, once somebody has seen what it comes to. @throws RequestError, or as cancelled */
async function askedFirst(
  { of, question }: RecordPage<Fields, Words>,
  connection: Connection,
  row: Values,
  values: Values,
  put: NonNullable<RecordFormOptions['put']>,
): Promise<WireRecord> {
  const body = writeRecord(of.fields, values, values.version)
  const told = await question!.ask(connection, row, body).catch((error: unknown) => {
    throw errorByName(of.fields, error)
  })
  const along = await put(told)
  if (along === undefined) throw new DOMException('goes on with the form', 'AbortError')
  return along
}

/** The form of a page of records, of new ones and of those there are: opened with the whole record, its lines too. */
export function recordForm<F extends Fields>(
  page: RecordPage<F, never>,
  { isWhole = false, presets, given: address = '', put, onSaved }: RecordFormOptions = {},
): Form<RecordOf<F>> {
  const declared = page as unknown as RecordPage<Fields, Words>
  const { of } = declared
  const names = (declared.form ?? Object.keys(of.fields)).filter((name) => !of.fields[name]!.readOnly)
  const text = {
    ...declared.text,
    get: () => ({ ...$recordWords.get(), ...declared.text.get() }),
  }
  return defineForm<Values, Values, Words>({
    text: text as never,
    start: async ({ connection, row, query }) => {
      if (!row) {
        const given = { ...lookedAt(declared, query), ...presets }
        const begun = await declared.begin?.(connection, new URLSearchParams(address))
        return { ...newRecord(of.fields), ...(await broughtBy(declared, given, connection)), ...given, ...begun } as Values
      }
      return (of.calls.read && !isWhole ? await readOne(connection, of, row.id) : row) as Values
    },
    theirs: (row) => readRecord(of.fields, row as never) as Values,
    fields: names.map((name) => fieldOf(declared, name)) as never,
    save: async (values, { connection, row, options }) => {
      // the version that the form was opened with
      const seen = row && ({ ...row, version: values.version } as never)
      const along = row && put && declared.question?.when(row) ? await askedFirst(declared, connection, row, values, put) : {}
      const { id, message } = await saveRecord(connection, of, values, seen, options, along)
      onSaved?.(id, values)
      return message
    },
    wayOut(failure, values, { connection }) {
      const found = declared.wayOut?.(failure, values, connection)
      if (!found) return undefined
      const run = async () => {
        const { id, message } = await found.run()
        onSaved?.(id, values)
        return message
      }
      return { ...found, run }
    },
  }) as unknown as Form<RecordOf<F>>
}

/** The form of a new record that a field elsewhere refers to, in a drawer; what was typed there is its name to begin with. */
export function newRecordForm(
  page: RecordPage<Fields, never>,
  name: string,
  onSaved: (record: { id: string; name: string }) => void,
): Form<never> {
  const { label } = page.of
  const saved = (id: string, values: Values) => onSaved({ id, name: String(values[label] ?? '') })
  return { ...recordForm(page, { presets: { [label]: name }, onSaved: saved }), in: 'drawer' } as Form<never>
}
