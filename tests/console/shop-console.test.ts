import { expect, it } from 'vitest'
import { shopConsoleOf, withElsewhere } from '#src/console/shop-console.ts'
import type { MenuEntry } from '#src/stores/session.ts'

const origin = 'https://host.example'

it.each<[string, string | undefined, string, string | undefined, string?]>([
  ['what the host says', 'https://shop.example/admin/', 'https://api.example', 'https://shop.example/admin'],
  ['a path of the host', '/old-admin', 'https://host.example', 'https://host.example/old-admin'],
  ['the shop server of another origin', undefined, 'https://api.example/x', 'https://api.example/admin'],
  ['the shop server of the same origin, where this console stands elsewhere', undefined, origin, `${origin}/admin`, '/office'],
  ['the same, where it stands below', undefined, origin, `${origin}/admin`, '/admin/new'],
  ['the same, where it leaves the address alone', undefined, origin, `${origin}/admin`],
  ['nothing where this console stands there itself', undefined, origin, undefined, '/admin'],
  ['nothing where this console answers every path', undefined, origin, undefined, ''],
  ['nothing that is no page', 'javascript:alert(1)', 'https://api.example', undefined],
])('opens %s', (_, given, base, address, ownPrefix) => expect(shopConsoleOf({ given, base, origin, ownPrefix })).toBe(address))

it('marks the leaves that the console has no page for, and those alone', () => {
  const entry = (id: string, path: string, children: MenuEntry[] = []): MenuEntry => ({ id, path, title: id, icon: '', auth: [], children })
  const menu = [
    entry('app', '/app', [entry('wechat', '/app/wechat/menus')]),
    entry('home', '/index'),
    { ...entry('site', '/link/9'), url: 'https://w3.org' },
  ]
  const [app, home, site] = withElsewhere(menu, 'https://shop.example/admin')
  expect(app?.elsewhere).toBeUndefined()
  expect(app?.children[0]?.elsewhere).toBe('https://shop.example/admin/app/wechat/menus')
  expect([home?.elsewhere, site?.elsewhere]).toEqual([undefined, undefined])
})
