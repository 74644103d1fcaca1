import { expect, it } from 'vitest'
import { personNames } from '#src/stores/person.ts'

const user = { id: 3, account: 'a', name: 'a', avatar: '', level: 0 }
const shopToken = (jti: unknown, iat: number) => `h.${btoa(JSON.stringify({ iss: 'shop', iat, jti })).replace(/=+$/, '')}.s`

it('calls a person by the id, whatever the token', () => {
  expect(personNames({ user, token: 'a' })[0]).toBe('3')
  expect(personNames({ user, token: 'b' })[0]).toBe('3')
  expect(personNames({ user: { ...user, id: '3' }, token: 'b' })[0]).toBe('3')
})

it('finds the id in a shop’s token, also when it was renewed', () => {
  for (const iat of [1, 2]) expect(personNames({ user: null, token: shopToken({ id: 7, type: 'admin' }, iat) })).toEqual(['7'])
  expect(personNames({ user: null, token: shopToken(JSON.stringify({ id: 7, type: 'admin' }), 1) })).toEqual(['7'])
})

it('tells tokens apart that say nothing, without saying what they are', () => {
  const [one] = personNames({ user: null, token: 'secret-one' })
  const [two] = personNames({ user: null, token: 'secret-two' })
  expect(one).toMatch(/^t[a-z0-9]+$/)
  expect(one).not.toBe(two)
  // once the id is known, what was kept before is still found
  expect(personNames({ user, token: 'secret-one' })).toEqual(['3', one])
})

it.each([[null], [undefined], [{}], [{ user: null, token: '' }]])('knows nobody without a session: %j', (session) => {
  expect(personNames(session)).toEqual([])
})
