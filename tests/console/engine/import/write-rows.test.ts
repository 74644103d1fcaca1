import { expect, it } from 'vitest'
import { importProducts } from '#src/api/product-sheets.ts'
import type { ImportBody } from '#src/api/imports.ts'
import { begun, writePiece, type Writing } from '#src/console/engine/import/write-rows.ts'
import { IntentionKey } from '#src/lib/intention-key.ts'

const rows = [
  ['手套', '1'],
  ['工作服', '1'],
  ['手套', '2'],
  ['鞋', '1'],
  ['工作服', '2'],
]
const sent = { fields: ['store_name', 'price'], rows, faults: [] }
const fault = [{ row: 1, field: 'price', message: '格式不正确' }]

it('keeps rows of one thing beside each other, and leaves them all out where one of them is wrong', () => {
  expect(begun(sent, new Map(), 'store_name').left).toEqual([0, 2, 1, 4, 3])
  expect(begun(sent, new Map([[1, fault]]), 'store_name').left).toEqual([0, 2, 3])
  expect(begun(sent, new Map([[1, fault]])).left).toEqual([0, 2, 3, 4])
  expect(begun({ ...sent, fields: ['price', 'name'] }, new Map(), 'store_name').left).toEqual([0, 1, 2, 3, 4])
})

it('sends no thing in two pieces, however long it is', async () => {
  const many = { ...sent, rows: Array.from({ length: 450 }, (_, at) => [at < 150 || at > 420 ? `单品 ${at}` : '多规格', String(at)]) }
  const bodies: ImportBody[] = []
  const connection = {
    send: async (_: unknown, { body }: { body: ImportBody }) => {
      bodies.push(body)
      return { problems: [], added: body.rows.length, updated: 0, skipped: 0, id: 3 }
    },
  } as unknown as Writing['connection']
  const writing = { connection, call: importProducts, key: new IntentionKey(), sent: many, rule: 'update', versions: new Map() } as const
  let outcome = begun(many, new Map(), 'store_name')
  while (outcome.left.length > 0) outcome = await writePiece({ ...writing, together: 'store_name' }, outcome)
  expect(bodies.map((body) => body.rows.length)).toEqual([421, 29])
  expect(outcome).toMatchObject({ added: 450, run: 3 })
})
