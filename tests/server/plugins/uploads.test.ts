import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '../database.ts'

const server = testApp()

beforeAll(() => {
  mkdirSync(join(server.files, 'attach'))
  for (const name of ['photo.jpg', 'page.html', 'picture.svg', '.hidden'])
    writeFileSync(join(server.files, 'attach', name), '<script>alert(1)</script>')
  for (const name of ['.content', '.incoming']) {
    mkdirSync(join(server.files, name))
    writeFileSync(join(server.files, name, 'half.jpg'), 'bytes on their way')
  }
})

it('shows pictures and runs nothing', async () => {
  const reply = await server.app.inject('/uploads/attach/photo.jpg')
  expect(reply.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
  // its picture may be cut or replaced
  expect(reply.headers['cache-control']).toBe('public, max-age=300')
  const again = await server.app.inject({ url: '/uploads/attach/photo.jpg', headers: { 'if-none-match': String(reply.headers.etag) } })
  expect(again.statusCode).toBe(304)
})

it.each(['page.html', 'picture.svg'])('hands %s over as a download', async (name) => {
  const { headers } = await server.app.inject(`/uploads/attach/${name}`)
  expect(headers).toMatchObject({ 'content-disposition': 'attachment', 'content-type': 'application/octet-stream' })
})

it('answers parts of a film', async () => {
  const reply = await server.app.inject({ url: '/uploads/attach/photo.jpg', headers: { range: 'bytes=0-6' } })
  expect([reply.statusCode, reply.body]).toEqual([206, '<script'])
})

it.each([
  '/uploads/.content/half.jpg',
  '/uploads/.incoming/half.jpg',
  '/uploads/attach/none.jpg',
  '/uploads/attach/.hidden',
  '/uploads/',
  '/uploads/attach',
  '/uploads/..%2f..%2fetc%2fpasswd',
])('has nothing at %s', async (url) => {
  expect((await server.app.inject(url)).statusCode).toBe(404)
})

it('refuses an address that is none', async () => {
  expect((await server.app.inject('/uploads/%00')).statusCode).toBe(400)
})
