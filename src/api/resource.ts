import type { Fields, ValuesOf } from '#src/kinds/kind.ts'
import { endpoint, type Endpoint, type Id, type List, type Paging, type Side } from './endpoint.ts'
import type { ImportBody, ImportReply } from './imports.ts'
import type { Titles } from './page-menu.ts'

/** A record as it travels: keys of the wire. */
export type WireRecord = Readonly<Record<string, unknown>>

/** What a list of records is asked for; filters are fields by their keys of the wire. */
export interface RecordQuery extends Paging {
  keyword?: string
  /** A field, and its direction. */
  sort?: string
  order?: 'asc' | 'desc' | ''
  [filter: string]: unknown
}

/** A record as a choice of a combobox: `note` tells two of one name apart. */
export interface RecordOption {
  id: string
  name: string
  note?: string
  /** Of the fields that references to it fill in elsewhere, by keys of the wire; what somebody may not see is not among them. */
  values?: WireRecord
}

/** What is looked for among the choices: words, or ids whose names are wanted. */
export interface OptionQuery extends Paging {
  words?: string
  /** At most 200, with commas. */
  ids?: string
}

/** What somebody did to a record: to its own fields, or to a row of its lines. */
export interface RecordChange {
  /** `YYYY-MM-DD HH:mm:ss` of the shop. */
  at: string
  by: string
  deed: 'insert' | 'update' | 'delete'
  /** Name of the lines field whose row it was; empty for the record itself. */
  lines: string
  /** Values by keys of the wire, as the table holds them; of an update only what differs. */
  before: WireRecord
  after: WireRecord
}

type Reply<In extends object> = { query: In } | { body: In }
type OfRecord = { params: { id: Id } } | { body: { id: Id } }

/** The calls of a resource; what is missing is not offered. */
export interface ResourceCalls {
  list: Endpoint<Reply<RecordQuery>, List<WireRecord>>
  read?: Endpoint<OfRecord, WireRecord>
  /** Answers the new id, and what it is called. */
  add?: Endpoint<{ body: WireRecord }, { id: Id; version: number; name: string }>
  /** 409 with the record as it is now in `data.row` when `version` is an older one. */
  edit?: Endpoint<{ body: WireRecord }, { id: Id; version: number }>
  /** Refused with TABLE_IN_USE when anything refers to it. */
  remove?: Endpoint<{ body: WireRecord }, unknown>
  options?: Endpoint<Reply<OptionQuery>, List<RecordOption>>
  /** Who changed what, the newest first; at most 200. */
  history?: Endpoint<OfRecord, { list: RecordChange[] }>
  import?: Endpoint<{ body: ImportBody }, ImportReply>
  undoImport?: Endpoint<{ params: { id: Id } }, unknown>
  /** Forms that the server describes (conventions 5), of a new record and of one there is; without them the fields make the form. */
  addForm?: Endpoint
  editForm?: Endpoint
  /** Every record at once, a bare list. */
  all?: Endpoint
  /** Changes one field: `{ field, value }`. */
  setValue?: Endpoint
  /** Flags that are switched by a call of their own, by name of the field: `…/set_show/:id/:is_show`. */
  switches?: Readonly<Record<string, Endpoint>>
}

/** Permission keys of a resource: of its page, and of what is done there (each needs the page's as well). */
export interface ResourceKeys {
  page: string
  add: string
  edit: string
  remove: string
  import: string
  /** Of the switches; that of `edit` unless told. */
  switches?: string
}

/** What brings a document from one state to another: a call of its own, with a key of its own. */
export interface DocumentAct {
  /** 409 with the record as it is now in `data.row` for an older version, 422 RECORD_STATE where its state does not let it. */
  readonly call: Endpoint<OfRecord, { id: Id; version: number }>
  readonly key: string
  /** Value of the state afterwards. */
  readonly to: string
  readonly title: Titles
  /** It cannot be taken back: it is asked first, and looks so. */
  readonly isFinal: boolean
  /** Words go with it, as `note`: why it is done, which has to be said (`reason`) or may be. */
  readonly asks?: 'reason' | 'note'
}

/** What makes a record a document: its number, its states, and what may be done in each. */
export interface DocumentRules {
  /** Its field, what a number begins with, and how often it counts from 1 again: `BJ20261121-0007`. */
  readonly number: { readonly field: string; readonly letters: string; readonly per: 'day' | 'month' }
  /** Field of the state. */
  readonly state: string
  /** What may be done, by value of the state: `edit`, `remove`, names of acts. */
  readonly allow: Readonly<Record<string, readonly string[]>>
  readonly acts: Readonly<Record<string, DocumentAct>>
}

/** What browser and server agree on about one thing: what it is called, what it consists of, how it is reached, who may. */
export interface Resource<F extends Fields = Fields> {
  readonly name: string
  /** Table of our server's database that holds it; undefined where it is kept elsewhere. */
  readonly table?: string
  readonly fields: F
  /** Field that names a record. */
  readonly label: keyof F & string
  /** Field that stands beside the name where records are chosen. */
  readonly note?: keyof F & string
  /** Fields by which a row of a file is the same as a record; the label unless told. */
  readonly sameBy?: readonly (keyof F & string)[]
  readonly calls: ResourceCalls
  readonly keys: ResourceKeys
  /** Keys of pages where it is chosen in a form that is no resource's. */
  readonly chosenBy?: readonly string[]
  /** Query of the list that looks for words; `keyword` unless told, which only our own server knows. */
  readonly finds?: string
  /** Query of the form of a new record that fills in a field, by name of the field. */
  readonly presets?: Readonly<Record<string, string>>
  /** Fields that nobody writes: what they are follows from the others, on both sides. */
  readonly computed?: Readonly<Record<string, (values: never) => unknown>>
  readonly document?: DocumentRules
  /** Shown by the runtime page of generated tables: fields by name that stand in the list, and that it can be narrowed by. */
  readonly generated?: { readonly listed: readonly string[]; readonly searched: readonly string[] }
}

/** What fields come to, out of all values. */
export type Computed<F extends Fields> = { readonly [K in keyof F]?: (values: ValuesOf<F>) => ValuesOf<F>[K] }

/** A record of a resource: its values, what the server says of it, and everything of the wire that no field names. */
export type RecordOf<F extends Fields> = ValuesOf<F> & {
  readonly id: string
  /** Undefined where the server counts none. */
  readonly version: number | undefined
  /** What may be done with it; undefined where the server does not say. */
  readonly allow: readonly string[] | undefined
  readonly wire: WireRecord
}

/** The calls of a table that only our own server has. */
type OwnCalls = Required<Omit<ResourceCalls, 'addForm' | 'editForm' | 'all' | 'setValue' | 'switches'>>

/** Our own calls for a table below `path`: one address, the method says what is done. */
export function restCalls(path: `/${string}`, side: Side = 'admin'): OwnCalls {
  const options = { side, encoding: 'json' } as const
  return {
    list: endpoint('GET', path, options),
    read: endpoint('GET', `${path}/:id`, options),
    add: endpoint('POST', path, options),
    edit: endpoint('PUT', `${path}/:id`, options),
    remove: endpoint('DELETE', `${path}/:id`, options),
    options: endpoint('GET', `${path}/options`, options),
    history: endpoint('GET', `${path}/:id/history`, options),
    import: endpoint('POST', `${path}/import`, options),
    undoImport: endpoint('POST', `${path}/import/undo/:id`, options),
  }
}

/** The manufacturing side's calls for a table below `path`: a POST each (manufacturing 3.0). */
export function postCalls(path: `/${string}`): OwnCalls {
  const options = { side: 'factory', encoding: 'json' } as const
  const reads = { ...options, keepsReads: true } as const
  return {
    list: endpoint('POST', `${path}/list`, reads),
    read: endpoint('POST', `${path}/read`, reads),
    add: endpoint('POST', `${path}/add`, options),
    edit: endpoint('POST', `${path}/edit`, options),
    remove: endpoint('POST', `${path}/del`, options),
    options: endpoint('POST', `${path}/options`, reads),
    history: endpoint('POST', `${path}/history`, reads),
    import: endpoint('POST', `${path}/import`, options),
    undoImport: endpoint('POST', `${path}/undoImport/:id`, options),
  }
}

interface Declared<F extends Fields> extends Pick<
  Resource<F>,
  'name' | 'table' | 'fields' | 'label' | 'note' | 'document' | 'sameBy' | 'chosenBy'
> {
  computed?: Computed<F>
  calls?: ResourceCalls
  /** The page's key; those of its buttons are made of it unless they are told. */
  key: string
  keys?: Partial<ResourceKeys>
}

/** Declares a resource; without `calls` it is a table of our own server. */
export function resource<F extends Fields>({ calls, key, keys, ...rest }: Declared<F>): Resource<F> {
  const { computed } = rest
  const fields = computed ? withoutWriting(rest.fields, Object.keys(computed)) : rest.fields
  const own = calls ? {} : { table: rest.name.replaceAll('-', '_') }
  const buttons = { add: `${key}-add`, edit: `${key}-edit`, remove: `${key}-delete`, import: `${key}-import` }
  return {
    ...own,
    ...(rest as Omit<typeof rest, 'computed'>),
    ...(computed && { computed: computed as NonNullable<Resource['computed']> }),
    fields,
    calls: calls ?? restCalls(`/table/${rest.name}`),
    keys: { page: key, ...buttons, ...keys },
  }
}

const withoutWriting = <F extends Fields>(fields: F, names: readonly string[]): F => ({
  ...fields,
  ...Object.fromEntries(names.map((name) => [name, { ...fields[name], readOnly: true }])),
})

/** What a call of one record carries: its id in the path, the query or the body, as the call wants it. */
export function inputOf({ path, method }: Pick<Endpoint, 'path' | 'method'>, id: Id, rest: WireRecord = {}) {
  const inPath = path.includes('/:id')
  const sent = inPath ? rest : { id, ...rest }
  const carried = Object.keys(sent).length > 0 && (method === 'GET' ? { query: sent } : { body: sent })
  return { ...(inPath && { params: { id } }), ...carried }
}
