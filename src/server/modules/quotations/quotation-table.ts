import quotation from '#src/api/resources/quotation.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'

export default defineTable(quotation, {
  ownedBy: 'salesman',
  acts: {
    send({ lines }) {
      if (lines.length === 0) throw new Refusal({ status: 400, code: 'QUOTATION_EMPTY' })
    },
  },
})
