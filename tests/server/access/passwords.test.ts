import { expect, it, vi } from 'vitest'
import { hashPassword, isPassword } from '#src/server/access/passwords.ts'

it('knows a password by its hash, whatever the hash cost', async () => {
  const hash = await hashPassword('好密码 1')
  expect(hash.split('$').slice(0, 4)).toEqual(['scrypt', '4096', '8', '1'])
  expect([await isPassword('好密码 1', hash), await isPassword('好密码 2', hash), await isPassword('好密码 1', undefined)]).toEqual([
    true,
    false,
    false,
  ])
})

it('makes a guess take 64 MiB unless a test says otherwise', async () => {
  vi.resetModules()
  const { hashPassword: hashAsUsual } = await import('#src/server/access/passwords.ts')
  expect((await hashAsUsual('好密码')).split('$').slice(0, 4)).toEqual(['scrypt', '65536', '8', '2'])
})
