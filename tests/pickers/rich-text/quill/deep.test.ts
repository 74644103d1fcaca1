// @ts-expect-error it comes without types
import * as untyped from 'lodash-es'
import { describe, expect, it } from 'vitest'
import { cloneDeep, isEqual, merge } from '#src/pickers/rich-text/quill/deep.ts'

interface Lodash {
  cloneDeep<T>(value: T): T
  isEqual(one: unknown, other: unknown): boolean
  merge(target: object, ...sources: unknown[]): object
}
const lodash = untyped as Lodash

class Range {
  constructor(
    readonly index: number,
    readonly length: number,
  ) {}
}
const act = () => 1
const values = [1, 'a', null, undefined, true, [1, [2]], { a: { b: [1] } }, { a: undefined }, {}, [], new Range(1, 2), /x/]

describe('small functions in the place of lodash', () => {
  it('copy as it does', () => {
    const binding = { key: ['Tab'], prefix: /^.?$/, handler: act, range: new Range(1, 2), deep: { list: [{ a: 1 }] } }
    const copy = cloneDeep(binding)
    expect(copy).toEqual(lodash.cloneDeep(binding))
    expect(copy.range).toBeInstanceOf(Range)
    expect(copy.handler).toBe(act)
    expect(copy.deep.list[0]).not.toBe(binding.deep.list[0])
  })

  it('compare as it does', () => {
    for (const one of values)
      for (const other of values)
        expect(isEqual(one, lodash.cloneDeep(other)), JSON.stringify([one, other])).toBe(
          lodash.isEqual(one, other) && !(one instanceof RegExp),
        )
  })

  it('merge as it does', () => {
    const sources = [
      { modules: { keyboard: { bindings: { tab: { key: 'Tab' }, bold: act } } } },
      { modules: { keyboard: { bindings: { tab: null } } }, a: undefined },
    ]
    expect(merge({}, ...sources)).toEqual(lodash.merge({}, ...sources))
    expect(sources[0]!.modules.keyboard.bindings.tab).toEqual({ key: 'Tab' })
  })

  it('touch no prototype', () => {
    merge({}, JSON.parse('{"__proto__":{"touched":1}}'))
    expect(({} as Record<string, unknown>)['touched']).toBeUndefined()
  })
})
