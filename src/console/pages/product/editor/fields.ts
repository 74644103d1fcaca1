import type { DeclaredField } from '#src/forms/declared/form.ts'
import { choice } from '#src/kinds/choice.ts'
import { choices } from '#src/kinds/choices.ts'
import { flag } from '#src/kinds/flag.ts'
import { field, type Field } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { longText } from '#src/kinds/long-text.ts'
import { money } from '#src/kinds/money.ts'
import { picture, pictures } from '#src/kinds/pictures.ts'
import { richText } from '#src/kinds/rich-text.ts'
import { text, textKind } from '#src/kinds/text.ts'
import { reference } from '#src/kinds/reference.ts'
import { time } from '#src/kinds/time.ts'
import { trees } from '#src/kinds/tree.ts'
import { whole } from '#src/kinds/whole.ts'
import type { $text } from './editor.text.ts'
import type { ProductValues, Question } from './values.ts'

type Words = ReturnType<typeof $text.get>
type Declared = DeclaredField<ProductValues, Words>

const count = (least = 0) => whole({ least, most: 2_000_000_000, start: least })

const types = choice({ 0: 'ordinary', 1: 'cards', 2: 'coupon', 3: 'virtual' })
const onSale = choice({ 1: 'onSale', 0: 'offSale' }, { order: ['1', '0'] })

export const isMultiple = ({ spec_type: kind }: ProductValues): boolean => kind === '1'
export const kindOfSpecs = choice({ 0: 'single', 1: 'multiple' })
export const ownPrices = choices({ 1: 'ownCommission', 0: 'ownMemberPrice' })

// what a product is cannot be changed once it is there
const typeOf = ({ given: { info, isCopy } }: ProductValues): Field<string> =>
  info && !isCopy ? { ...types, options: { ...types.options, isDisabled: true } } : types

export const fieldsOfBasics: readonly Declared[] = [
  { key: 'virtual_type', of: typeOf, required: 'missing', help: 'typeHelp' },
  // what is typed first is in sight with the head of the page
  { key: 'store_name', of: text({ max: 128 }), required: 'nameMissing', hint: 'nameMissing' },
  { key: 'unit_name', of: text({ max: 10 }), required: 'unitMissing', hint: 'unitMissing' },
  { key: 'cate_id', of: ({ given }) => trees({ list: given.categories, isStrict: true }), required: 'categoryMissing' },
  { key: 'slider_image', of: pictures({ max: 10 }), required: 'picturesMissing', help: 'picturesHelp' },
  { key: 'video_open', of: flag() },
  {
    key: 'video_link',
    of: field(textKind('film', 500)),
    required: 'videoMissing',
    help: 'videoHelp',
    when: ({ video_open: isOpen }) => isOpen,
  },
  { key: 'is_show', of: onSale, required: 'missing' },
]

export const fieldsOfDetails: readonly Declared[] = [{ key: 'description', of: richText() }]

const isSent = ({ virtual_type: type }: ProductValues) => type === '0'
const namesAs = (names: Readonly<Record<string, string>>) => choice(names, { look: 'list' } as object)

export const fieldsOfDelivery: readonly Declared[] = [
  { key: 'logistics', of: choices({ 1: 'express', 2: 'pickUp' }), required: 'logisticsMissing', when: isSent },
  { key: 'freight', of: choice({ 1: 'freightFree', 2: 'freightFixed', 3: 'freightTemplate' }), required: 'missing', when: isSent },
  { key: 'postage', of: money(), when: (values) => isSent(values) && values.freight === '2' },
  {
    key: 'temp_id',
    of: ({ given }) => namesAs(given.templates),
    required: 'templateMissing',
    when: (values) => isSent(values) && values.freight === '3',
  },
]

const canPresell = ({ virtual_type: type }: ProductValues) => type === '0' || type === '3'
const isPresold = (values: ProductValues) => canPresell(values) && values.presale

export const fieldsOfMarketing: readonly Declared[] = [
  { key: 'ficti', of: count() },
  { key: 'sort', of: count() },
  { key: 'give_integral', of: count() },
  { key: 'coupon_ids', of: ({ given }) => choices(given.coupons), when: ({ given }) => Object.keys(given.coupons).length > 0 },
  { key: 'label_id', of: ({ given }) => choices(given.labels), when: ({ given }) => Object.keys(given.labels).length > 0 },
  { key: 'vip_product', of: flag(), help: 'vipHelp' },
  { key: 'min_qty', of: count(1) },
  { key: 'is_limit', of: flag() },
  { key: 'limit_type', of: choice({ 1: 'limitOnce', 2: 'limitPerson' }), required: 'missing', when: ({ is_limit: is }) => is },
  { key: 'limit_num', of: count(1), required: 'limitMissing', when: ({ is_limit: is }) => is },
  { key: 'presale', of: flag(), when: canPresell },
  { key: 'presale_time', of: time(), required: 'presaleMissing', when: isPresold },
  {
    key: 'presale_end',
    of: time(),
    required: 'presaleMissing',
    when: isPresold,
    check: (end, { presale_time: begin }, words) => end <= begin && words.presaleOrder,
  },
  { key: 'presale_day', of: count(1), required: 'missing', when: isPresold },
  {
    key: 'recommend',
    of: choices({ is_hot: 'hot', is_benefit: 'benefit', is_best: 'best', is_new: 'newest', is_good: 'good' }),
  },
]

const labels = {
  ...{ text: 'askText', number: 'askNumber', email: 'askEmail', data: 'askDay', time: 'askTime' },
  ...{ id: 'askIdentity', phone: 'askPhone', img: 'askPicture' },
}

const questions = lines(
  { title: text({ required: true, max: 10 }), label: choice(labels, { required: true, start: 'text' }), status: flag() },
  { max: 10 },
) as unknown as Field<readonly Question[]>

export const fieldsOfOthers: readonly Declared[] = [
  { key: 'supplier_id', of: reference('supplier'), help: 'supplierHelp', when: ({ given }) => given.hasSuppliers },
  { key: 'keyword', of: text({ max: 255 }) },
  { key: 'store_info', of: longText({ max: 255 }), help: 'infoHelp' },
  { key: 'command_word', of: longText({ max: 500 }) },
  { key: 'recommend_image', of: picture() },
  { key: 'custom_form', of: questions, help: 'questionsHelp' },
]
