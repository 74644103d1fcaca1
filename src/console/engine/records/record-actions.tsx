import { Plus } from 'lucide-react'
import { RequestError } from '#src/http/failure.ts'
import type { RecordOf, Resource } from '#src/api/resource.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { longText } from '#src/kinds/long-text.ts'
import { actOnRecord, removeRecord } from '#src/stores/records.ts'
import type { $locale } from '#src/text/locale.ts'
import type { Action } from '../action.ts'
import type { PageTools, PageWords } from '../page.ts'
import type { RecordPage } from './declaration.ts'
import { describedForm } from './described-form.ts'
import { addressesBelow, newId } from './record-addresses.ts'
import { recordForm } from './record-form.ts'
import { hasBelow } from './record-order.ts'
import { $recordWords } from './records.text.ts'

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>

const mayDo =
  (key: string) =>
  ({ allow }: AnyRecord) =>
    allow === undefined || allow.includes(key)

/** Name of the action that is an act of a document: states and acts may have the same names. */
const actKey = (name: string) => `act-${name}`

/** What brings a document into another state, as far as the server lets it. */
function actsOf({ of, feature, acts: own }: RecordPage<Fields, never>, isLast: boolean): Action<AnyRecord, PageWords>[] {
  const acts = Object.entries(of.document?.acts ?? {}).filter(([, { isFinal }]) => isFinal === isLast)
  return acts.map(
    ([name, { key, isFinal, asks }]) =>
      ({
        ...{
          key: actKey(name),
          on: 'row',
          permission: key,
          when: mayDo(name),
          ...(isFinal && { isDanger: true, ...(!asks && !own?.[name] && { confirm: true }) }),
        },
        ...(feature && { feature }),
        ...(own?.[name]
          ? own[name]
          : asks
            ? { form: reasonForm(of, name, asks === 'reason') }
            : { run: (record: AnyRecord, { connection }: PageTools) => actOnRecord(connection, of, name, record as never) }),
      }) as unknown as Action<AnyRecord, PageWords>,
  )
}

/** A refusal that names no field is said where somebody looks, once, and stays there: what hinders is to be read, and dealt with first. */
function atReason(error: unknown): unknown {
  if (!(error instanceof RequestError) || error.kind !== 'business' || Object.keys(error.errors ?? {}).length > 0) return error
  const { kind, status, code, message, data } = error
  const said = new RequestError({ kind, status, code, message, data, errors: { reason: message } })
  return Object.assign(said, { shown: true })
}

/** Why an act is done, in a dialog; it has to be said where `isNeeded`. */
const reasonForm = (of: Resource, name: string, isNeeded: boolean) =>
  defineForm<AnyRecord, { reason: string }, ReturnType<typeof $recordWords.get>>({
    text: $recordWords,
    start: () => ({ reason: '' }),
    fields: [{ key: 'reason', of: longText({ required: isNeeded, max: 200 }), ...(isNeeded && { required: 'missing' }) }],
    save: ({ reason }, { connection, row }) =>
      actOnRecord(connection, of, name, row as never, reason).catch((error: unknown) => {
        throw atReason(error)
      }),
  })

/** Words of the acts of a document, which the server knows as names of their keys as well. */
export const actWords = ({ document }: Resource, locale: ReturnType<typeof $locale.get>) =>
  Object.fromEntries(Object.entries(document?.acts ?? {}).map(([name, { title }]) => [actKey(name), title[locale]]))

/** What can be done with records: added, changed, what the page and its document say, and removed. */
export function actionsOf(page: RecordPage<Fields, never>): Action<AnyRecord, PageWords>[] {
  const { calls, keys } = page.of
  const addresses = page.address === undefined ? undefined : addressesBelow(page.address)
  const form = calls.addForm ? describedForm(page.of) : addresses ? undefined : recordForm(page as never)
  const adding = addresses ? { open: (_: unknown, tools: PageTools) => tools.go(addresses.of(newId)) } : { form }
  const editing = addresses ? { open: ({ id }: AnyRecord, tools: PageTools) => tools.go(addresses.editOf(id)) } : { form }
  const feature = page.feature && { feature: page.feature }
  const own = (page.actions ?? []) as Action<AnyRecord, PageWords>[]
  const isFirst = (action: Action<AnyRecord, PageWords>) => action.on === 'row' && action.isFirst === true
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
    ...own.filter(isFirst),
    ...(calls.edit ? [{ key: 'edit', on: 'row', permission: keys.edit, when: mayDo('edit'), ...editing, ...feature }] : []),
    ...actsOf(page, false),
    ...own.filter((action) => !isFirst(action)),
    // what cannot be taken back stands last
    ...actsOf(page, true),
    ...(calls.remove
      ? [
          {
            ...{ key: 'remove', on: 'row', isDanger: true, confirm: true, permission: keys.remove, ...feature },
            // every server refuses it while others stand below
            when: (record: AnyRecord) => mayDo('remove')(record) && !hasBelow(record),
            run: (record: AnyRecord, { connection }: PageTools) => removeRecord(connection, page.of, record as never),
          },
        ]
      : []),
  ] as Action<AnyRecord, PageWords>[]
}
