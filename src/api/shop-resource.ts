import type { Fields } from '#src/kinds/kind.ts'
import { endpoint, type Endpoint, type Method } from './endpoint.ts'
import { resource, type Resource, type ResourceCalls, type ResourceKeys } from './resource.ts'

/** A call as the contract writes it: `POST /user/user_group/save`. */
type Written = `${Method} /${string}`

/** The calls by which the shop reads and writes its records; a form and a save are one call each, or two. */
interface ShopCalls {
  list: Written
  all?: Written
  /** For a new record as well, whose id is 0. */
  form?: Written
  addForm?: Written
  editForm?: Written
  /** For a new record as well: the id stands in the body, 0 is a new one. */
  save?: Written
  add?: Written
  edit?: Written
  remove: Written
  setValue?: Written
  switches?: Readonly<Record<string, Written>>
}

interface Declared<F extends Fields> extends Pick<Resource<F>, 'name' | 'table' | 'fields' | 'label' | 'finds' | 'presets'> {
  calls: ShopCalls
  /** The page's key in the shop's menu, and those of its buttons. */
  key: string
  keys: Pick<ResourceKeys, 'add' | 'edit' | 'remove' | 'switches'>
}

function callOf(written: Written | undefined): Endpoint<never, never> | undefined {
  const [method, path] = (written ?? '').split(' ') as [Method, `/${string}`]
  return written && endpoint(method, path, { encoding: 'json' })
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [K in keyof T]: NonNullable<T[K]> }

/**
 * Declares records in the shop's own wire: lists by pages, forms that the server describes, flags with calls of their own. A shop server
 * and ours are called alike.
 */
export function shopResource<F extends Fields>({ calls, finds, presets, ...rest }: Declared<F>): Resource<F> {
  const { switches = {} } = calls
  const form = callOf(calls.form)
  const save = callOf(calls.save)
  const made = defined({
    list: callOf(calls.list),
    all: callOf(calls.all),
    addForm: callOf(calls.addForm) ?? form,
    editForm: callOf(calls.editForm) ?? form,
    add: callOf(calls.add) ?? save,
    edit: callOf(calls.edit) ?? save,
    remove: callOf(calls.remove),
    setValue: callOf(calls.setValue),
  }) as unknown as ResourceCalls
  const flags = Object.fromEntries(Object.entries(switches).map(([name, one]) => [name, callOf(one)!]))
  return {
    ...resource({ ...rest, calls: { ...made, ...(calls.switches && { switches: flags }) } }),
    ...(finds !== undefined && { finds }),
    ...(presets && { presets }),
  }
}
