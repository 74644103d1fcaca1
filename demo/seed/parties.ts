import { tables } from '#src/server/tables/all-tables.ts'
import { addRow } from '#src/server/tables/write.ts'
import type { SeedPart } from '#src/server/opening/seed.ts'

const seller = { id: 1, name: '林店长', level: 0, permissions: new Set<string>() } as never

const customers = [
  {
    ...{ name: '苏州恒密封件有限公司', short_name: '恒密封', level: 'A', phone: '0512-00000012', pay_term: 'month_end', pay_days: 30 },
    ...{ credit_limit: '80000', tags: ['密封件'], contacts: [{ name: '钱工', post: '采购', phone: '13800000012', is_main: 1 }] },
    addresses: [{ address: '江苏省苏州市相城区示范路 12 号', receiver: '钱工', phone: '13800000012', is_main: 1 }],
  },
  { name: '宁波海曙胶管厂', short_name: '海曙胶管', level: 'B', phone: '0574-00000013', pay_term: 'prepay' },
  { name: '无锡锡南机械配件商行', short_name: '锡南配件', level: 'C', phone: '13800000014', pay_term: 'cash' },
]
const suppliers = [
  {
    name: '上海申橡化工原料有限公司',
    short_name: '申橡',
    phone: '021-00000015',
    materials: ['丁腈胶', '炭黑'],
    lead_days: 7,
    pay_term: 'days',
    pay_days: 45,
  },
  { name: '衡水华北夹布厂', short_name: '华北夹布', phone: '0318-00000016', materials: ['尼龙帆布'], lead_days: 12 },
]

/** Customers and suppliers of the manufacturing side, written by the rules of their tables. */
const parties: SeedPart = {
  order: 75,
  async run({ db }) {
    for (const [name, bodies] of [
      ['customer', customers],
      ['supplier', suppliers],
    ] as const) {
      const table = tables.find(({ resource }) => resource.name === name)!
      for (const body of bodies) await addRow(db, table, body, { user: seller, locale: 'zh-cn' })
    }
  },
}

export default parties
