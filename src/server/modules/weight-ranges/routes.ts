import type { FastifyPluginAsync } from 'fastify'
import * as api from '#src/api/weight-ranges.ts'
import { serve, userOf } from '../../serve.ts'
import type { Schema } from '../../schemas.ts'
import { rowSchema } from '../../tables/schemas.ts'
import { readRow } from '../../tables/select.ts'
import type { Table } from '../../tables/table.ts'
import { bandOf } from './band.ts'
import { bandsInUse } from './in-use.ts'
import { getBody } from './schema.ts'
import weightRanges from './weight-range-table.ts'

/** What lines of documents ask of weight ranges (manufacturing 2.4 and 3.1); everything else is their table's. */
const routes: FastifyPluginAsync = async (app) => {
  const table = weightRanges as unknown as Table
  const list: Schema = { type: 'array', items: rowSchema(table) }
  const reply: Schema = { type: 'object', properties: { list, match_id: { type: 'string', nullable: true } } }
  // whoever writes a line needs them, whether or not they may change them
  const rules = { permission: 'signed-in', body: getBody, reply, transaction: 'none' } as const
  serve(app, api.getWeightRanges, rules, async (call) => {
    const { id, basis = 'piece', weight } = call.body
    if (id !== undefined) return { list: [await readRow(call.db, table, Number(id), userOf(call))], match_id: null }
    const bands = await bandsInUse(call.db, basis)
    return { list: bands, match_id: (weight && bandOf(bands, weight)?.id) || null }
  })
}

export default routes
