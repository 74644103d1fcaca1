import { describe, expect, it } from 'vitest'
import { choice } from '#src/kinds/choice.ts'
import { choices } from '#src/kinds/choices.ts'
import { code } from '#src/kinds/code.ts'
import { colour } from '#src/kinds/colour.ts'
import { day } from '#src/kinds/day.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { faultOf, fields, type Field, type Reader } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { link } from '#src/kinds/link.ts'
import { longText } from '#src/kinds/long-text.ts'
import { money } from '#src/kinds/money.ts'
import { month } from '#src/kinds/month.ts'
import { percent } from '#src/kinds/percent.ts'
import { period } from '#src/kinds/period.ts'
import { picture, pictures } from '#src/kinds/pictures.ts'
import { reference, references } from '#src/kinds/reference.ts'
import { richText } from '#src/kinds/rich-text.ts'
import { state } from '#src/kinds/state.ts'
import { tags } from '#src/kinds/tags.ts'
import { text } from '#src/kinds/text.ts'
import { time } from '#src/kinds/time.ts'
import { weight } from '#src/kinds/weight.ts'
import { whole } from '#src/kinds/whole.ts'

const words: Readonly<Record<string, string>> = { yes: '是', no: '否', red: '红', blue: '蓝', open: '未结', done: '已结' }
const reader: Reader = { word: (key) => words[key] ?? key, name: (source, id) => `${source} ${id}` }

const all: readonly [string, Field<never>, value: unknown, text: string][] = (
  [
    ['text', text(), '胶板', '胶板'],
    ['longText', longText(), '一\n二', '一\n二'],
    ['code', code(), 'KH-0001', 'KH-0001'],
    ['richText', richText(), '<p>字</p>', '<p>字</p>'],
    ['link', link(), '/pages/index', '/pages/index'],
    ['colour', colour(), '#e93323', '#e93323'],
    ['whole', whole(), 12, '12'],
    ['decimal', decimal(), '1.5', '1.5'],
    ['money', money(), '1234.5', '1234.50'],
    ['weight', weight(), '45.25', '45.25'],
    ['percent', percent(), '13', '13'],
    ['day', day(), '2026-11-23', '2026-11-23'],
    ['month', month(), '2026-11', '2026-11'],
    ['time', time(), '2026-11-23 08:30:00', '2026-11-23 08:30:00'],
    ['period', period(), { from: '2026-11-01', to: '2026-11-23' }, '2026-11-01 – 2026-11-23'],
    ['flag', flag(), true, '是'],
    ['choice', choice({ r: 'red', b: 'blue' }), 'b', '蓝'],
    ['state', state({ 0: 'active', 1: 'good' }, { isNumber: true, words: { 0: 'open', 1: 'done' } }), '1', '已结'],
    ['choices', choices({ r: 'red', b: 'blue' }), ['b', 'r'], '蓝、红'],
    ['tags', tags(), ['老客户', '外地'], '老客户、外地'],
    ['picture', picture(), '/a.png', '/a.png'],
    ['pictures', pictures(), ['/a.png', '/b.png'], '/a.png、/b.png'],
    ['reference', reference('customer'), '7', 'customer 7'],
    ['references', references('customer'), ['7', '8'], 'customer 7、customer 8'],
  ] as const
).map(([name, field, value, shown]) => [name, field as unknown as Field<never>, value, shown])

describe.each(all)('the kind %s', (_, { kind, required }, value, shown) => {
  it('comes back from the wire as it went', () => {
    expect(kind.read(JSON.parse(JSON.stringify(kind.write(value as never))))).toEqual(value)
    expect(kind.read(JSON.parse(JSON.stringify(kind.write(kind.empty) ?? null)))).toEqual(kind.empty)
  })

  it('is put into words', () => {
    expect(kind.text(value as never, reader)).toBe(shown)
  })

  it('takes nothing and what is right, and asks for what must be there', () => {
    expect(faultOf({ kind, required: required ?? false }, value as never)).toBeUndefined()
    expect(faultOf({ kind }, kind.empty)).toBeUndefined()
    if (kind.as !== 'flag') expect(faultOf({ kind, required: true }, kind.empty)).toEqual({ code: 'FIELD_REQUIRED' })
  })

  it('reads odd things of a wire as something that it can hold', () => {
    for (const odd of [undefined, null, {}, [], Number.NaN, 'x', -1, { from: 1 }, [[1]]])
      expect(() => kind.isEmpty(kind.read(odd))).not.toThrow()
  })

  it('reads what it wrote into a workbook', () => {
    if (['reference', 'references'].includes(kind.as)) return
    expect(kind.parse(kind.text(value as never, reader), reader)).toEqual({ value: kind.as === 'money' ? '1234.50' : value })
  })
})

const faults: readonly [string, Field<never>, unknown, string][] = (
  [
    ['a text that is too long', text({ max: 2 }), '三个字', 'FIELD_LONG'],
    ['a code with a blank', code(), 'a b', 'FIELD_CODE'],
    ['a third decimal place of money', money(), '1.005', 'FIELD_PLACES'],
    ['money below nothing', money(), '-0.01', 'FIELD_LEAST'],
    ['a figure with an exponent', decimal(), '1e3', 'FIELD_NUMBER'],
    ['more than a hundred percent', percent(), '100.01', 'FIELD_MOST'],
    ['the 30th of February', day(), '2026-02-30', 'FIELD_DAY'],
    ['the 25th hour', time(), '2026-02-01 25:00:00', 'FIELD_TIME'],
    ['an end before its start', period(), { from: '2026-02-02', to: '2026-02-01' }, 'FIELD_PERIOD'],
    ['an option that is not there', choice({ r: 'red' }), 'x', 'FIELD_OPTION'],
    ['one option of several that is not there', choices({ r: 'red', b: 'blue' }), ['r', 'x'], 'FIELD_OPTION'],
    ['too many tags', tags({ max: 1 }), ['a', 'b'], 'FIELD_COUNT'],
    ['an address of another scheme', link(), 'javascript:alert(1)', 'FIELD_LINK'],
    ['a colour by name', colour(), 'red', 'FIELD_COLOUR'],
    ['a whole number out of range', whole({ most: 5 }), 6, 'FIELD_MOST'],
  ] as const
).map(([name, field, value, fault]) => [name, field as unknown as Field<never>, value, fault])

it.each(faults)('refuses %s', (_, field, value, fault) => {
  expect(faultOf(field, value as never)?.code).toBe(fault)
})

it.each([
  [day(), '2026/1/5', '2026-01-05'],
  [day(), '２０２６年1月5日', '2026-01-05'],
  [money(), '￥1,234.5', '1234.5'],
  [whole(), '１２', 12],
  [flag(), '√', true],
  [choice({ r: 'red' }), '红', 'r'],
  [tags(), '甲， 乙;丙', ['甲', '乙', '丙']],
] as readonly [Field<unknown>, string, unknown][])('reads what people type: %#', ({ kind }, typed, value) => {
  expect(kind.parse(typed, reader)).toEqual({ value })
})

it('reads lines with the ids that the server gave, and writes new ones without', () => {
  const { kind } = lines(fields({ name: text({ required: true }), phone: text({ wire: 'tel' }) }), { max: 2 })
  const rows = kind.read([{ id: 7, name: '甲', tel: '1' }, { name: '乙' }, 'odd'])
  expect(rows).toMatchObject([
    { id: '7', name: '甲', phone: '1' },
    { name: '乙', phone: '' },
  ])
  expect(kind.write(rows)).toEqual([
    { id: '7', name: '甲', tel: '1' },
    { name: '乙', tel: '' },
  ])
  expect(kind.fault(kind.read([{ name: '', tel: '1' }]))).toEqual({ code: 'FIELD_LINES' })
  // a row that nobody wrote anything into is none
  expect(kind.read([{ name: '' }, {}])).toEqual([])
  expect(kind.fault([{ id: 'new-1', name: '', phone: '' }] as never)).toBeUndefined()
  expect(kind.write([{ id: 'new-1', name: '', phone: '' }] as never)).toEqual([])
  expect(kind.fault(kind.read([{ name: 'a' }, { name: 'b' }, { name: 'c' }]))).toMatchObject({ code: 'FIELD_COUNT' })
  // a column that a page's grid does not draw
  expect(kind.fault([{ id: 'new-1', name: '丙' }] as never)).toBeUndefined()
  expect(kind.write([{ id: 'new-1', name: '丙' }] as never)).toEqual([{ name: '丙', tel: '' }])
})

it('takes no address of a picture that leads to a script or to another host by two strokes', () => {
  const [one, many] = [picture(), pictures()]
  for (const address of ['/uploads/a.jpg', 'https://cdn.test/a.jpg?w=1']) expect(one.kind.fault(address), address).toBeUndefined()
  for (const address of ['javascript:alert(1)', '//elsewhere/a.png', 'a.png', 'data:text/html,x']) {
    expect(one.kind.fault(address), address).toEqual({ code: 'FIELD_LINK' })
    expect(many.kind.fault(['/a.png', address]), address).toEqual({ code: 'FIELD_LINK' })
  }
})
