import { afterEach, describe, expect, it } from 'vitest'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import { jsonText } from '#src/lib/json-text.ts'

const value = {
  name: '首页 "店"',
  rows: [1, 'two', [true, null, undefined, { deep: [] }], new Date(0)],
  at: new Date(0),
  price: { toJSON: () => ({ cents: [5] }) },
}
const plain = JSON.stringify(value)
const hash = canonicalHash(value)

/** What Prototype.js 1.6 writes on the kinds of values. */
const rules: Record<string, object> = {
  lists: Array.prototype,
  objects: Object.prototype,
  strings: String.prototype,
  numbers: Number.prototype,
  booleans: Boolean.prototype,
}
const put = (prototype: object) =>
  Object.defineProperty(prototype, 'toJSON', { value: () => '[spoilt]', configurable: true, writable: true, enumerable: false })

describe('JSON text in a page whose library writes toJSON', () => {
  afterEach(() => {
    for (const prototype of Object.values(rules)) Reflect.deleteProperty(prototype, 'toJSON')
  })

  it.each(Object.keys(rules))('is what it is without it: on %s', (kind) => {
    put(rules[kind]!)
    expect(jsonText(value)).toBe(plain)
    expect(canonicalHash(value)).toBe(hash)
  })

  it('is what it is without it: on all of them at once', () => {
    for (const prototype of Object.values(rules)) put(prototype)
    expect(jsonText(value)).toBe(plain)
    expect(jsonText(['a', ['b']])).toBe('["a",["b"]]')
    expect(jsonText('text')).toBe('"text"')
    expect(canonicalHash(value)).toBe(hash)
  })

  it('asks a date and what has a toJSON of its own, as anywhere', () => {
    put(Array.prototype)
    expect(jsonText([new Date(0), { toJSON: () => 'own' }])).toBe('["1970-01-01T00:00:00.000Z","own"]')
  })
})
