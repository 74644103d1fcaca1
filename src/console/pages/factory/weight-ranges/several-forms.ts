import {
  closeWeightGaps,
  copyWeightRanges,
  type gapWays,
  type WeightBasis,
  type WeightScopeRef,
  type WeightScope,
} from '#src/api/weight-ranges.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { choice } from '#src/kinds/choice.ts'
import { reference } from '#src/kinds/reference.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const scopes = { global: 'global', type: 'ofType', product: 'ofProduct' } as const
const bases = { piece: 'piece', line: 'line', order: 'order' } as const

const basisIn = (query: URLSearchParams) => (query.get('basis') || 'piece') as WeightBasis

/** Whom the list that is looked at is about. */
function lookedAt(query: URLSearchParams): { scope: WeightScope; type: string; product: string } {
  const [type, product] = [query.get('type_id') ?? '', query.get('product_id') ?? '']
  return { scope: product ? 'product' : type ? 'type' : 'global', type, product }
}

const scopeOf = (scope: string, type: string, product: string): WeightScopeRef => ({
  scope: scope as WeightScope,
  scope_id: Number(scope === 'type' ? type : scope === 'product' ? product : 0),
})

interface Copying {
  basis: string
  from: string
  fromType: string
  fromProduct: string
  to: string
  toType: string
  toProduct: string
}

/** Copies the ranges of one scope to another. */
export const copyForm = defineForm<never, Copying, Words>({
  text: $text,
  title: { add: 'copyScope', edit: 'copyScope' },
  start({ query }) {
    const { scope, type, product } = lookedAt(query)
    return { basis: basisIn(query), from: scope, fromType: type, fromProduct: product, to: 'product', toType: '', toProduct: '' }
  },
  fields: [
    { key: 'basis', of: choice(bases) },
    { key: 'from', of: choice(scopes) },
    { key: 'fromType', of: reference('product-type'), when: ({ from }) => from === 'type', required: 'missing' },
    { key: 'fromProduct', of: reference('factory-product'), when: ({ from }) => from === 'product', required: 'missing' },
    { key: 'to', of: choice(scopes), help: 'copyHint' },
    { key: 'toType', of: reference('product-type'), when: ({ to }) => to === 'type', required: 'missing' },
    { key: 'toProduct', of: reference('factory-product'), when: ({ to }) => to === 'product', required: 'missing' },
  ],
  async save({ basis, from, fromType, fromProduct, to, toType, toProduct }, { connection, options }) {
    const body = { basis: basis as WeightBasis, from: scopeOf(from, fromType, fromProduct), to: scopeOf(to, toType, toProduct) }
    return $text.get().copied((await connection.answer(copyWeightRanges, { body }, options)).data.count)
  },
})

interface Closing {
  basis: string
  scope: string
  type: string
  product: string
  way: string
}

/** Closes the gaps between the ranges of a scope. */
export const gapsForm = defineForm<never, Closing, Words>({
  text: $text,
  title: { add: 'closeGaps', edit: 'closeGaps' },
  start: ({ query }) => ({ basis: basisIn(query), ...lookedAt(query), way: 'below' }),
  fields: [
    { key: 'basis', of: choice(bases) },
    { key: 'scope', of: choice(scopes) },
    { key: 'type', of: reference('product-type'), when: ({ scope }) => scope === 'type', required: 'missing' },
    { key: 'product', of: reference('factory-product'), when: ({ scope }) => scope === 'product', required: 'missing' },
    {
      key: 'way',
      of: choice({ below: 'byBelow', above: 'byAbove', between: 'byBetween' }, { look: 'list' } as object) as never,
      help: 'wayHint',
    },
  ],
  async save({ basis, scope, type, product, way }, { connection, options }) {
    const body = { ...scopeOf(scope, type, product), basis: basis as WeightBasis, way: way as (typeof gapWays)[number] }
    return $text.get().closed((await connection.answer(closeWeightGaps, { body }, options)).data.count)
  },
})
