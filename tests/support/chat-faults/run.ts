import { setTimeout as wait } from 'node:timers/promises'
import { linkTimes } from '#src/http/socket/link.ts'
import { dbOver } from '#src/server/db.ts'
import { setChatSettings } from '#src/server/shop/chat-settings.ts'
import { randomOf } from '../random.mjs'
import { openPage } from './page.ts'
import { openParticipants } from './participants.ts'
import { wrongAssignments } from './newcomers.ts'
import { recover, work, type Run } from './workload.ts'
import { findViolations } from './invariants.ts'
import type { Cluster } from './cluster.ts'

export { openCluster } from './cluster.ts'
export { plants } from './planted.ts'
export { allFaults } from './workload.ts'

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
  /** By which rule visitors find agents; unless told, three seeds each. */
  rule?: (typeof assignments)[number]
  /** Unless told, in every third. */
  mayDie?: boolean
  /** Each fault happens once at a place of its own, besides those of chance; a short run would miss some. */
  isScheduled?: boolean
  /** These faults alone, in this order, and none by chance. */
  only?: readonly string[]
  /** Share of frames that come twice. */
  doubledShare?: number
  /** Milliseconds after the last fault until everything has to hold: a slow machine takes minutes, and who is quick waits for none. */
  patience?: number
}

/** Nobody waits as long as in an office. */
const quick = { ping: 1500, pong: 1500, quickPong: 1000, hello: 4000, stable: 500, backoff: { first: 50, cap: 1600 } }
const assignments = ['last', 'least', 'turns'] as const
/** By which rule visitors find agents in the run of a seed: none goes together with agents who die. */
const ruleOf = (seed: number) => assignments[Math.floor(seed / 3) % assignments.length]!

/** So many messages of some people with so many faults, and what holds afterwards. */
export async function trial(cluster: Cluster, wanted: Trial): Promise<Outcome> {
  const { seed, messages, agents = 3, visitors = 6, mayDie = seed % 3 === 0, patience = 240_000, rule = ruleOf(seed) } = wanted
  const { isScheduled = false, doubledShare = 0.02, only } = wanted
  const began = performance.now()
  const random = randomOf(seed)
  const page = openPage(random, doubledShare)
  const usual = { ...linkTimes }
  Object.assign(linkTimes, quick)
  try {
    await cluster.clear()
    await setChatSettings(dbOver(cluster.pool), { assignment: rule, capacity: seed % 2 ? 0 : 2, grace: 2 })
    const participants = await openParticipants(cluster, random, { agents, visitors })
    const run: Run = { cluster, participants, page, random, mayDie, isScheduled, only, written: [], faults: {}, running: new Set() }
    await work(run, messages)
    await recover(run)
    const { broken, refused } = await settled(run, patience)
    if (broken.length === 0) broken.push(...(await wrongAssignments(cluster, rule)))
    for (const { bench } of participants.agents) bench.stop()
    for (const { visitor } of participants.visitors) visitor.close()
    await Promise.all(participants.all().map(({ network }) => network.close()))
    const seconds = Math.round((performance.now() - began) / 100) / 10
    return { seed, messages: run.written.length, refused, faults: run.faults, broken, seconds }
  } finally {
    Object.assign(linkTimes, usual)
    page.stop()
  }
}

async function settled(run: Run, patience: number) {
  const end = performance.now() + patience
  for (;;) {
    const began = performance.now()
    const found = await findViolations(run)
    if (found.broken.length === 0 || performance.now() > end) return found
    // what looks all the time leaves what is looked at no time to settle
    await wait(Math.max(150, 3 * (performance.now() - began)))
  }
}

/** One line for an outcome. */
export function lineOf({ seed, messages, refused, faults, broken, seconds }: Outcome): string {
  const kinds = Object.entries(faults).map(([name, times]) => `${name} ${times}`)
  return `seed ${seed}: ${messages} messages, ${refused} refused, ${kinds.join(', ')}; ${seconds} s${broken.length ? `\n  BROKEN ${broken.slice(0, 8).join('\n  BROKEN ')}` : ''}`
}
