import type { PeriodEnds } from '#src/fields/period/input.tsx'
import { colour } from '#src/kinds/colour.ts'
import { day } from '#src/kinds/day.ts'
import { field } from '#src/kinds/kind.ts'
import { longText } from '#src/kinds/long-text.ts'
import { number, rating, slider, type NumberOptions } from '#src/kinds/number.ts'
import { period, type Period } from '#src/kinds/period.ts'
import { richText } from '#src/kinds/rich-text.ts'
import { text, textKind } from '#src/kinds/text.ts'
import { time } from '#src/kinds/time.ts'
import { listOf } from '../form-field.ts'
import { ruleKind } from './kind-rule.ts'
import { numberProp, shared } from './props.ts'
import type { FormRule } from './rule.ts'

const plain = ({ value }: FormRule) => String(value ?? '')

const lengthOf = (rule: FormRule) => {
  const max = numberProp(rule, 'maxlength')
  return { ...shared(rule), ...(max !== undefined && { max }) }
}

function limitsOf(rule: FormRule): NumberOptions {
  const [least, most, step] = [numberProp(rule, 'min'), numberProp(rule, 'max'), numberProp(rule, 'step')]
  return {
    ...shared(rule),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(step !== undefined && { step }),
  }
}

const figureIn = ({ value }: FormRule): number | null => {
  const figure = value === '' || value === null || value === undefined ? NaN : Number(value)
  return Number.isFinite(figure) ? figure : null
}

const isRange = ({ props }: FormRule) => props['isRange'] === true

/** Both ends of a range, which goes empty as an empty list. */
const rangeKind = (ends: PeriodEnds, fits: (rule: FormRule) => boolean, read: (wire: string) => string) =>
  ruleKind<Period>({
    fits,
    field: (rule) => period({ ...shared(rule), ends } as object),
    read({ value }) {
      const [from, to] = listOf(value)
      return { from: read(String(from ?? '')), to: read(String(to ?? '')) }
    },
    write: ({ from, to }) => (from || to ? [from, to] : []),
  })

const isDateRange = (type: string) => (rule: FormRule) => rule.type === 'datePicker' && rule.props['type'] === type

/** Rules by which something is typed. */
/** So many places where the server says how many, else any. */
const stepOf = (rule: Parameters<typeof limitsOf>[0]) => {
  const precision = numberProp(rule, 'precision')
  return precision === undefined ? {} : { step: 10 ** -precision }
}

export const textRules = [
  ruleKind<string>({
    fits: ({ type, props }) => type === 'input' && props['type'] !== 'textarea',
    field: (rule) => text({ ...lengthOf(rule), ...(rule.props['type'] === 'password' && { isSecret: true }) } as object),
    read: plain,
  }),
  ruleKind<string>({
    fits: ({ type, props }) => type === 'textarea' || (type === 'input' && props['type'] === 'textarea'),
    field: (rule) => longText({ ...lengthOf(rule), rows: numberProp(rule, 'rows') ?? 3 } as object),
    read: plain,
  }),
  ruleKind<number | null>({
    // half stars are figures, too
    fits: ({ type, props }) => type === 'inputNumber' || (type === 'rate' && props['allowHalf'] === true),
    field: (rule) => number({ ...stepOf(rule), ...limitsOf(rule) }),
    read: figureIn,
    write: (value) => value ?? '',
    isJudged: true,
  }),
  /** Stars; 0 is none given. */
  ruleKind<number | null>({
    fits: ({ type }) => type === 'rate',
    field: (rule) => rating(limitsOf(rule)),
    read: (rule) => figureIn(rule) ?? 0,
  }),
  ruleKind<number | null>({
    fits: ({ type, props }) => type === 'slider' && props['range'] !== true,
    field: (rule) => slider(limitsOf(rule)),
    read: (rule) => figureIn(rule) || (numberProp(rule, 'min') ?? 0),
  }),
  ruleKind<string>({
    fits: ({ type }) => type === 'colorPicker',
    field: (rule) => colour({ ...shared(rule), hasAlpha: rule.props['showAlpha'] === true } as object),
    read: plain,
  }),
  ruleKind<string>({ fits: ({ type }) => type === 'richText', field: (rule) => richText(shared(rule) as object), read: plain }),
  /** A day: `2026-11-21`. */
  ruleKind<string>({
    fits: ({ type, props }) => type === 'datePicker' && [undefined, 'date'].includes(props['type'] as string | undefined),
    field: (rule) => day(shared(rule) as object),
    read: (rule) => plain(rule).slice(0, 10),
  }),
  /** A day and a time: `2026-11-21 08:30:00`. */
  ruleKind<string>({
    fits: ({ type, props }) => type === 'datePicker' && props['type'] === 'datetime',
    field: (rule) => time(shared(rule) as object),
    read: plain,
  }),
  rangeKind('day', isDateRange('daterange'), (wire) => wire.slice(0, 10)),
  rangeKind('time', isDateRange('datetimerange'), String),
  rangeKind('clock', (rule) => rule.type === 'timePicker' && isRange(rule), String),
  /** A time of day: `08:30:00`. */
  ruleKind<string>({
    fits: (rule) => rule.type === 'timePicker',
    field: (rule) => field(textKind('clock', 8), shared(rule)),
    read: ({ value }) => String(listOf(value)[0] ?? ''),
  }),
]
