import type { ReadableAtom } from 'nanostores'
import type { ComponentType, ReactNode } from 'react'
import type { Capabilities } from '#src/api/capabilities.ts'
import type { PrintTemplates } from '#src/api/print-templates.ts'
import type { RecordOf, Resource, WireRecord } from '#src/api/resource.ts'
import type { Fields, ValuesOf } from '#src/kinds/kind.ts'
import type { Chosen } from '#src/kinds/lines.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { SavedRecord } from '#src/stores/records.ts'
import type { Import } from '../import/import.ts'
import type { Action } from '../action.ts'
import type { WayOut } from '#src/forms/declared/form.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import type { Filter } from '../filters/filter.ts'
import type { ListFile, ListPage, PageTools } from '../page.ts'

/** A field by its name, or with how its column differs. */
export type RecordColumn<F extends Fields> =
  | (keyof F & string)
  | 'id'
  | {
      key: keyof F & string
      width?: number
      /** What a record is called by; a `number`, as papers have, is never broken. */
      heading?: boolean | 'number'
      align?: 'start' | 'end' | 'center'
      isHiddenAtFirst?: true
      /** A flag that is switched in the list by the call that changes a record; the shop's have calls of their own. */
      isSwitch?: true
    }
  | ShownColumn<F>

/** A column that is no field: what it shows is made of the record, and of what its server says besides. */
export interface ShownColumn<F extends Fields> {
  /** Word above it. */
  key: string
  show(record: RecordOf<F>, words: Readonly<Record<string, unknown>>): ReactNode
  width?: number
  align?: 'start' | 'end' | 'center'
}

/** Fields under a heading; lines stand in a section of their own. */
export interface RecordSection<F extends Fields, W> {
  key: (keyof W & string) | 'basics'
  fields: readonly (keyof F & string)[]
}

/** What fields cannot show of a record, under a word that pages agree upon: what it is linked to, who did what with it. */
export interface RecordPart {
  key: string
  permission?: string
  Show: ComponentType<{
    row: { readonly id: string; readonly version: number | undefined }
    words: Readonly<Record<string, unknown>>
    tools: PageTools
  }>
}

/** What is asked before a record that is there is stored: what that comes to, and what goes along with it. */
export interface RecordQuestion<Told = never> {
  when(record: Pick<RecordOf<Fields>, 'id' | 'allow'>): boolean
  /** What the server says of it. @throws RequestError, which is said as a refusal to store it */
  ask(connection: Connection, row: Pick<RecordOf<Fields>, 'id'>, body: WireRecord): Promise<Told>
  /** `onDecide` gets what goes along, undefined for who goes on with the form. */
  Dialog: ComponentType<{ told: Told; words: Readonly<Record<string, unknown>>; onDecide(along: WireRecord | undefined): void }>
}

/** An action of several pages, of whatever resource their records are; its word and fields are agreed upon by them. */
export type SharedAction = Action<never, never>

type SharedRowAction = Extract<SharedAction, { on: 'row' }>

/** A file of several pages; its word is agreed upon by them. */
export type SharedFile = Omit<ListFile<never>, 'key'> & { readonly key: string }

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

/** Records of another resource that refer to the one that is looked at: the list of their own page, narrowed to them. */
export interface RecordList<F extends Fields, W> {
  /** Word above them. */
  key: keyof W & string
  of: AnyResource
  /** Their field that refers to this page's records. */
  where: string
  when?(record: RecordOf<F>): boolean
}

/** Values that follow from those that stand in a form; `chosen` is what a reference points at now. */
export type Filling<F extends Fields> = (
  values: RecordOf<F>,
  chosen: Chosen | undefined,
) => Partial<ValuesOf<F>> | Promise<Partial<ValuesOf<F>>>

/** A figure of a record: a field that is computed of the others, or text under a word; an empty one is not shown. */
export type RecordTotal<F extends Fields> =
  | (keyof F & string)
  // `onPaper` is what it says there, where that differs
  | { key: string; of(values: RecordOf<F>): string; onPaper?(values: RecordOf<F>): string }

/** What a paper says besides the record. */
export interface RecordPrint<F extends Fields> {
  /** Word of what one of them is called on paper; the page's name unless told. */
  title?: string
  /** Columns of the lines that are printed by who asks for them: a sheet has room for so many. */
  leftOut?: readonly string[]
  /** Who signs: a word of the page, and the name where it is known. */
  signers?: readonly { word: string; of?(record: RecordOf<F>): string }[]
  /** Word of the place where a seal goes; whose seal it is comes with the templates. */
  seal?: string
  /** Tells the server that some are printed; answers by id how often each was by now. @throws RequestError */
  count?(connection: Connection, records: readonly RecordOf<F>[], isSealed: boolean): Promise<ReadonlyMap<string, number>>
  /** Ways to print that somebody has set up, the usual one first, and whose paper it is. @throws RequestError */
  templates?(connection: Connection): Promise<PrintTemplates>
}

/** A page of records: everything else follows from the resource. Words are called like the fields and their options. */
export interface RecordPage<F extends Fields, W> {
  text: ReadableAtom<W>
  of: Resource<F>
  columns: readonly RecordColumn<F>[]
  /** Fields that are columns for who chooses them: what daily work does not need would push the rest out of sight. */
  more?: readonly (keyof F & string)[]
  /** Fields by their names, or filters as a list declares them. */
  filters?: readonly ((keyof F & string) | Filter<keyof W & string>)[]
  /** Rows carry `children`: they are folded below one another, and there are no pages. */
  tree?: boolean
  /** Rows of a tree of two levels are dragged into an order: the field of their number, the greatest first, and that of what is above. */
  order?: { by: keyof F & string; parent: keyof F & string }
  /** Word of the field that looks through everything; left out where the server cannot. */
  search?: keyof W & string
  /** Fields of the form, in their order; all that may be changed unless told. */
  form?: readonly (keyof F & string)[]
  /** Words below the fields of the form that need one. */
  help?: Partial<Record<keyof F & string, keyof W & string>>
  when?: Partial<Record<keyof F & string, (values: RecordOf<F>) => boolean>>
  /** What fills a field in, where its kind alone does not do: it reads and checks it nevertheless. */
  controls?: Partial<Record<keyof F & string, ComponentType<ControlProps<never, never>>>>
  /** Other fields that follow when somebody has changed one; what a chosen record brings stands at its field (`reference`). */
  fills?: Partial<Record<keyof F & string, Filling<F>>>
  /** What a new record begins with where an address says out of what: the open lines of an order. Refused with a RequestError. */
  begin?(connection: Connection, query: URLSearchParams): Promise<Partial<ValuesOf<F>> | undefined>
  /** Asked before a record that is there is stored. */
  question?: RecordQuestion
  sections?: readonly RecordSection<F, W>[]
  /** Stand below its sections and lists. */
  parts?: readonly RecordPart[]
  /** Lists of other records within one, for who may see their page. */
  lists?: readonly RecordList<F, W>[]
  actions?: readonly (Action<RecordOf<F>, W> | SharedAction)[]
  /** How acts of a document are done where their call and a reason are not all, by name: their button, key and state are the usual ones. */
  acts?: Readonly<Record<string, Pick<SharedRowAction, 'Dialog'>>>
  aside?: RecordAside<F, W>
  /** What every list call carries; a filter of the same name goes before it. */
  query?: ListPage<never, never>['query']
  /** What opens below a row. */
  expand?: { show: ComponentType<{ row: { readonly id: string; readonly version: number | undefined }; tools: PageTools }> }
  /** Stands above the rows and is drawn from what the list answered beside them. */
  above?: ListPage<never, never>['above']
  /** How rows of a file come in, where they are not fields of a record each. */
  imports?: Pick<Import<never>, 'columns' | 'isWhole'>
  /** Rows of a file stand beside each other, and are written at once. */
  isImportedWhole?: true
  /** Rows on a page at first. */
  size?: number
  empty?: keyof W & string
  /** What can be done with a row stands in its menu: a list of many figures has no room for it. */
  foldsActions?: boolean
  /**
   * Path of the list, where every record has an address of its own below it, and so a tab: then it is changed there as well, and the
   * route is `<path>/:id?`. Without it records are changed in a drawer.
   */
  address?: string
  /** Records can be printed: their sections of fields, and what they come to. */
  print?: true | RecordPrint<F>
  /** Other files of what the filter finds, beside the export of its rows. */
  files?: readonly SharedFile[]
  /** What a record comes to, in a bar at its foot; it follows what is typed. */
  totals?: readonly RecordTotal<F>[]
  /** Fields whose sums over everything that the filter finds stand below the list, out of the reply's `summary`. */
  sums?: readonly (keyof F & string)[]
  /** Field whose value stands beside the name of an open record. */
  badge?: keyof F & string
  /** The only kind of server where records are added: the shop makes these by itself. */
  addsAt?: 'own'
  /** What can be done instead of a refused save; `id` is then the record's that stands for it. */
  wayOut?(
    failure: unknown,
    values: RecordOf<F>,
    connection: Connection,
  ): (Omit<WayOut, 'run'> & { run(): Promise<SavedRecord> }) | undefined
  /** Without this feature of the server the buttons are not there. */
  feature?: keyof Capabilities['features']
  /** The whole page where the server lacks the feature: what can be done without records. */
  elsewhere?: ComponentType
}
