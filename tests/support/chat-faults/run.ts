import { setTimeout as wait } from 'node:timers/promises'
import { linkTimes } from '#src/http/socket/link.ts'
import { dbOver } from '#src/server/db.ts'
import { setChatSettings } from '#src/server/shop/chat-settings.ts'
import { diceOf } from './dice.ts'
import { openPage } from './page.ts'
import { gather } from './people.ts'
import { calm, rage, type Storm } from './storm.ts'
import { findBroken } from './truth.ts'
import type { Town } from './town.ts'

export { openTown } from './town.ts'

export interface Outcome {
  seed: number
  messages: number
  /** Refused with a sentence: written to somebody who had just been handed on. */
  refused: number
  faults: Record<string, number>
  /** What did not hold at the end; empty where everything did. */
  broken: string[]
  seconds: number
}

export interface Trial {
  seed: number
  messages: number
  agents?: number
  visitors?: number
  /** Unless told, in every third. */
  mayDie?: boolean
  /** Milliseconds after the last fault until everything has to hold. */
  patience?: number
}

/** Nobody waits as long as in an office. */
const quick = { ping: 1500, pong: 1500, quickPong: 1000, hello: 4000, stable: 500, backoff: { first: 50, cap: 1600 } }
const assignments = ['last', 'least', 'turns'] as const

/** A crowd in a town, so many messages with so many faults, and what holds afterwards. */
export async function trial(town: Town, wanted: Trial): Promise<Outcome> {
  const { seed, messages, agents = 3, visitors = 6, mayDie = seed % 3 === 0, patience = 60_000 } = wanted
  const began = performance.now()
  const dice = diceOf(seed)
  const doubled = { share: 0.02 }
  const page = openPage(dice, doubled)
  const usual = { ...linkTimes }
  Object.assign(linkTimes, quick)
  try {
    await town.clear()
    await setChatSettings(dbOver(town.pool), { assignment: assignments[seed % 3]!, capacity: seed % 2 ? 0 : 2, grace: 2 })
    const crowd = await gather(town, dice, { agents, visitors })
    const storm: Storm = { town, crowd, page, dice, mayDie, written: [], faults: {}, running: new Set() }
    await rage(storm, messages)
    await calm(storm)
    const { broken, refused } = await settled(storm, patience)
    for (const { bench } of crowd.agents) bench.stop()
    for (const { visitor } of crowd.visitors) visitor.close()
    await Promise.all(crowd.all().map(({ line }) => line.close()))
    const seconds = Math.round((performance.now() - began) / 100) / 10
    return { seed, messages: storm.written.length, refused, faults: storm.faults, broken, seconds }
  } finally {
    Object.assign(linkTimes, usual)
    page.stop()
  }
}

async function settled(storm: Storm, patience: number) {
  const end = performance.now() + patience
  for (;;) {
    const found = await findBroken(storm)
    if (found.broken.length === 0 || performance.now() > end) return found
    await wait(150)
  }
}

/** One line for an outcome. */
export function lineOf({ seed, messages, refused, faults, broken, seconds }: Outcome): string {
  const kinds = Object.entries(faults).map(([name, times]) => `${name} ${times}`)
  return `seed ${seed}: ${messages} messages, ${refused} refused, ${kinds.join(', ')}; ${seconds} s${broken.length ? `\n  BROKEN ${broken.slice(0, 8).join('\n  BROKEN ')}` : ''}`
}
