import { sql } from 'drizzle-orm'
import type { BasicKind } from '#src/api/basics.ts'
import type { Seed } from '../seed.ts'

/** What a maker of rubber boards starts with. */
const entries: [BasicKind, string, object?][] = [
  ['unit', '张', { decimals: 0 }],
  ['unit', '卷', { decimals: 0 }],
  ['unit', 'kg', { decimals: 3 }],
  ['unit', 'm²', { decimals: 4 }],
  ['warehouse', '原料仓', { type: 'raw', address: '一号楼东侧' }],
  ['warehouse', '成品仓', { type: 'finished', address: '二号楼一层' }],
  ['warehouse', '样品间', { type: 'sample', address: '办公楼三层' }],
  ['colour', '黑'],
  ['colour', '白'],
  ['hardness', '60±5'],
  ['hardness', '70±5'],
  ['rubber', 'NBR'],
  ['rubber', 'EPDM'],
  ['rubber', 'CR'],
  ['surface', '光面'],
  ['surface', '布纹'],
  ['pay_term', '月结30天'],
  ['pay_term', '款到发货'],
  ['pay_method', '银行转账'],
  ['pay_method', '承兑汇票'],
  ['tax_rate', '增值税 13%', { rate_ppm: 130_000 }],
  ['reason', '裁切损耗'],
  ['reason', '客户退货'],
]

export default {
  order: 42,
  async run({ db }: Seed) {
    for (const [kind, name, details = {}] of entries)
      await db.execute(sql`insert into basic_entries (kind, name, details) values (${kind}, ${name}, ${JSON.stringify(details)}::jsonb)`)
  },
}
