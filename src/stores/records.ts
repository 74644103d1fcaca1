import type { Endpoint, List } from '#src/api/endpoint.ts'
import { readRecord, writeRecord } from '#src/api/records.ts'
import {
  inputOf,
  type OptionQuery,
  type RecordChange,
  type RecordOf,
  type RecordOption,
  type Resource,
  type WireRecord,
} from '#src/api/resource.ts'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { RequestError } from '#src/http/failure.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { Connection } from './connection.ts'

type Sender = Pick<Connection, 'send' | 'answer'>
type AnyCall = Endpoint<{ query?: object; body?: object; params?: { id: string } }, unknown>

/** One record as it is now. @throws RequestError */
export async function readOne<F extends Fields>(connection: Sender, { calls, fields }: Resource<F>, id: string): Promise<RecordOf<F>> {
  const call = calls.read as unknown as AnyCall
  return readRecord(fields, (await connection.send(call, inputOf(call, id) as object)) as WireRecord)
}

/** Names of fields for a refusal that names keys of the wire: `contacts.1.is_main` is `contacts.1.isMain`. */
function byName(fields: Fields, errors: Readonly<Record<string, string>>): Record<string, string> {
  const names = new Map((Object.entries(fields) as [string, Field<unknown>][]).map(([name, one]) => [wireOf(name, one), name]))
  return Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => {
      const [first = '', ...rest] = path.split('.')
      return [[names.get(first) ?? first, ...rest].join('.'), sentence]
    }),
  )
}

/** What became of a record that was sent. */
export interface SavedRecord {
  /** The server's sentence. */
  message: string
  /** Empty where the server tells none. */
  id: string
}

/** Adds a record, or changes one that was read: then its version goes along, and what else is told. @throws RequestError with `errors` by names of fields */
export async function saveRecord<F extends Fields>(
  connection: Sender,
  { calls, fields }: Resource<F>,
  values: Readonly<Record<string, unknown>>,
  record: RecordOf<F> | undefined,
  options: SendOptions = {},
  along: WireRecord = {},
): Promise<SavedRecord> {
  const call = (record ? calls.edit : calls.add) as unknown as AnyCall
  const body = { ...writeRecord(fields, values, record?.version), ...along }
  try {
    const { data, message } = await connection.answer(call, record ? (inputOf(call, record.id, body) as object) : { body }, options)
    const { id } = (data ?? {}) as { id?: string | number }
    return { message, id: id === undefined ? (record?.id ?? '') : String(id) }
  } catch (error) {
    throw errorByName(fields, error)
  }
}

/** A refusal that names keys of the wire, with the names of fields in their place; anything else as it is. */
export function errorByName(fields: Fields, error: unknown): unknown {
  if (!(error instanceof RequestError) || !error.errors) return error
  const { kind, status, code, message, data, isKeyed } = error
  return Object.assign(new RequestError({ kind, status, code, message, data, errors: byName(fields, error.errors) }), { isKeyed })
}

/** Deletes a record of the version that was read. Answers the server's sentence. @throws RequestError */
export async function removeRecord<F extends Fields>(
  connection: Sender,
  { calls }: Resource<F>,
  { id, version }: RecordOf<F>,
): Promise<string> {
  const call = calls.remove as unknown as AnyCall
  return (await connection.answer(call, inputOf(call, id, version === undefined ? {} : { version }) as object)).message
}

/** Brings a document of the version that was read into another state; `note` says why. Answers the server's sentence. @throws RequestError */
export async function actOnRecord(
  connection: Sender,
  { document }: Pick<Resource, 'document'>,
  act: string,
  { id, version }: Pick<RecordOf<Fields>, 'id' | 'version'>,
  note?: string,
): Promise<string> {
  const call = document!.acts[act]!.call as unknown as AnyCall
  const sent = { ...(version !== undefined && { version }), ...(note && { note }) }
  return (await connection.answer(call, inputOf(call, id, sent) as object)).message
}

/** Who changed what of a record, the newest first. @throws RequestError */
export function readHistory(connection: Sender, { calls }: Pick<Resource, 'calls'>, id: string): Promise<{ list: RecordChange[] }> {
  const call = calls.history as unknown as AnyCall
  return connection.send(call, inputOf(call, id) as object) as Promise<{ list: RecordChange[] }>
}

/** Switches a flag of a record of the version that was read. Answers the server's sentence. @throws RequestError */
export async function switchRecord<F extends Fields>(
  connection: Sender,
  { calls, fields }: Resource<F>,
  name: keyof F & string,
  { id, version }: RecordOf<F>,
  isOn: boolean,
): Promise<string> {
  const call = calls.switches?.[name] as unknown as AnyCall | undefined
  if (!call) {
    const change = { [wireOf(name, fields[name]!)]: isOn ? 1 : 0, ...(version !== undefined && { version }) }
    return (await connection.answer(calls.edit as unknown as AnyCall, inputOf(calls.edit!, id, change) as object)).message
  }
  const params = { id, [wireOf(name, fields[name]!)]: isOn ? 1 : 0 }
  return (await connection.answer(call, { params, ...(version !== undefined && { body: { version } }) } as object)).message
}

/** Choices of a resource: by words, or the names of ids. @throws RequestError */
export function readOptions(
  connection: Sender,
  { calls }: Pick<Resource, 'calls'>,
  query: OptionQuery,
  options: SendOptions = {},
): Promise<List<RecordOption>> {
  const call = calls.options as unknown as AnyCall
  return connection.send(call, call.method === 'GET' ? { query } : { body: query }, options) as Promise<List<RecordOption>>
}
