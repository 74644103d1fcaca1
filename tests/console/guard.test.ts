import { describe, expect, it } from 'vitest'
import { judge } from '#src/console/guard.ts'

const keys = ['admin-setting-pages-devise', 'system-file']

describe('route guard (specification 6)', () => {
  it.each([
    ['no demand, nobody signed in', { path: '/403' }, null, 'show'],
    ['signed in only, nobody', { path: '/index', auth: true }, null, 'signIn'],
    ['signed in only, somebody', { path: '/index', auth: true }, keys, 'show'],
    ['signed in only, somebody without keys', { path: '/index', auth: true }, [], 'show'],
    ['key, nobody', { path: '/x', auth: ['system-file'] }, null, 'signIn'],
    ['key, matching', { path: '/x', auth: ['system-file'] }, keys, 'show'],
    ['one of several keys', { path: '/x', auth: ['nope', 'system-file'] }, keys, 'show'],
    ['key, not matching', { path: '/x', auth: ['nope'] }, keys, 'forbidden'],
    ['no possible key', { path: '/x', auth: [] }, keys, 'forbidden'],
    ['key, empty list', { path: '/x', auth: ['system-file'] }, [], 'signOut'],
    ['customer service, nobody', { path: '/kefu', auth: ['nope'] }, null, 'show'],
    ['customer service inside a path', { path: '/setting/kefu_config/2/69', auth: ['nope'] }, [], 'show'],
    ['upload by phone', { path: '/mobile_upload', auth: ['nope'] }, null, 'show'],
    ['only a similar name', { path: '/mobile_uploads', auth: ['nope'] }, null, 'signIn'],
  ] as const)('%s', (_, route, access, verdict) => {
    expect(judge(route, access)).toBe(verdict)
  })
})
