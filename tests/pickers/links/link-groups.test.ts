import { describe, expect, it } from 'vitest'
import { linkGroups } from '#src/pickers/links/link-groups.ts'

const all = ['seckill', 'bargain', 'combination']
const rows = (...types: (number | string)[]) => types.map((type, id) => ({ id, name: `n${id}`, url: `/${type}`, type: type as number }))
const groups = (kind: string, list: ReturnType<typeof rows>, modules = all) =>
  linkGroups(kind, list, modules).map(({ name, links }) => [name, links.map(({ link }) => link)])

describe('fixed pages of the shop', () => {
  it('stand in groups by their type', () => {
    expect(groups('link', rows(2, 1, 3, '1', 4, 5, 9))).toEqual([
      ['basicLinks', ['/1', '/1']],
      ['personal', ['/3']],
      ['distribution', ['/2']],
      ['points', ['/4']],
      ['lottery', ['/5']],
      ['coupon', ['/9']],
    ])
  })

  it('have types of another meaning among marketing links', () => {
    expect(groups('marketing_link', rows(5, 4, 3, 2, 1, 0, 6))).toEqual([
      ['coupon', ['/0', '/6']],
      ['seckill', ['/1']],
      ['bargain', ['/2']],
      ['groupBuy', ['/3']],
      ['points', ['/4']],
      ['lottery', ['/5']],
    ])
  })

  it('leave out what belongs to a module that is off', () => {
    expect(groups('marketing_link', rows(1, 2, 3, 4, 0), ['bargain']).map(([name]) => name)).toEqual(['coupon', 'bargain', 'points'])
    expect(groups('link', rows(1, 2, 3), []).map(([name]) => name)).toEqual(['basicLinks', 'personal', 'distribution'])
  })

  it('are all there without any coupon', () => {
    expect(groups('marketing_link', rows(1, 5)).map(([name]) => name)).toEqual(['seckill', 'lottery'])
  })

  it('may be none', () => expect(groups('link', [])).toEqual([]))
})
