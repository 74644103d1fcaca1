import { describe, expect, it } from 'vitest'
import { lastPage, readListQuery, writeListQuery } from '#src/console/engine/list-query.ts'

describe('a list’s state in the address', () => {
  it.each([
    ['', { page: 1, limit: 15 }],
    ['page=3&limit=50', { page: 3, limit: 50 }],
    ['page=-1&limit=x', { page: 1, limit: 15 }],
    ['page=1.5&limit=1000', { page: 1, limit: 15 }],
  ])('reads "%s"', (query, state) => expect(readListQuery(query, 15)).toEqual({ ...state, filters: {} }))

  it.each([
    ['', { page: 2 }, 'page=2'],
    ['page=2', { page: 1 }, ''],
    ['page=2&tab=a', { page: 1, limit: 50 }, 'tab=a&limit=50'],
    ['limit=50', { limit: 15 }, ''],
  ])('writes "%s" with %o', (query, change, expected) => expect(writeListQuery(query, change, 15)).toBe(expected))

  it('knows the last page', () => {
    expect([lastPage(0, 15), lastPage(15, 15), lastPage(16, 15)]).toEqual([1, 1, 2])
  })
})

describe('filters in the address', () => {
  it('are read by their names, and what is empty narrows nothing', () => {
    expect(readListQuery('name=王&status=&other=1', 15, ['name', 'status']).filters).toEqual({ name: '王' })
  })

  it.each([
    ['page=3&name=a', { filters: { name: 'b' } }, 'name=b'],
    ['page=3&name=a', { filters: { name: '' } }, ''],
    ['name=a&status=1', { page: 2 }, 'name=a&status=1&page=2'],
    ['name=a', { filters: { status: '1' } }, 'name=a&status=1'],
  ])('"%s" with %o', (query, change, expected) => expect(writeListQuery(query, change, 15)).toBe(expected))
})
