import type { CrudRow } from '#src/api/crud.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { fieldsOf, optionsOf, type Field, type Table } from './table.ts'
import { emptyCode, mostPictures, mostText } from './values.ts'

type Rule = ServerForm['rules'][number]

const frame = (name: string, title: string, most: number) => ({
  ...{ type: 'image', maxLength: most, title, icon: 'el-icon-picture-outline', width: '950px', height: '560px', footer: false },
  src: `/admin/widget.images/index.html?fodder=${name}${most > 1 ? `&type=many&maxLength=${most}` : ''}`,
})

/** Kind of rule, what it starts with and its props (conventions 5). */
function shapeOf(name: string, field: Field, title: string): { type: string; value: unknown; props: object } {
  switch (field.type) {
    case 'input':
    case 'textarea':
      return {
        ...{ type: 'input', value: '' },
        props: { type: field.type === 'input' ? 'text' : 'textarea', maxlength: field.most ?? mostText[field.type] },
      }
    case 'number': {
      const { least: min, most: max, places: precision = 0 } = field
      return { type: 'inputNumber', value: '', props: { ...(min !== undefined && { min }), ...(max !== undefined && { max }), precision } }
    }
    case 'dateTime':
      return { type: 'datePicker', value: '', props: { type: field.isDay ? 'date' : 'datetime', editable: false } }
    case 'dateTimeRange':
      return { type: 'datePicker', value: [], props: { type: field.isDay ? 'daterange' : 'datetimerange', editable: false } }
    case 'switches':
      return { type: 'switch', value: field.start ?? 0, props: { activeValue: 1, inactiveValue: 0 } }
    case 'select':
    case 'radio':
      return { type: field.type, value: '', props: {} }
    case 'frameImageOne':
      return { type: 'frame', value: '', props: frame(name, title, 1) }
    case 'frameImages':
      return { type: 'frame', value: [], props: frame(name, title, field.most ?? mostPictures) }
  }
}

// how a value is carried, with the shop's quirk: a frame is said to be a list
const carriedAs = ({ type }: Field) => {
  if (type === 'number' || type === 'switches') return 'number'
  return ['dateTimeRange', 'frameImageOne', 'frameImages'].includes(type) ? 'array' : 'string'
}

function ruleOf([name, field]: [string, Field], row: CrudRow | undefined, locale: Locale): Rule {
  const title = field.title[locale]
  const { type, value, props } = shapeOf(name, field, title)
  const message = sentence(emptyCode(field), locale, { title })
  const options = optionsOf(field)?.map((option) => ({ value: option.value, label: option.label[locale] }))
  return {
    ...{ type, field: name, title, value: row?.[name] ?? value, props },
    ...(options && { options }),
    ...(field.required && { validate: [{ required: true, message, type: carriedAs(field), trigger: 'change' }] }),
  }
}

/** The form of a new row, or of one there is. */
export function formOf(table: Table, locale: Locale, row?: CrudRow): ServerForm {
  const rules = fieldsOf(table).map((field) => ruleOf(field, row, locale))
  const path = `/crud/${table.name}`
  return {
    rules: row ? [...rules, { type: 'hidden', field: 'version', value: row['version'] }] : rules,
    title: sentence(row ? 'crud_edit' : 'crud_add', locale) ?? '',
    ...(row ? { action: `${path}/${String(row['id'])}`, method: 'PUT' } : { action: path, method: 'POST' }),
    ...{ info: '', status: true },
  }
}
