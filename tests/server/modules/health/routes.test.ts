import { expect, it } from 'vitest'
import { testApp } from '../../database.ts'

const server = testApp()

it('says that all is well', async () => {
  const reply = await server.app.inject('/health')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toEqual({ status: 'ok', database: 'ok' })
})

it('answers an unknown call with words', async () => {
  const reply = await server.app.inject({ url: '/adminapi/no/such/route', headers: { 'cb-lang': 'en-US' } })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toEqual({ status: 404, msg: 'There is no such call', code: '404' })
})
