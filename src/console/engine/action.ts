import type { ComponentType, ReactNode } from 'react'
import type { Capabilities } from '#src/api/capabilities.ts'
import type { ListBatch } from '#src/api/list-batches.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Form } from '#src/forms/declared/form.ts'
import type { GenericCall } from './generic-call.ts'
import type { PageTools, PlainWord } from './page.ts'

interface ActionOf<Target, W> {
  key: PlainWord<W>
  icon?: ReactNode
  /** Button key of the shop's menu (conventions 12). Our own server judges such a button by its page. */
  shopKey?: string
  /** Permission key that both kinds of server know. */
  permission?: string
  /** Permission key that our own server has alone: at a plain shop, who sees the page may press. */
  ownKey?: string
  /** Shown only at this kind of server: calls that the other has not. */
  at?: Connection['kind']
  /** Shown only where the server carries it. */
  feature?: keyof Capabilities['features']
  when?(target: Target): boolean
  isDanger?: boolean
  /** Asks first: with the sentence of the specification, with a word of the page, or with a sentence about what it is done to. */
  confirm?: true | PlainWord<W> | ((target: Target, words: W) => string)
  /** Writes: a returned sentence is shown as success, and the list is read again. A second press within 1000 ms does nothing. */
  run?(target: Target, tools: PageTools, words: W): Promise<string | void> | string | void
  /** Instead of `run`: a call that came as data (conventions 4). */
  call?(target: Target): GenericCall
  /** Takes back what `run` did; offered beside its sentence. */
  undo?(target: Target, tools: PageTools, words: W): Promise<string | void>
  /** Leads elsewhere; never held back by a write before. */
  open?(target: Target, tools: PageTools, words: W): void
}

/** At each row. */
export interface RowAction<Row, W> extends ActionOf<Row, W> {
  on: 'row'
  /** What a record is opened for: it stands before what changes the record itself. */
  isFirst?: boolean
  /** Opens a form instead, filled in with the row. */
  form?: Form<Row>
  /** A dialog instead. */
  Dialog?: ComponentType<{ row: Row; onClose: () => void; tools: PageTools }>
}

/** Once above the list; it has no row. */
export interface ListAction<Row, W> extends Omit<ActionOf<Row, W>, 'when'> {
  on: 'list'
  /** Brings no row: not offered where there is none. */
  isAside?: boolean
  /** Offered only while the list is narrowed so: by field, as it stands in the address. */
  within?: Readonly<Record<string, string>>
  /** Opens a form for a new row instead. */
  form?: Form<Row>
  Dialog?: ComponentType<{ row: Row; onClose: () => void; tools: PageTools }>
}

/** What our own server is told to do with everything that the filter finds (`api/list-batches.ts`). */
export interface WholeWork {
  batch: string
  /** What is set, or the form that asks for it: it stores by `begin`, which answers a sentence. */
  values: ListBatch['values'] | ((begin: BeginWork) => Form<never>)
}

/** Begins work on everything that a filter finds. @throws RequestError */
export type BeginWork = (values: ListBatch['values'], options: SendOptions) => Promise<string>

/** For all chosen rows, also those of other pages; check boxes come with the first such action that a person may use. */
export interface BatchAction<Row, W> extends ActionOf<readonly Row[], W> {
  on: 'batch'
  /** The same with everything that the filter finds. */
  whole?: WholeWork
  Dialog?: ComponentType<{ rows: readonly Row[]; onClose: () => void; tools: PageTools }>
}

export type Action<Row, W> = RowAction<Row, W> | ListAction<Row, W> | BatchAction<Row, W>

type Conditions = Pick<ActionOf<never, never>, 'at' | 'shopKey' | 'permission' | 'ownKey' | 'feature'>

/** Whether a person may see the button; the server judges again. */
export const isAllowed = (connection: Connection, { at, shopKey, permission, ownKey, feature }: Conditions): boolean =>
  (!at || connection.kind === at) &&
  (!feature || connection.capabilities.features[feature]) &&
  (!shopKey || connection.kind === 'own' || connection.can(shopKey)) &&
  (!ownKey || connection.kind === 'shop' || connection.can(ownKey)) &&
  (!permission || connection.can(permission))
