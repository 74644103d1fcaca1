import { expect, it } from 'vitest'
import { personOf } from '#src/stores/person.ts'

const user = { id: 3, account: 'a', name: 'a', avatar: '', level: 0 }
const shopToken = (jti: unknown, iat: number) => `h.${btoa(JSON.stringify({ iss: 'shop', iat, jti })).replace(/=+$/, '')}.s`

it('calls a person by the id, whatever the token', () => {
  for (const token of ['a', shopToken({ id: 9 }, 1)]) expect(personOf({ user, token })).toBe('3')
  expect(personOf({ user: { ...user, id: '3' }, token: 'b' })).toBe('3')
})

it('finds the id in a shop’s token, also when it was renewed', () => {
  for (const iat of [1, 2]) expect(personOf({ user: null, token: shopToken({ id: 7, type: 'admin' }, iat) })).toBe('7')
  expect(personOf({ user: null, token: shopToken(JSON.stringify({ id: 7, type: 'admin' }), 1) })).toBe('7')
})

it.each([[null], [undefined], [{}], [{ user: null, token: '' }], [{ user: null, token: 'opaque' }], [{ user: null, token: 'a.b.c' }]])(
  'knows nobody: %j',
  (session) => {
    expect(personOf(session)).toBe('')
  },
)
