import { setTimeout as wait } from 'node:timers/promises'
import type { MessageKind } from '#src/kefu/wire/message.ts'
import type { Random } from '../random.mjs'
import type { Page } from './page.ts'
import type { AgentDevice, Participants, Device, VisitorDevice } from './participants.ts'
import type { Cluster } from './cluster.ts'

/** What somebody wrote, by the key of the message. */
export interface Written {
  key: string
  device: Device
  kind: MessageKind
  /** The visitor in whose conversation it stands. */
  visitor: string
  text: string
}

export interface Run {
  cluster: Cluster
  participants: Participants
  page: Page
  random: Random
  written: Written[]
  /** How often what went wrong. */
  faults: Record<string, number>
  /** What is still going on: servers that come back. */
  running: Set<Promise<unknown>>
  /** Whether an agent goes for good. */
  mayDie: boolean
  /** Each fault happens once at a place of its own, besides those of chance. */
  isScheduled: boolean
  /** These alone, in this order, and none by chance. */
  only?: readonly string[] | undefined
  /** A server or the database is away by a fault. */
  isServerDown?: boolean
}

// one pixel
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const picture = () => new File([pixel], '照片.png', { type: 'image/png' })
/** No two are alike: each has to arrive as it was sent. */
const paper = (name: string) => new File([paperOf(name)], name, { type: 'text/plain' })
/** What stands in a file of this name. */
export const paperOf = (name: string): string => `${name}：丁腈胶板 3 mm，共 12 张`

/** Milliseconds between two messages, at most. */
const pace = 12

const visitorOf = (device: VisitorDevice) => {
  if (device.visitor.$state.get().state !== 'open') return undefined
  return device.uid || undefined
}

/** What this one can send, and what to. */
function composerOf(device: Device, random: Random) {
  if (device.kind === 'visitor') {
    const visitor = visitorOf(device)
    if (visitor === undefined) return undefined
    const { send, sendPicture, sendFile } = device.visitor
    return {
      visitor,
      send: (text: string) => send(text),
      card: (kind: 'product' | 'order', what: string) => send(what, { kind }),
      ...{ sendPicture, sendFile },
    }
  }
  const { bench } = device
  const row = random.pick(bench.list.$rows.get())
  if (!row) return undefined
  if (bench.$open.get() !== row.uid) bench.open(row.uid)
  return { visitor: row.uid, send: bench.send, card: bench.sendCard, sendPicture: bench.sendPicture, sendFile: bench.sendFile }
}

function writeOne({ random, participants, written }: Run, turn: number): void {
  const device = random.pick(participants.all().filter((one) => one.kind === 'visitor' || !one.isGone))!
  const composer = composerOf(device, random)
  if (!composer) return
  const { visitor } = composer
  const note = (key: string, kind: MessageKind, text: string) => written.push({ key, device, kind, visitor, text })
  const share = random.between(0, 1)
  const order = random.pick(participants.visitors.find(({ uid }) => uid === visitor)?.orders ?? [])
  if (share < 0.03) return void note(composer.sendPicture(picture()), 'image', '')
  if (share < 0.06) {
    const name = `交货单 ${turn}.txt`
    return void note(composer.sendFile(paper(name)), 'file', name)
  }
  if (share < 0.15)
    return void note(composer.card('product', String(participants.goods.product)), 'product', String(participants.goods.product))
  if (share < 0.22 && order) return void note(composer.card('order', order), 'order', order)
  // equal words are different messages
  const text = share < 0.3 ? '好的' : share < 0.4 ? `😀 ${turn}` : `第 ${turn} 句`
  note(composer.send(text), 'text', text)
}

const livingAgents = ({ agents }: Participants) => agents.filter(({ isGone }) => !isGone)

async function handOn({ participants, random }: Run): Promise<void> {
  const from = random.pick(livingAgents(participants))!
  const row = random.pick(from.bench.list.$rows.get())
  const to = random.pick(livingAgents(participants).filter((agent) => agent !== from))
  // refused, or cut off on the way: both are ways in which it ends
  if (row && to) await from.handOn(row.uid, to.uid, '请继续跟进').catch(() => undefined)
}

type Fault = (run: Run, device: Device) => Promise<unknown> | void

const clock: Fault = ({ page, random }) => page.setClock(random.between(-7, 7) * 86_400_000)
const network: Fault = () => {
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
}

const deviceFaults: Record<string, Fault> = {
  cut: (_, { network }) => network.cut(),
  stall: ({ random }, { network }) => network.stall(random.between(50, 900)),
  'half open': (_, { network }) => network.halfOpen(),
  offline: ({ random }, { network }) => network.goOffline(random.between(100, 1500)),
  reload: (_, device) => device.reload(),
  clock,
  'network told': network,
  transfer: (run) => handOn(run),
  'looks away': ({ random, participants }) => {
    const visitor = random.pick(participants.visitors)!
    visitor.look(!visitor.isLooking)
  },
}

const serverFaults: Record<string, Fault> = {
  'server killed': ({ cluster, random }) => random.pick(cluster.servers)!.kill(random.between(0, 700)),
  deploy: ({ cluster, random }) => random.pick(cluster.servers)!.deploy(),
  'database killed': async ({ cluster }) => {
    cluster.killDatabase()
    await wait(400)
    await cluster.databaseIsBack()
  },
}

function inject(run: Run, kinds: Record<string, Fault>, wanted?: string): void {
  const { random, participants, faults, running } = run
  const name = wanted ?? random.pick(Object.keys(kinds))!
  const device = random.pick(participants.all().filter((one) => one.kind === 'visitor' || !one.isGone))!
  faults[name] = (faults[name] ?? 0) + 1
  const done = kinds[name]!(run, device)
  if (!done) return
  const settled = done.finally(() => running.delete(settled))
  running.add(settled)
}

function die({ participants, random, faults }: Run): void {
  const victim: AgentDevice = random.pick(livingAgents(participants))!
  faults['agent gone'] = (faults['agent gone'] ?? 0) + 1
  victim.die()
}

/** Server faults one after the other: two at once are one outage. */
function serverFault(run: Run, wanted?: string): void {
  if (run.isServerDown) return
  run.isServerDown = true
  const before = new Set(run.running)
  inject(run, serverFaults, wanted)
  const [mine] = [...run.running].filter((one) => !before.has(one))
  void mine?.finally(() => (run.isServerDown = false))
}

/** Some faults, spread in the same way. */
const scheduleOfThese = (names: readonly string[], messages: number): ReturnType<typeof scheduleOf> =>
  names.map((name, at) => ({ name, due: Math.floor(((at + 0.5) / names.length) * messages), isOfServer: name in serverFaults }))

/** All faults, each with the number of messages after which it is due: spread evenly over the run. */
function scheduleOf(messages: number): { name: string; due: number; isOfServer: boolean }[] {
  const places = (kinds: Record<string, Fault>, isOfServer: boolean) => {
    const names = Object.keys(kinds)
    return names.map((name, at) => ({ name, due: Math.floor(((at + 0.5) / names.length) * messages), isOfServer }))
  }
  return [...places(deviceFaults, false), ...places(serverFaults, true)]
}

/** A server fault waits for the one before, and everybody with it: a slow machine has none of them less. */
async function injectDue(run: Run, schedule: ReturnType<typeof scheduleOf>): Promise<void> {
  for (const one of [...schedule]) {
    if (run.written.length < one.due) continue
    schedule.splice(schedule.indexOf(one), 1)
    if (!one.isOfServer) {
      inject(run, deviceFaults, one.name)
      continue
    }
    await Promise.all(run.running)
    serverFault(run, one.name)
  }
}

/** Names of all faults that a scheduled run has. */
export const allFaults = [...Object.keys(deviceFaults), ...Object.keys(serverFaults)]

/** Lets everybody write so many messages, while things go wrong. */
export async function work(run: Run, messages: number): Promise<void> {
  const { random, written } = run
  const dieAt = run.mayDie ? random.between(0.3, 0.7) * messages : Infinity
  const schedule = run.only ? scheduleOfThese(run.only, messages) : run.isScheduled ? scheduleOf(messages) : []
  let hasDied = false
  for (let turn = 0; written.length < messages && turn < messages * 20; turn++) {
    writeOne(run, turn)
    await injectDue(run, schedule)
    if (!run.only && random.chance(0.03)) inject(run, deviceFaults)
    if (!run.only && random.chance(0.004)) serverFault(run)
    if (!hasDied && written.length > dieAt) {
      hasDied = true
      die(run)
    }
    await wait(random.between(0, pace))
  }
}

/** Everything is as it should be again. */
export async function recover({ page, participants, running }: Run): Promise<void> {
  await Promise.all(running)
  page.setClock(0)
  for (const { network } of participants.all()) network.restore()
}
