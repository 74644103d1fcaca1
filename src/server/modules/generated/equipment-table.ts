import equipment from '#src/api/resources/equipment.ts'
import { defineTable } from '../../tables/table.ts'

export default defineTable(equipment, { shop: { added: '100000', edited: '100001', removed: '100002', gone: '100026' } })
