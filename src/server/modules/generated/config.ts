import type { CrudConfig } from '#src/api/crud.ts'
import { wireOf, type Field } from '#src/kinds/kind.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { optionsOf, wordsOf } from '../../tables/shop/form-rules.ts'
import { shownKey } from '../../tables/shop/wire.ts'
import { plainFields, type Table } from '../../tables/table.ts'

/** Kinds by the names that the generator has for them (crud contract). */
const fromTypes: Readonly<Record<string, string>> = {
  ...{ longText: 'textarea', day: 'dateTime', time: 'dateTime', period: 'dateTimeRange', flag: 'switches' },
  ...{ choice: 'select', picture: 'frameImageOne', pictures: 'frameImages' },
  ...{ whole: 'number', decimal: 'number', money: 'number', weight: 'number', percent: 'number' },
}
const typeOf = ({ kind }: Field<unknown>) => fromTypes[kind.as] ?? 'input'
const slots = new Set(['switches', 'dateTimeRange', 'frameImageOne', 'frameImages'])
const searchTypes: Readonly<Record<string, string>> = { select: 'select', dateTime: 'date-picker' }

/** What the runtime page needs to know of a table (crud contract); a route that somebody may not use is left out. */
export function configOf(table: Table, locale: Locale, may: (key: string) => boolean): CrudConfig {
  const { name: tableName, keys, generated } = table.resource
  const { listed, searched } = generated!
  const say = wordsOf(table, locale)
  const fields = new Map(plainFields(table))
  const titleOf = (name: string) => say(wireOf(name, fields.get(name)!)) ?? name
  const path = `crud/${tableName}`
  return {
    key: 'id',
    route: {
      index: path,
      ...(may(keys.add) && { create: `${path}/create` }),
      ...(may(keys.edit) && { edit: `${path}/<id>/edit`, status: `${path}/status/<id>` }),
      read: `${path}/<id>`,
      ...(may(keys.remove) && { delete: `${path}/<id>` }),
    },
    columns: [
      { title: 'ID', key: 'id', from_type: '' },
      ...listed.map((name) => {
        const field = fields.get(name)!
        const type = typeOf(field)
        return { title: titleOf(name), [slots.has(type) ? 'slot' : 'key']: shownKey(name, field), from_type: type }
      }),
      { title: sentence('crud_actions', locale) ?? '', slot: 'action' },
    ],
    readFields: {
      name: sentence(table.name, locale) ?? tableName,
      all: [...fields].map(([name, field]) => ({ field: shownKey(name, field), comment: titleOf(name), from_type: typeOf(field) })),
    },
    search: searched.map((name) => {
      const field = fields.get(name)!
      const key = wireOf(name, field)
      return {
        ...{ field: key, type: searchTypes[typeOf(field)] ?? 'input', name: titleOf(name) },
        option: field.kind.as === 'choice' ? optionsOf({ key, title: '', field, say, locale }) : [],
      }
    }),
  }
}
