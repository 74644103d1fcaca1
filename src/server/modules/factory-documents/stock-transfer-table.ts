import stockTransfer from '#src/api/resources/stock/stock-transfer.ts'
import { newLineId } from '#src/kinds/lines.ts'
import { withOldestLots } from '../../factory/lines/fifo.ts'
import { isBetweenLocations } from '../../factory/rules/goods.ts'
import { nameLots } from '../../factory/lots.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'
import { documentRules } from './document-rules.ts'

export default defineTable(
  stockTransfer,
  documentRules('TRANSFER', {
    async before(values, { db }) {
      if (values.warehouse === values.toWarehouse && !values.lines.every(isBetweenLocations))
        throw new Refusal({ status: 400, code: 'WAREHOUSE_SAME', errors: { to_warehouse_id: 'WAREHOUSE_SAME' } })
      const lines = await withOldestLots(db, values.warehouse, values.lines, (line, { qty, lot, isFirst }) => ({
        ...{ ...line, qty, lot },
        ...(!isFirst && { id: newLineId() }),
      }))
      return { ...values, lines }
    },
    after: ({ id }, { db }) => nameLots(db, Number(id)),
  }),
)
