import type { FastifyInstance } from 'fastify'
import * as api from '#src/api/factory-products.ts'
import productType from '#src/api/resources/product-type.ts'
import { Refusal } from '../../refusal.ts'
import { list, nothing, number, open, record } from '../../replies.ts'
import { done, serve, userOf, type Call } from '../../serve.ts'
import { addRow, changeRow, removeRow } from '../../tables/write.ts'
import type { Table } from '../../tables/table.ts'
import { wireErrors } from './product-wire.ts'
import productTypes from './product-type-table.ts'
import * as schema from './schema.ts'
import { typeIn, typesOf } from './type-wire.ts'

const table = productTypes as unknown as Table
export const writerOf = (call: Call<never>) => ({ user: userOf(call), locale: call.locale })

/** What a table refuses, at the keys of the wire. */
export async function atWire<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal && error.detail.errors) throw new Refusal({ ...error.detail, errors: wireErrors(error.detail.errors) })
    throw error
  }
}

/** Types of products (manufacturing 3.1). */
export function typeRoutes(app: FastifyInstance): void {
  const { page, add } = productType.keys
  serve(
    app,
    api.getProductTypes,
    { permission: page, transaction: 'none', body: schema.typesBody, reply: record({ list: list(open()) }) },
    async ({ db, body }) => ({ list: await typesOf(db, body) }),
  )
  const button = { permission: add, alsoRequires: page }
  serve(app, api.addProductType, { ...button, body: schema.typeBody, reply: record({ id: number }) }, (call) =>
    atWire(async () => {
      const { id } = await addRow(call.db, table, await typeIn(call.db, call.body), writerOf(call as never))
      return done({ id: Number(id) }, '100000')
    }),
  )
  serve(app, api.editProductType, { ...button, body: schema.typeEditBody, reply: record({ version: number }) }, (call) =>
    atWire(async () => {
      const { version } = await changeRow(call.db, table, Number(call.body.id), await typeIn(call.db, call.body), writerOf(call as never))
      return done({ version }, '100001')
    }),
  )
  serve(app, api.delProductType, { ...button, body: schema.idBody, reply: nothing }, async (call) => {
    await removeRow(call.db, table, Number(call.body.id), undefined, writerOf(call as never))
    return done(undefined, '100002')
  })
}
