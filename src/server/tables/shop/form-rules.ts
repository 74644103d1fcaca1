import { sql, type SQL } from 'drizzle-orm'
import type { ServerForm } from '#src/api/server-form.ts'
import type { DecimalOptions } from '#src/kinds/decimal.ts'
import { wireOf, type Field } from '#src/kinds/kind.ts'
import { rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { sourceOf } from '../sources.ts'
import type { Table } from '../table.ts'

type Rule = ServerForm['rules'][number]

/** More options than this stand in a list. */
const openOptions = 4
const mostPictures = 5

/** What a field is called in the forms of a table: `<table>.<key>`, with `.hint`, `.none` or a value behind it. */
export function wordsOf(table: Table, locale: Locale) {
  return (key: string, values: Record<string, string> = {}): string | undefined => sentence(`${table.name}.${key}`, locale, values)
}

interface Described {
  key: string
  title: string
  field: Field<unknown>
  say: ReturnType<typeof wordsOf>
  locale: Locale
  among?: SQL | undefined
  /** Flags of generated tables are switches (crud contract). */
  isSwitched?: boolean
}

const frame = ({ key, title }: Described, most: number) => ({
  ...{ type: 'image', maxLength: most, title, icon: 'el-icon-picture-outline', width: '950px', height: '560px', footer: false },
  src: `/admin/widget.images/index.html?fodder=${key}${most > 1 ? `&type=many&maxLength=${most}` : ''}`,
})

const limits: Readonly<Record<string, DecimalOptions>> = {
  percent: { least: '0', most: '100' },
  money: { least: '0', places: 2 },
  weight: { least: '0', places: 3 },
  whole: { places: 0 },
}

function figures({ field }: Described): object {
  const { least, most, places } = { ...limits[field.kind.as], ...(field.options as DecimalOptions) }
  return {
    ...(least !== undefined && { min: Number(least) }),
    ...(most !== undefined && { max: Number(most) }),
    ...(places !== undefined && { precision: places }),
  }
}

/** Options of a choice; yes and no of a flag. */
export function optionsOf({ key, field, say, locale }: Described): { value: string | number; label: string }[] {
  const { options, isNumber } = field.options as { options?: Readonly<Record<string, string>>; isNumber?: boolean }
  const isFlag = field.kind.as === 'flag'
  const values = isFlag ? ['1', '0'] : Object.keys(options ?? {})
  return values.map((value) => ({
    value: isFlag || isNumber ? Number(value) : value,
    label: say(`${key}.${value}`) ?? sentence(isFlag ? `FORM_${value}` : value, locale) ?? value,
  }))
}

/** Records that a field may point at, in the order of their list. */
async function recordsOf(db: Db, { key, field, say, among }: Described): Promise<{ value: number; label: string }[]> {
  const { table, label, order } = sourceOf(field)!
  const name = sql.identifier(label)
  const list = await rows<{ value: number; label: string }>(
    db,
    sql`select t.id as value, t.${name} as label from ${sql.identifier(table)} t where ${among ?? sql`true`} order by ${order ?? sql`t.${name}`} limit 1000`,
  )
  const none = say(`${key}.none`)
  return [...(none === undefined ? [] : [{ value: 0, label: none }]), ...list]
}

/** Kind of rule, its props and its options (conventions 5): the one place where a kind becomes form-create. */
async function shapeOf(db: Db, described: Described): Promise<{ type: string; props: object; options?: object[] }> {
  const { field, key, say } = described
  const { max } = field.options as { max?: number }
  if (field.kind.as === 'flag' && described.isSwitched) return { type: 'switch', props: { activeValue: 1, inactiveValue: 0 } }
  switch (field.kind.as) {
    case 'period':
      return { type: 'datePicker', props: { type: 'daterange', editable: false } }
    case 'whole':
    case 'decimal':
    case 'money':
    case 'weight':
    case 'percent':
      return { type: 'inputNumber', props: figures(described) }
    case 'flag':
    case 'choice':
    case 'state': {
      const options = optionsOf(described)
      return { type: options.length > openOptions ? 'select' : 'radio', props: {}, options }
    }
    case 'reference':
      return { type: 'select', props: { multiple: false }, options: await recordsOf(db, described) }
    case 'picture':
      return { type: 'frame', props: frame({ ...described, title: say(`${key}.hint`) ?? described.title }, 1) }
    case 'pictures':
      return { type: 'frame', props: frame(described, max ?? mostPictures) }
    case 'day':
    case 'time':
      return { type: 'datePicker', props: { type: field.kind.as === 'day' ? 'date' : 'datetime', editable: false } }
    default:
      return {
        type: 'input',
        props: { type: field.kind.as === 'longText' ? 'textarea' : 'text', ...(max !== undefined && { maxlength: max }) },
      }
  }
}

const carriedAs = (type: string) => ({ inputNumber: 'number', frame: 'array' })[type] ?? 'string'
const isChosen = (type: string) => type === 'select' || type === 'frame' || type === 'datePicker'

interface RuleContext {
  db: Db
  locale: Locale
  /** Of the record, 0 for a new one. */
  id: number
}

/** A field as a rule of a form; `value` is in the shop's wire. */
export async function ruleOf(
  { db, locale, id }: RuleContext,
  table: Table,
  [name, field]: [string, Field<unknown>],
  value: unknown,
): Promise<Rule> {
  const say = wordsOf(table, locale)
  const key = wireOf(name, field)
  const title = say(key) ?? key
  const { type, props, options } = await shapeOf(db, {
    key,
    title,
    field,
    say,
    locale,
    among: table.among?.[name]?.(id),
    isSwitched: table.resource.generated !== undefined,
  })
  const hint = say(`${key}.hint`) ?? sentence(isChosen(type) ? 'FORM_CHOOSE' : 'FORM_ENTER', locale, { title })
  const code = (table.shop?.missing as Readonly<Record<string, string>> | undefined)?.[name]
  const message = (code && sentence(code, locale)) ?? sentence(isChosen(type) ? 'FORM_CHOOSE' : 'FORM_ENTER', locale, { title })
  return {
    ...{ type, field: key, title, value },
    props: type === 'radio' || type === 'frame' ? props : { ...props, placeholder: hint },
    ...(options && { options }),
    ...(field.required && { validate: [{ message, required: true, type: carriedAs(type), trigger: 'change' }] }),
  }
}
