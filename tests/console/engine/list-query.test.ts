import { describe, expect, it } from 'vitest'
import { lastPage, nextSort, readListQuery, writeListQuery } from '#src/console/engine/list-query.ts'

const shape = { size: 15 }

describe('a list’s state in the address', () => {
  it.each([
    ['', { page: 1, limit: 15 }],
    ['page=3&limit=50', { page: 3, limit: 50 }],
    ['page=-1&limit=x', { page: 1, limit: 15 }],
    ['page=1.5&limit=1000', { page: 1, limit: 15 }],
  ])('reads "%s"', (query, state) => expect(readListQuery(query, shape)).toEqual({ ...state, filters: {}, sort: null }))

  it.each([
    ['', { page: 2 }, 'page=2'],
    ['page=2', { page: 1 }, ''],
    ['page=2&tab=a', { page: 1, limit: 50 }, 'tab=a&limit=50'],
    ['limit=50', { limit: 15 }, ''],
  ])('writes "%s" with %o', (query, change, expected) => expect(writeListQuery(query, change, shape)).toBe(expected))

  it('knows the last page', () => {
    expect([lastPage(0, 15), lastPage(15, 15), lastPage(16, 15)]).toEqual([1, 1, 2])
  })
})

describe('filters in the address', () => {
  it('are read by their names, and what is empty narrows nothing', () => {
    expect(readListQuery('name=王&status=&other=1', { ...shape, fields: ['name', 'status'] }).filters).toEqual({ name: '王' })
  })

  it.each([
    ['page=3&name=a', { filters: { name: 'b' } }, 'name=b'],
    ['page=3&name=a', { filters: { name: '' } }, ''],
    ['name=a&status=1', { page: 2 }, 'name=a&status=1&page=2'],
    ['name=a', { filters: { status: '1' } }, 'name=a&status=1'],
  ])('"%s" with %o', (query, change, expected) => expect(writeListQuery(query, change, shape)).toBe(expected))
})

describe('the order in the address', () => {
  const sorts = ['total', 'time']
  it.each([
    ['sort=total', { field: 'total', order: 'asc' }],
    ['sort=time&order=desc', { field: 'time', order: 'desc' }],
    ['sort=time&order=sideways', { field: 'time', order: 'asc' }],
    ['sort=password', null],
    ['order=desc', null],
  ])('reads "%s"', (query, sort) => expect(readListQuery(query, { ...shape, sorts }).sort).toEqual(sort))

  it.each([
    ['page=4&name=a', { sort: { field: 'total', order: 'desc' as const } }, 'name=a&sort=total&order=desc'],
    ['sort=total&order=desc', { sort: { field: 'total', order: 'asc' as const } }, 'sort=total'],
    ['page=2&sort=total&order=desc', { sort: null }, ''],
    ['sort=total&order=desc', { page: 2 }, 'sort=total&order=desc&page=2'],
  ])('"%s" with %o', (query, change, expected) => expect(writeListQuery(query, change, shape)).toBe(expected))

  it('goes upwards, downwards, and back to the list’s own', () => {
    const up = nextSort('total', null)
    const down = nextSort('total', up)
    expect([up?.order, down?.order, nextSort('total', down)]).toEqual(['asc', 'desc', null])
    expect(nextSort('time', down)).toEqual({ field: 'time', order: 'asc' })
  })
})
