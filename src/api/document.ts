import { code } from '#src/kinds/code.ts'
import type { Field, Fields } from '#src/kinds/kind.ts'
import { state, type Tone } from '#src/kinds/state.ts'
import { endpoint } from './endpoint.ts'
import type { Titles } from './page-menu.ts'
import { postCalls, resource, type Computed, type DocumentAct, type Resource } from './resource.ts'

/** The fields that every document has. */
export type DocumentFields = Readonly<{ sn: Field<string>; status: Field<string> }>

interface DeclaredState {
  /** On the wire and in the table. */
  value: number
  tone: Tone
  /** What may be done with a document in it: `edit`, and acts by their names. */
  allow: readonly string[]
}

interface DeclaredAct {
  /** Name of the state afterwards. */
  to: string
  /** Those of the usual acts need none. */
  title?: Titles
  isFinal?: boolean
  asks?: 'reason' | 'note'
  /** What its permission key is called after; its name unless told. */
  keyed?: string
}

interface DeclaredDocument<F extends Fields> {
  name: string
  table?: string
  /** Its calls stand below it. */
  path: `/${string}`
  key: string
  /** Permission keys of its buttons begin with it; with `key` unless told. */
  buttons?: string
  /** Numbers count from 1 again every day unless told. */
  number: { letters: string; per?: 'day' | 'month' }
  /** The first one is that of a new document. Words of a page are called like them. */
  states: Readonly<Record<string, DeclaredState>>
  acts: Readonly<Record<string, DeclaredAct>>
  fields: F
  note?: keyof F & string
  computed?: Computed<F>
  /** Rows of a file say too little of one. */
  isNeverImported?: true
}

/** Acts that most documents know (manufacturing 2.8). */
const usual: Readonly<Record<string, Titles>> = {
  submit: { 'zh-cn': '提交', en: 'Submit', 'zh-tw': '提交' },
  withdraw: { 'zh-cn': '撤回', en: 'Withdraw', 'zh-tw': '撤回' },
  approve: { 'zh-cn': '审批通过', en: 'Approve', 'zh-tw': '核准' },
  reject: { 'zh-cn': '驳回', en: 'Reject', 'zh-tw': '駁回' },
  close: { 'zh-cn': '结案', en: 'Close', 'zh-tw': '結案' },
  void: { 'zh-cn': '作废', en: 'Void', 'zh-tw': '作廢' },
}

/**
 * Declares a document: a record with a number that the server gives, a state, and acts that lead from one state to another. It is
 * never deleted: a number that was given stays, and what is not wanted becomes void.
 */
export function document<F extends Fields>({
  path,
  number,
  states,
  acts,
  fields,
  isNeverImported,
  ...rest
}: DeclaredDocument<F>): Resource<F & DocumentFields> {
  const { key, buttons = key } = rest
  const entries = Object.entries(states)
  const valueOf = (name: string) => {
    const found = states[name]
    if (!found) throw new Error(`${rest.name} has no state ${name}`)
    return String(found.value)
  }
  const actOf = (name: string, { to, title = usual[name], isFinal = false, asks, keyed = name }: DeclaredAct): DocumentAct => {
    if (!title) throw new Error(`${rest.name}: the act ${name} has no title`)
    return {
      call: endpoint('POST', `${path}/${name}`, { side: 'factory', encoding: 'json' }),
      key: `${buttons}-${keyed}`,
      to: valueOf(to),
      title,
      isFinal,
      ...(asks && { asks }),
    }
  }
  const tones = Object.fromEntries(entries.map(([, { value, tone }]) => [String(value), tone]))
  const words = Object.fromEntries(entries.map(([name, { value }]) => [String(value), name]))
  const own: DocumentFields = {
    sn: code({ readOnly: true }),
    status: state(tones, { words, isNumber: true, readOnly: true, start: valueOf(entries[0]![0]) }),
  }
  // a number that was given is never taken back
  const { remove: _, import: imported, undoImport, ...calls } = postCalls(path)
  return resource<F & DocumentFields>({
    ...rest,
    label: 'sn',
    keys: { add: `${buttons}-add`, edit: `${buttons}-edit`, remove: `${buttons}-delete`, import: `${buttons}-import` },
    fields: { ...own, ...fields } as unknown as F & DocumentFields,
    calls: isNeverImported ? calls : { ...calls, import: imported, undoImport },
    table: rest.table ?? rest.name.replaceAll('-', '_'),
    ...(rest.computed && { computed: rest.computed as unknown as Computed<F & DocumentFields> }),
    document: {
      number: { field: 'sn', letters: number.letters, per: number.per ?? 'day' },
      state: 'status',
      allow: Object.fromEntries(entries.map(([, { value, allow }]) => [String(value), allow])),
      acts: Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, actOf(name, act)])),
    },
  })
}
