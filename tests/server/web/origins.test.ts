import { expect, it } from 'vitest'
import { isListed, readOrigins } from '#src/server/web/origins.ts'

it.each([
  ['', 'https://shop.example.com', false],
  ['https://shop.example.com', 'https://shop.example.com', true],
  ['https://shop.example.com/', 'https://shop.example.com', true],
  ['HTTPS://Shop.Example.com:443', 'https://shop.example.com', true],
  ['https://a.example, https://b.example', 'https://b.example', true],
  ['https://shop.example.com', 'http://shop.example.com', false],
  ['https://shop.example.com', 'https://shop.example.com.evil.example', false],
  ['https://shop.example.com', 'https://shop.example.com:8443', false],
  ['http://localhost:*', 'http://localhost:8080', true],
  ['http://localhost:*', 'http://localhost', true],
  ['http://localhost:*', 'http://localhost.evil.example:8080', false],
  ['http://localhost:*', 'null', false],
])('%s lists %s: %s', (text, origin, expected) => {
  expect(isListed(readOrigins(text), origin)).toBe(expected)
})

it.each(['shop.example.com', 'https://shop.example.com/admin', '*', 'https://*.example.com', 'null', 'ftp://a.example'])(
  'refuses what is no origin, with words: %s',
  (text) => {
    expect(() => readOrigins(text)).toThrow(`CRM_ORIGINS: "${text}" is no origin`)
  },
)
