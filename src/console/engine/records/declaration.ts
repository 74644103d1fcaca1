import type { ReadableAtom } from 'nanostores'
import type { Capabilities } from '#src/api/capabilities.ts'
import type { RecordOf, Resource } from '#src/api/resource.ts'
import type { Fields } from '#src/kinds/kind.ts'
import type { Action } from '../action.ts'
import type { Filter } from '../filters/filter.ts'

/** A field by its name, or with how its column differs. */
export type RecordColumn<F extends Fields> =
  | (keyof F & string)
  | 'id'
  | { key: keyof F & string; width?: number; heading?: boolean; align?: 'start' | 'end' | 'center' }

/** Fields under a heading; lines stand in a section of their own. */
export interface RecordSection<F extends Fields, W> {
  key: (keyof W & string) | 'basics'
  fields: readonly (keyof F & string)[]
}

/** An action of several pages, of whatever resource their records are; its word and fields are agreed upon by them. */
export type SharedAction = Action<never, never>

/** A resource of whatever fields. */
type AnyResource = { [K in keyof Resource]: Resource[K] }

/** Records of another resource that stand at the left and narrow the list. */
export interface RecordAside<F extends Fields, W> {
  of: AnyResource
  /** Field of this page's resource that refers to them. */
  by: keyof F & string
  /** Above them. */
  word: keyof W & string
  /** At the button for a new one. */
  add: keyof W & string
}

/** A page of records: everything else follows from the resource. Words are called like the fields and their options. */
export interface RecordPage<F extends Fields, W> {
  text: ReadableAtom<W>
  of: Resource<F>
  columns: readonly RecordColumn<F>[]
  /** Fields by their names, or filters as a list declares them. */
  filters?: readonly ((keyof F & string) | Filter<keyof W & string>)[]
  /** Rows carry `children`: they are folded below one another, and there are no pages. */
  tree?: boolean
  /** Word of the field that looks through everything; left out where the server cannot. */
  search?: keyof W & string
  /** Fields of the form, in their order; all that may be changed unless told. */
  form?: readonly (keyof F & string)[]
  when?: Partial<Record<keyof F & string, (values: RecordOf<F>) => boolean>>
  sections?: readonly RecordSection<F, W>[]
  actions?: readonly (Action<RecordOf<F>, W> | SharedAction)[]
  aside?: RecordAside<F, W>
  /** Rows on a page at first. */
  size?: number
  empty?: keyof W & string
  /**
   * Path of the list, where every record has an address of its own below it, and so a tab: then it is changed there as well, and the
   * route is `<path>/:id?`. Without it records are changed in a drawer.
   */
  address?: string
  /** Field whose value stands beside the name of an open record. */
  badge?: keyof F & string
  /** The only kind of server where records are added: the shop makes these by itself. */
  addsAt?: 'own'
  /** Without this feature of the server the buttons are not there. */
  feature?: keyof Capabilities['features']
}
