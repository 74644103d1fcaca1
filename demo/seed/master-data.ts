import { saveCompany } from '#src/server/modules/company/service.ts'
import { tables } from '#src/server/tables/all-tables.ts'
import { addRow } from '#src/server/tables/write.ts'
import type { Seed } from '#src/server/opening/seed.ts'

const keeper = { id: 1, name: '林店长', level: 0, permissions: new Set<string>() } as never

const word = (kind: string, ...names: string[]) => names.map((name) => ({ kind, name }))

/** What a maker of rubber boards starts with, by resource. */
const entries: Readonly<Record<string, readonly object[]>> = {
  unit: [
    { name: '张', decimals: 0 },
    { name: '卷', decimals: 0 },
    { name: 'kg', decimals: 3 },
    { name: 'm²', decimals: 4 },
  ],
  warehouse: [
    { name: '原料仓', type: 'raw', address: '一号楼东侧' },
    { name: '成品仓', type: 'finished', address: '二号楼一层' },
    { name: '样品间', type: 'sample', address: '办公楼三层' },
  ],
  'tax-rate': [{ name: '增值税 13%', rate: '13' }],
  'cash-account': [
    { name: '基本户', type: 'bank', number: '3300000000000012' },
    { name: '现金', type: 'cash' },
    { name: '承兑汇票', type: 'draft' },
  ],
  'dictionary-entry': [
    ...word('colour', '黑', '白'),
    ...word('rubber', 'NBR', 'EPDM', 'CR'),
    ...word('surface', '光面', '布纹'),
    ...word('reason', '裁切损耗', '客户退货', '盘亏', '过期报废'),
  ],
}

/** Papers and contracts say whose they are; its seal is its own to bring. */
const company = {
  name: '橡果橡塑制品有限公司',
  tax_no: '91330200MA0000000X',
  bank: '橡果商业银行江北支行',
  account_no: '3300000000000012',
  address: '宁波市江北区洪塘路 18 号',
  phone: '0574-20000018',
  logo: '',
  seal: '',
  clauses: '',
  version: 0,
}

export default {
  order: 42,
  async run({ db }: Seed) {
    await saveCompany(db, keeper, company)
    for (const [name, bodies] of Object.entries(entries)) {
      const table = tables.find(({ resource }) => resource.name === name)!
      for (const body of bodies) await addRow(db, table, body as never, { user: keeper, locale: 'zh-cn' })
    }
  },
}
