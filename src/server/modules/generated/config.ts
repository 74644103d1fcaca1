import type { CrudConfig } from '#src/api/crud.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { fieldsOf, keysOf, optionsOf, shownName, type Field, type Table } from './table.ts'

const slots: readonly Field['type'][] = ['switches', 'dateTimeRange', 'frameImageOne', 'frameImages']

const searchTypeOf = (field: Field) => (optionsOf(field) ? 'select' : field.type === 'dateTime' ? 'date-picker' : 'input')

/** What the runtime page needs to know of a table (crud contract); a route that somebody may not use is left out. */
export function configOf(table: Table, locale: Locale, may: (key: string) => boolean): CrudConfig {
  const fields = fieldsOf(table)
  const keys = keysOf(table)
  const path = `crud/${table.name}`
  return {
    key: 'id',
    route: {
      index: path,
      ...(may(keys.add) && { create: `${path}/create` }),
      ...(may(keys.edit) && { edit: `${path}/<id>/edit`, status: `${path}/status/<id>` }),
      read: `${path}/<id>`,
      ...(may(keys.delete) && { delete: `${path}/<id>` }),
    },
    columns: [
      { title: 'ID', key: 'id', from_type: '' },
      ...fields
        .filter(([, { listed }]) => listed)
        .map(([name, field]) => ({
          title: field.title[locale],
          [slots.includes(field.type) ? 'slot' : 'key']: shownName(name, field),
          from_type: field.type,
        })),
      { title: sentence('crud_actions', locale) ?? '', slot: 'action' },
    ],
    readFields: {
      name: table.title[locale],
      all: fields.map(([name, field]) => ({ field: shownName(name, field), comment: field.title[locale], from_type: field.type })),
    },
    search: fields
      .filter(([, field]) => 'searchable' in field && field.searchable)
      .map(([name, field]) => {
        const option = (optionsOf(field) ?? []).map(({ value, label }) => ({ value, label: label[locale] }))
        return { field: name, type: searchTypeOf(field), name: field.title[locale], option }
      }),
  }
}
