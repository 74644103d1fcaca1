import { sql } from 'drizzle-orm'
import type { Seed } from '#src/server/opening/seed.ts'

/** Where the demo shop sends most of its goods: provinces, their cities, districts of some. */
const provinces: readonly [string, string, readonly [string, readonly string[]][]][] = [
  ['上海市', '上海', [['上海市', ['黄浦区', '徐汇区', '浦东新区', '嘉定区', '松江区']]]],
  [
    '江苏省',
    '江苏',
    [
      ['南京市', ['玄武区', '秦淮区', '江宁区']],
      ['无锡市', ['梁溪区', '滨湖区', '江阴市']],
      ['苏州市', ['姑苏区', '虎丘区', '吴中区', '昆山市']],
    ],
  ],
  [
    '浙江省',
    '浙江',
    [
      ['杭州市', ['上城区', '西湖区', '萧山区']],
      ['宁波市', ['海曙区', '江北区', '鄞州区']],
    ],
  ],
]

export default {
  order: 45,
  async run({ db }: Seed) {
    let last = 0
    const add = async (name: string, level: number, parent: number, whole: string) => {
      const id = ++last
      await db.execute(
        sql`insert into cities (city_id, level, parent_id, name, merger_name) values (${id}, ${level}, ${parent}, ${name}, ${whole})`,
      )
      return id
    }
    for (const [province, short, cities] of provinces) {
      const top = await add(province, 0, 0, short)
      for (const [city, districts] of cities) {
        const whole = `${short},${city.replace(/市$/, '')}`
        const middle = await add(city, 1, top, whole)
        for (const district of districts) await add(district, 2, middle, `${whole},${district.replace(/[区市]$/, '')}`)
      }
    }
  },
}
