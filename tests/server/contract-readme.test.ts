import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testApp } from './database.ts'

const held = testApp()
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const patterns = (mark: RegExp) => [...readme.matchAll(mark)].map(([, pattern]) => new RegExp(pattern!))
// pages of the demo are somebody else's in production; a site has its own `admin.html`
const own = /^\/(admin|assets|demo|legacy|support|kefu)?(\/|$)|^\/\*$/

it.each([
  ['nginx', patterns(/^location ~ (\^\S+) \{/gm)],
  ['Apache', patterns(/^ProxyPassMatch "(\^\S+)"/gm)],
])('the README leads every address of the server through %s', (_, passed) => {
  expect(passed.length).toBeGreaterThan(1)
  const addresses = held.app.statedRoutes.map(({ url }) => url.replace(/:\w+/g, '1').replace(/\*$/, 'x')).filter((url) => !own.test(url))
  expect(addresses.length).toBeGreaterThan(100)
  expect([...new Set(addresses)].filter((url) => !passed.some((pattern) => pattern.test(url)))).toEqual([])
})
