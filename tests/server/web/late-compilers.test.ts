import { expect, it } from 'vitest'
import { testApp } from '../database.ts'

const server = testApp()

it('finds the schemas of all routes in order', () => {
  // each has a schema of its reply at least
  expect(server.app.compileSchemas()).toBeGreaterThanOrEqual(server.app.statedRoutes.length)
})

it('judges the first call of a route as every other', async () => {
  for (const _ of [1, 2]) {
    const reply = await server.app.inject({ method: 'POST', url: '/adminapi/login', payload: { account: { a: 1 }, pwd: [] } })
    expect(reply.json()).toMatchObject({ status: 400, errors: expect.anything() as unknown })
  }
})
