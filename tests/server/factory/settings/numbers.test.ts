import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rows, transaction } from '#src/server/db.ts'
import { createDocument } from '#src/server/factory/documents.ts'
import { continueSeries, drawnNumber, holdNumbers, nextNumberShown, type NumberRule } from '#src/server/factory/settings/numbers.ts'
import { seeded } from '../../../support/random.mjs'
import { boardLine, day, factoryStage } from '../stage.ts'

const held = factoryStage()

const change = (rule: NumberRule) =>
  transaction(held.db, async (inner) => {
    await holdNumbers(inner)
    await inner.execute(sql`update number_rules set letters = ${rule.letters}, date_part = ${rule.date_part}, reset = ${rule.reset},
      digits = ${rule.digits} where type = 'TRANSFER'`)
    await continueSeries(inner, rule)
  })

const dates = ['day', 'month', 'year', 'none']
const resets = ['day', 'month', 'year', 'never']

it('P-D5: no number is given twice, however rules change between and beside those who draw', async () => {
  const next = seeded(18)
  const given: string[] = []
  const drawer = async () => {
    for (let turn = 0; turn < 30; turn++) given.push(await transaction(held.db, (inner) => drawnNumber(inner, 'TRANSFER')))
  }
  const changer = async () => {
    for (let turn = 0; turn < 25; turn++) {
      const date = Math.floor(next() * 4)
      const rule = {
        ...{ letters: next() < 0.7 ? 'DB' : 'TR', digits: 3 + Math.floor(next() * 4) },
        ...{ date_part: dates[date]!, reset: resets[date + Math.floor(next() * (4 - date))]! },
      }
      await change(rule)
      const shown = await transaction(held.db, async (inner) => {
        await holdNumbers(inner)
        const shows = await nextNumberShown(inner, 'TRANSFER')
        return [shows, await drawnNumber(inner, 'TRANSFER')] as const
      })
      expect(shown[0]).toBe(shown[1])
      given.push(shown[1])
    }
  }
  await Promise.all([changer(), drawer(), drawer(), drawer()])
  expect(given).toHaveLength(115)
  // one with fewer digits is another number only where its figure is another one
  const figures = given.map((sn) => sn.replace(/-0*/, '-'))
  expect(figures.filter((one, at) => figures.indexOf(one) !== at)).toEqual([])
})

it('makes numbers as the rule says, and lets them grow', async () => {
  await change({ letters: 'DBX', date_part: 'none', reset: 'never', digits: 3 })
  await held.db.execute(sql`insert into number_series (letters, period, last) values ('DBX', '', 998)
    on conflict (letters, period) do update set last = 998`)
  const draft = { type: 'TRANSFER' as const, day, lines: [boardLine(held.stage.boards[0]!, 1)] }
  const made = [await createDocument(held.db, draft, '仓管'), await createDocument(held.db, draft, '仓管')]
  expect(made.map(({ sn }) => sn)).toEqual(['DBX-999', 'DBX-1000'])
  const stored = await rows<{ sn: string }>(held.db, sql`select sn from factory_documents where type = 'TRANSFER' order by id`)
  expect(stored.map(({ sn }) => sn)).toEqual(['DBX-999', 'DBX-1000'])
})
