import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { canonicalHash, canonicalJson } from '#src/lib/canonical-json.ts'

describe('canonicalJson', () => {
  it('is the same for equal values in any key order', () => {
    expect(canonicalJson({ b: 1, a: { d: [1, { z: 1, y: 2 }], c: null } })).toBe(
      canonicalJson({ a: { c: null, d: [1, { y: 2, z: 1 }] }, b: 1 }),
    )
  })

  it('tells values apart that differ in type or in the order of a list', () => {
    expect(canonicalJson({ a: 1 })).not.toBe(canonicalJson({ a: '1' }))
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
    expect(canonicalJson({})).not.toBe(canonicalJson([]))
  })

  it('hashes as SHA-256 of that text', () => {
    const values = [
      null,
      '',
      '店铺装修'.repeat(50),
      { '1767225600000001': { name: 'titles' }, '2': 1 },
      'x'.repeat(55),
      'x'.repeat(56),
      'x'.repeat(64),
    ]
    for (const value of values) {
      expect(canonicalHash(value)).toBe(createHash('sha256').update(canonicalJson(value)).digest('hex'))
    }
  })
})
