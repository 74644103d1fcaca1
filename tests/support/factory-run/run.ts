import { setTimeout as wait } from 'node:timers/promises'
import { openCluster as open, type Cluster } from '../chat-faults/cluster.ts'
import { randomOf, seeded, type Random } from '../random.mjs'
import { actsOf, newBook, refusedOf, writesOf, type Book } from './book.ts'
import { openClient, type Client } from './client.ts'
import { findBroken } from './invariants.ts'
import { doSomething } from './operations.ts'
import type { Person } from './person.ts'
import { storm } from './storm.ts'
import { setStage, type Stage } from './stage.ts'
import { findUntold } from './told.ts'

export { plants, withBug, type Plant } from './planted.ts'

/** PostgreSQL of its own and two server processes of a build. */
export const openCluster = (bundle: string): Promise<Cluster> => open(bundle)

export interface Trial {
  seed: number
  /** Acts on papers, done or refused by a rule, and how many people do them at once. */
  operations: number
  clients?: number
  /** How often each of the two servers and the database are killed. */
  kills?: number
  /** How often all of them take the last of the same goods at once. */
  storms?: number
}

export interface Outcome {
  seed: number
  /** Acts on papers, the refused among them, and the writes that carried them. */
  operations: number
  writes: number
  papers: number
  refused: number
  kills: number
  /** Of the database: two that waited for each other. */
  deadlocks: number
  /** What did not hold at the end; empty where everything did. */
  broken: string[]
  seconds: number
}

interface Run {
  cluster: Cluster
  random: Random
  book: Book
  most: number
  isDown: boolean
  /** When the last fault was over: what was under way then may still be told of it. */
  quietSince: number
}

/** What is answered within so long after a fault may be of it. */
const shaken = 3000

/** Ends the servers and the database without a word, one after the other, evenly over the run, and each comes back. */
async function kill(run: Run, times: number): Promise<number> {
  const { cluster, random } = run
  let done = 0
  for (let at = 0; at < times * 3; at++) {
    while (actsOf(run.book) < (run.most * (at + 1)) / (times * 3 + 1)) await wait(20)
    run.isDown = true
    if (at % 3 === 1) {
      cluster.killDatabase()
      await wait(50)
      await cluster.databaseIsBack()
    } else await cluster.servers[at % 3 === 0 ? 0 : 1].kill(random.between(0, 400))
    run.isDown = false
    run.quietSince = performance.now()
    done++
  }
  return done
}

async function work(run: Run, person: Person): Promise<void> {
  while (actsOf(run.book) < run.most) await doSomething(person)
}

/** Sends some of what was answered once more: the answer is the same, and nothing is done. */
async function sendAgain({ book, random }: Run, clients: readonly Client[]): Promise<void> {
  for (const { intention, reply, by } of Array.from({ length: 40 }, () => random.pick(book.answers)!)) {
    const again = await clients[by]!.write(intention)
    if (JSON.stringify(again.data) !== JSON.stringify(reply.data))
      book.broken.push(`${intention.path} sent again was answered with ${JSON.stringify(again)} and not ${JSON.stringify(reply)}`)
  }
}

const deadlocksOf = async ({ pool }: Cluster) =>
  Number((await pool.query<{ n: number }>('select deadlocks as n from pg_stat_database where datname = current_database()')).rows[0]!.n)

function people(run: Run, stage: Stage, seed: number): Person[] {
  const { cluster, book } = run
  return stage.people.map((token, at) => {
    const random = randomOf(Math.floor(seeded(seed * 1000 + at)() * 2 ** 31))
    const client = openClient({
      ...{ random, token },
      ports: () => cluster.servers.map(({ port }) => port),
      complain: (text) => void book.broken.push(text),
      isQuiet: () => !run.isDown && performance.now() - run.quietSince > shaken,
    })
    return { at, client, random, stage, book }
  })
}

/** So many acts of some people at once, with the servers and the database dying below them, and what holds afterwards. */
export async function trial(
  cluster: Cluster,
  { seed, operations, clients = 8, kills = 1, storms = Math.ceil(operations / 250) }: Trial,
): Promise<Outcome> {
  const began = performance.now()
  const stage = await setStage(cluster.pool, clients)
  const run: Run = { cluster, random: randomOf(seed), book: newBook(), most: operations, isDown: false, quietSince: -shaken }
  const all = people(run, stage, seed)
  const [killed] = await Promise.all([kill(run, kills), ...all.map((person) => work(run, person))])
  await cluster.databaseIsBack()
  for (let round = 0; round < storms; round++) await storm(all)
  await sendAgain(
    run,
    all.map(({ client }) => client),
  )
  const { book } = run
  const deadlocks = await deadlocksOf(cluster)
  const broken = [
    ...book.broken.map((text) => explained(text, cluster.log())),
    ...(await findUntold(cluster.pool, stage.name, book)),
    ...(await findBroken(cluster.pool)),
  ]
  if (deadlocks > 0) broken.push(`two waited for each other ${deadlocks} times`)
  const seconds = Math.round((performance.now() - began) / 100) / 10
  const counted = { operations: actsOf(book), writes: writesOf(book), papers: book.papers.length, refused: refusedOf(book) }
  return { seed, ...counted, kills: killed, deadlocks, broken, seconds }
}

/** What a server wrote down of a fault that it answered with. */
function explained(text: string, log: string): string {
  const incident = /\b[0-9a-f]{8}$/.exec(text)?.[0]
  const line = incident && log.split('\n').find((one) => one.includes(incident))
  return line ? `${text}: ${line.slice(0, 1500)}` : text
}

/** One line for an outcome. */
export function lineOf({ seed, operations, writes, papers, refused, kills, broken, seconds }: Outcome): string {
  const sentences = broken.slice(0, 8).map((text) => `\n  BROKEN ${text}`)
  return `seed ${seed}: ${operations} acts on papers by ${writes} writes, ${papers} papers, ${refused} refusals, ${kills} kills; ${seconds} s${sentences.join('')}`
}
