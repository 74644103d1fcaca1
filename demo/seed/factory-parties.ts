import { tables } from '#src/server/tables/all-tables.ts'
import { addRow } from '#src/server/tables/write.ts'
import type { Seed } from '#src/server/opening/seed.ts'

const seller = { user: { id: 1, name: '林店长', level: 0, permissions: new Set<string>() }, locale: 'zh-cn' } as never

// nobody's: made of syllables that stand for nothing
const words =
  '沐辰 屹禾 朗岳 霁川 锦垣 昀泰 泽坤 祺域 茂衍 岚钧 卓澜 弘岱 瑾戈 晟坪 沛野 硕原 穗安 铭沂 韧远 曜廷 翊衡 栩阳 澈源 砺川 岑越 淮序'.split(
    ' ',
  )
const cities = ['宁波', '苏州', '青岛', '温州', '无锡', '东莞', '常州', '台州', '衡水', '佛山']

// trade, what they sell, days until it comes
const suppliers = [
  ['橡胶原料有限公司', ['天然胶', '丁苯胶'], 10],
  ['化工原料有限公司', ['氧化锌', '硫磺', '硬脂酸'], 5],
  ['炭黑有限公司', ['炭黑'], 7],
  ['石化有限公司', ['石蜡油', '环烷油'], 6],
  ['橡塑制品厂', ['胶板', '混炼胶'], 12],
  ['包装材料厂', ['纸管', '缠绕膜'], 4],
] as const
const customers = ['密封件有限公司', '胶管厂', '减震器材有限公司', '矿山机械厂', '五金商行', '电力设备有限公司', '汽车配件厂'] as const

const terms = [{ pay_term: 'month_end', pay_days: 30 }, { pay_term: 'days', pay_days: 45 }, { pay_term: 'prepay' }, { pay_term: 'cash' }]
const phoneOf = (at: number) => `0570-${String(20_000_000 + at * 131)}`

function supplierOf(at: number) {
  const [trade, materials, lead_days] = suppliers[at % suppliers.length]!
  const word = words[at]!
  return {
    name: `${cities[at % cities.length]}${word}${trade}`,
    short_name: word,
    phone: phoneOf(at),
    materials: [...materials],
    lead_days,
    ...terms[at % 4],
  }
}

function customerOf(at: number) {
  const word = words[(at * 7 + 3) % words.length]!
  const trade = customers[at % customers.length]!
  return {
    ...{
      name: `${cities[(at * 3 + 1) % cities.length]}${word}${trade}`,
      short_name: `${word}${trade.slice(0, 2)}`,
      phone: phoneOf(at + 40),
    },
    ...{ level: ['A', 'B', 'C'][at % 3]!, credit_limit: String(20_000 * (1 + (at % 5))), ...terms[(at + 1) % 4] },
  }
}

/** Sixty customers and suppliers of a maker of rubber boards, with those that are there already. */
export default {
  order: 76,
  async run({ db }: Seed) {
    const add = async (name: string, bodies: readonly object[]) => {
      const table = tables.find(({ resource }) => resource.name === name)!
      for (const body of bodies) await addRow(db, table, body as never, seller)
    }
    await add(
      'supplier',
      Array.from({ length: 20 }, (_, at) => supplierOf(at)),
    )
    await add(
      'customer',
      Array.from({ length: 35 }, (_, at) => customerOf(at)),
    )
  },
}
