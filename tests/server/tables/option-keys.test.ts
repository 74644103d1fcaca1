import { expect, it } from 'vitest'
import { allResources } from '#src/api/all-resources.ts'
import { fields, type Field, type Fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { broughtBy } from '#src/server/tables/option-keys.ts'

it('brings along with a choice what references to it fill in, in a record and in its rows', () => {
  const order = fields({
    customer: reference('customer', { fills: { terms: 'payTerm', phone: 'phone' } }),
    lines: lines(fields({ owner: reference('customer', { fills: { phone: 'phone', tax: 'taxNo' } }), sku: reference('sku') })),
    terms: text(),
  })
  expect(broughtBy({ name: 'customer' }, [{ fields: order }])).toEqual(['payTerm', 'phone', 'taxNo'])
  expect(broughtBy({ name: 'sku' }, [{ fields: order }])).toEqual([])
})

it('fills fields that there are, from fields of the same kind', () => {
  const check = (own: Fields, field: Field<unknown>): string[] => {
    const { source, of, fills = {} } = field.options as { source?: string; of?: Fields; fills?: Record<string, string> }
    if (of) return Object.values(of).flatMap((one) => check(of, one))
    const there = allResources.find(({ name }) => name === source)?.fields as Fields | undefined
    return Object.entries(fills)
      .filter(([here, from]) => own[here]?.kind.as !== there?.[from]?.kind.as || !own[here])
      .map(([here]) => here)
  }
  const wrong = allResources.flatMap(({ fields: own }) => Object.values(own as Fields).flatMap((field) => check(own, field)))
  expect(wrong).toEqual([])
})
