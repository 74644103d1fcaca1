import { sql, type SQL } from 'drizzle-orm'
import type { CrudRow } from '#src/api/crud.ts'
import { compared } from '#src/lib/decimal.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { relative } from '../../shop/address.ts'
import { fieldsOf, type Field, type Table } from './table.ts'

/** A column and what is written into it. */
export interface Written {
  column: string
  value: SQL
}

/** What is wrong with a value: its sentence, and what stands in it besides the title. */
class Wrong {
  constructor(
    readonly code: string,
    readonly values: Record<string, number> = {},
  ) {}
}

type Of<Type extends Field['type']> = Field & { type: Type }
type Reader<Type extends Field['type']> = (value: unknown, field: Of<Type>, name: string, origin: string) => Written[]

export const mostPictures = 5
export const mostText = { input: 255, textarea: 2_000 }
const longestAddress = 1_000
const zone = 'Asia/Shanghai'

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim()) || (Array.isArray(value) && value.every(isEmpty))

const plain = (value: unknown, code: string): string => {
  if (isEmpty(value)) return ''
  if (typeof value !== 'string' && typeof value !== 'number') throw new Wrong(code)
  return String(value).trim()
}

const days = /^(\d{4})-(\d\d)-(\d\d)$/
const times = /^(\d{4})-(\d\d)-(\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** A day or a time as the form sends it; empty stays empty. */
function timeIn(value: unknown, isDay: boolean | undefined): string {
  const text = plain(value, 'CRUD_TIME')
  if (!text) return ''
  const [, year, month, day] = (isDay ? days : times).exec(text) ?? []
  if (!year || Number(year) < 1) throw new Wrong('CRUD_TIME')
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) throw new Wrong('CRUD_TIME')
  return text
}
const timeSql = (text: string, isDay: boolean | undefined): SQL => {
  if (!text) return sql`null`
  return isDay ? sql`${text}::date` : sql`${text}::timestamp at time zone ${zone}`
}

function addressIn(value: unknown, origin: string): string {
  const text = relative(plain(value, 'CRUD_PICTURE'), origin)
  if (text && (text.length > longestAddress || !/^(\/(?!\/)|https?:\/\/)\S+$/.test(text))) throw new Wrong('CRUD_PICTURE')
  return text
}

const text: Reader<'input' | 'textarea'> = (value, field, name) => {
  const given = plain(value, 'CRUD_TEXT')
  const most = field.most ?? mostText[field.type]
  if ([...given].length > most) throw new Wrong('CRUD_LONG', { most })
  return [{ column: name, value: sql`${given}` }]
}

const choice: Reader<'select' | 'radio'> = (value, { options }, name) => {
  const given = plain(value, 'CRUD_OPTION')
  if (given && !options.some((option) => option.value === given)) throw new Wrong('CRUD_OPTION')
  return [{ column: name, value: sql`${given}` }]
}

const readers: { [Type in Field['type']]: Reader<Type> } = {
  input: text,
  textarea: text,
  select: choice,
  radio: choice,
  number(value, { least, most, places = 0 }, name) {
    const given = plain(value, 'CRUD_NUMBER')
    if (!given) return [{ column: name, value: sql`null` }]
    if (!/^-?\d{1,15}(\.\d+)?$/.test(given)) throw new Wrong('CRUD_NUMBER')
    if ((given.split('.')[1] ?? '').length > places) throw new Wrong('CRUD_PLACES', { places })
    if (least !== undefined && compared(given, String(least)) < 0) throw new Wrong('CRUD_SMALL', { least })
    if (most !== undefined && compared(given, String(most)) > 0) throw new Wrong('CRUD_LARGE', { most })
    return [{ column: name, value: sql`${given}::numeric` }]
  },
  dateTime: (value, { isDay }, name) => [{ column: name, value: timeSql(timeIn(value, isDay), isDay) }],
  dateTimeRange(value, { isDay }, name) {
    if (!isEmpty(value) && (!Array.isArray(value) || value.length !== 2)) throw new Wrong('CRUD_RANGE')
    const [from = '', to = ''] = isEmpty(value) ? [] : (value as unknown[]).map((one) => timeIn(one, isDay))
    if (Boolean(from) !== Boolean(to)) throw new Wrong('CRUD_RANGE')
    if (from > to) throw new Wrong('CRUD_ORDER')
    return [
      { column: `${name}_from`, value: timeSql(from, isDay) },
      { column: `${name}_to`, value: timeSql(to, isDay) },
    ]
  },
  switches: (value, { start = 0 }, name) => [{ column: name, value: sql`${isEmpty(value) ? start : switchIn(value)}` }],
  // a frame that asks for a list sends one, even of a single picture
  frameImageOne: (value, _, name, origin) => [
    { column: name, value: sql`${addressIn(Array.isArray(value) && value.length === 1 ? value[0] : value, origin)}` },
  ],
  frameImages(value, { most = mostPictures }, name, origin) {
    const given = isEmpty(value) ? [] : Array.isArray(value) ? value : [value]
    if (given.length > most) throw new Wrong('CRUD_PICTURES', { most })
    const list = given.map((one) => addressIn(one, origin)).filter(Boolean)
    return [{ column: name, value: sql`${JSON.stringify(list)}::jsonb` }]
  },
}

function switchIn(value: unknown): number {
  if (!['0', '1'].includes(String(value))) throw new Wrong('CRUD_SWITCH')
  return Number(value)
}

/** What is said where a field must be filled in and is not. */
export const emptyCode = ({ type }: Field): string => (['input', 'textarea', 'number'].includes(type) ? 'CRUD_FILL' : 'CRUD_CHOOSE')

function columnsFor(name: string, field: Field, value: unknown, origin: string): Written[] {
  if (field.required && isEmpty(value)) throw new Wrong(emptyCode(field))
  return (readers[field.type] as Reader<Field['type']>)(value, field as never, name, origin)
}

interface WriteContext {
  origin: string
  locale: Locale
  /** What is not sent stays as it is stored. */
  isPart: boolean
}

/** Reads what somebody filled in. Refused with 100100, every wrong field with its sentence, the first one in the message. */
export function writtenOf(table: Table, body: CrudRow, { origin, locale, isPart }: WriteContext): Written[] {
  const errors: Record<string, string> = {}
  const written = fieldsOf(table).flatMap(([name, field]) => {
    if (isPart && !(name in body)) return []
    try {
      return columnsFor(name, field, body[name], origin)
    } catch (wrong) {
      if (!(wrong instanceof Wrong)) throw wrong
      errors[name] = sentence(wrong.code, locale, { title: field.title[locale], ...wrong.values }) ?? ''
      return []
    }
  })
  const [first] = Object.values(errors)
  if (first !== undefined) throw new Refusal({ status: 400, code: '100100', message: first, errors })
  return written
}

/** What a column of a switch gets. Refused with CRUD_NO_SWITCH where the field is none. */
export function switchOf(table: Table, { field: name, value }: { field: string; value: number }): Written {
  const field = Object.hasOwn(table.fields, name) ? table.fields[name] : undefined
  if (field?.type !== 'switches') throw new Refusal({ status: 400, code: 'CRUD_NO_SWITCH', errors: { field: 'CRUD_NO_SWITCH' } })
  return { column: name, value: sql`${value}` }
}
