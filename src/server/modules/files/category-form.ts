import { sql } from 'drizzle-orm'
import type { ServerForm } from '#src/api/server-form.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'

interface Category {
  id: number
  pid: number
  name: string
}

interface Option {
  value: number
  pid: number
  label: string
  children?: Option[]
}

function byParent(all: Category[]): Map<number, Category[]> {
  const children = new Map<number, Category[]>()
  for (const one of all) children.set(one.pid, [...(children.get(one.pid) ?? []), one])
  return children
}

function optionsBelow(pid: number, children: Map<number, Category[]>): Option[] {
  return (children.get(pid) ?? []).map(({ id, name }) => {
    const below = optionsBelow(id, children)
    return { value: id, pid, label: name, ...(below.length ? { children: below } : {}) }
  })
}

function rulesFor(options: Option[], { pid, name }: { pid: number; name: string }, say: (key: string) => string): ServerForm['rules'] {
  const parent = {
    type: 'cascader',
    field: 'pid',
    value: [pid],
    title: say('file_form_parent'),
    props: {
      type: 'other',
      options: [{ value: 0, pid: 0, label: say('file_form_top') }, ...options],
      placeholder: say('file_form_choose_parent'),
      filterable: true,
      props: { multiple: false, checkStrictly: true, emitPath: false },
    },
    style: { width: '100%' },
  }
  const props = { type: 'text', placeholder: say('file_form_write_name'), maxlength: 30 }
  return [parent, { type: 'input', field: 'name', value: name, title: say('file_form_name'), props }]
}

/**
 * The form of a new category below `pid`, or of the category `id`, as the shop describes it (media contract,
 * "Server-driven form contents"). Refused with 400103 when there is no such category.
 */
export async function categoryForm(db: Db, locale: Locale, { id, pid = 0 }: { id?: number; pid?: number }): Promise<ServerForm> {
  const say = (key: string) => sentence(key, locale) ?? ''
  const edited = id === undefined ? undefined : await row<Category>(db, sql`select id, pid, name from file_categories where id = ${id}`)
  if (id !== undefined && !edited) throw new Refusal({ status: 400103 })
  const all = await rows<Category>(db, sql`select id, pid, name from file_categories order by id`)
  const options = optionsBelow(0, byParent(all))
  return {
    rules: rulesFor(options, edited ?? { pid, name: '' }, say),
    title: say(edited ? 'file_form_edit' : 'file_form_add'),
    action: edited ? `/file/category/${edited.id}.html` : '/file/category.html',
    method: edited ? 'PUT' : 'POST',
    info: '',
    status: true,
  }
}
