import type { Id } from '#src/api/endpoint.ts'
import { setProducts, type BatchSetting, type StoreProductRow } from '#src/api/store-products.ts'
import type { BeginWork } from '#src/console/engine/action.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { FieldsForm, Form, Saving } from '#src/forms/declared/form.ts'
import { readProductChoices, type Names, type ProductChoices } from '#src/console/parts/products/product-choices.ts'
import { choice } from '#src/kinds/choice.ts'
import { choices } from '#src/kinds/choices.ts'
import { money } from '#src/kinds/money.ts'
import { trees } from '#src/kinds/tree.ts'
import { whole } from '#src/kinds/whole.ts'
import { $text } from './text.ts'

/** What can be set at once; the numbers are the contract's. */
interface Values {
  type: string
  cate_id: readonly string[]
  logistics: readonly string[]
  freight: string
  postage: string
  temp_id: string
  give_integral: number | null
  coupon_ids: readonly string[]
  label_id: readonly string[]
  recommend: readonly string[]
  way: string
  /** Pieces are not counted by percent. */
  stockWay: string
  /** Decimal text. */
  figure: string
  /** A plain shop has no call for prices and stocks. */
  isOwn: boolean
  lists: ProductChoices
}

const begun = {
  ...{ type: '1', cate_id: [], logistics: ['1'], freight: '2', postage: '0', temp_id: '' },
  ...{ give_integral: 0, coupon_ids: [], label_id: [], recommend: [] },
  ...{ way: 'set', stockWay: 'set', figure: '' },
}

const isOf =
  (type: string) =>
  (values: Values): boolean =>
    values.type === type

type Setting = Omit<BatchSetting, 'ids'>
type Rows = readonly StoreProductRow[]
type Words = ReturnType<typeof $text.get>

const idOf = (text: string): Id => (/^\d{1,15}$/.test(text) ? Number(text) : text)
const oneOf = (names: Names) => choice(names, { look: 'list' } as object)

const wayOf = (way: string) => (way === 'add' || way === 'percent' ? way : 'set')

/** Only what is set is sent: the shop would write what stands beside it, too. */
function settingOf(values: Values): Setting {
  const type = Number(values.type) as BatchSetting['type']
  const { freight, postage, temp_id: template } = values
  const parts: Record<BatchSetting['type'], Partial<BatchSetting>> = {
    1: { cate_id: values.cate_id.map(idOf) },
    2: {
      logistics: values.logistics,
      freight: Number(freight),
      ...(freight === '2' && { postage: postage || '0' }),
      ...(freight === '3' && { temp_id: idOf(template) }),
    },
    3: { give_integral: values.give_integral ?? 0 },
    4: { coupon_ids: values.coupon_ids.map(idOf) },
    5: { label_id: values.label_id.map(idOf) },
    6: { recommend: values.recommend },
    7: { way: wayOf(values.way), figure: values.figure },
    8: { way: wayOf(values.stockWay), figure: values.figure },
  }
  return { type, ...parts[type] }
}

const settings = { 1: 'cate_id', 2: 'logisticsSetting', 3: 'give_integral', 4: 'coupon_ids', 5: 'label_id', 6: 'recommend' }
const ways = { set: 'waySet', add: 'wayAdd' } as const

const fields: FieldsForm<Rows, Values, Words>['fields'] = [
  {
    key: 'type',
    of: ({ isOwn }) => choice(isOwn ? { ...settings, 7: 'prices', 8: 'stocks' } : settings),
    required: 'missing',
  },
  { key: 'cate_id', of: ({ lists }) => trees({ list: lists.categories, isStrict: true }), required: 'categoryMissing', when: isOf('1') },
  { key: 'logistics', of: choices({ 1: 'express', 2: 'pickUp' }), required: 'logisticsMissing', when: isOf('2') },
  { key: 'freight', of: choice({ 2: 'freightFixed', 3: 'freightTemplate' }), required: 'missing', when: isOf('2') },
  { key: 'postage', of: money(), when: ({ type, freight }) => type === '2' && freight === '2' },
  {
    key: 'temp_id',
    of: ({ lists }) => oneOf(lists.templates),
    required: 'templateMissing',
    when: ({ type, freight }) => type === '2' && freight === '3',
  },
  { key: 'give_integral', of: whole({ most: 2_000_000_000 }), required: 'missing', when: isOf('3') },
  { key: 'coupon_ids', of: ({ lists }) => choices(lists.coupons), when: isOf('4') },
  { key: 'label_id', of: ({ lists }) => choices(lists.labels), required: 'labelMissing', when: isOf('5') },
  {
    key: 'recommend',
    of: choices({ is_hot: 'hot', is_benefit: 'benefit', is_best: 'best', is_new: 'newest', is_good: 'good' }),
    when: isOf('6'),
  },
  { key: 'way', of: choice({ ...ways, percent: 'wayPercent' }), required: 'missing', when: isOf('7') },
  { key: 'stockWay', of: choice(ways), required: 'missing', when: isOf('8') },
  { key: 'figure', required: 'missing', help: 'figureHelp', when: ({ type }) => type === '7' || type === '8' },
]

/** Asks for one thing and hands over what is to be set; its sentence comes from there. */
const settingForm = (save: (setting: Setting, target: Saving<Rows>) => Promise<string> | string) =>
  defineForm<Rows, Values, Words>({
    text: $text,
    in: 'dialog',
    width: 540,
    start: async ({ connection }) => ({ ...begun, isOwn: connection.kind === 'own', lists: await readProductChoices(connection) }),
    fields,
    save: async (values, target) => save(settingOf(values), target),
  })

/** One thing for several products (products contract, 批量设置). */
export const batchForm = settingForm(async (setting, { connection, row = [], options }) => {
  const body = { ...setting, ids: row.map(({ id }) => id) }
  return (await connection.answer(setProducts, { body }, options)).message
})

/** The same for everything that the list finds. */
export const settingOfAll = (begin: BeginWork) => settingForm((setting, { options }) => begin({ ...setting }, options)) as Form<never>
