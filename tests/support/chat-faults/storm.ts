import { setTimeout as wait } from 'node:timers/promises'
import type { MessageKind } from '#src/kefu/wire/message.ts'
import type { Dice } from './dice.ts'
import type { Page } from './page.ts'
import type { AgentDevice, Crowd, Device, VisitorDevice } from './people.ts'
import type { Town } from './town.ts'

/** What somebody wrote, by the key of the message. */
export interface Written {
  key: string
  device: Device
  kind: MessageKind
  /** The visitor in whose conversation it stands. */
  visitor: string
  text: string
}

export interface Storm {
  town: Town
  crowd: Crowd
  page: Page
  dice: Dice
  written: Written[]
  /** How often what went wrong. */
  faults: Record<string, number>
  /** What is still going on: servers that come back. */
  running: Set<Promise<unknown>>
  /** Whether an agent goes for good. */
  mayDie: boolean
}

// one pixel
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const picture = () => new File([pixel], '照片.png', { type: 'image/png' })

/** Milliseconds between two messages, at most. */
const pace = 12

const visitorOf = (device: VisitorDevice) => {
  const state = device.visitor.$state.get()
  if (state.state !== 'open') return undefined
  device.uid ||= state.session.identity.tourist ?? ''
  return device.uid || undefined
}

/** What this one can say, and what to. */
function mouthOf(device: Device, dice: Dice) {
  if (device.kind === 'visitor') {
    const visitor = visitorOf(device)
    if (visitor === undefined) return undefined
    const { send, sendPicture } = device.visitor
    return {
      visitor,
      say: (text: string) => send(text),
      card: (kind: 'product' | 'order', what: string) => send(what, { kind }),
      sendPicture,
    }
  }
  const { bench } = device
  const row = dice.pick(bench.list.$rows.get())
  if (!row) return undefined
  if (bench.$open.get() !== row.uid) bench.open(row.uid)
  return { visitor: row.uid, say: bench.send, card: bench.sendCard, sendPicture: bench.sendPicture }
}

function speak({ dice, crowd, written }: Storm, turn: number): void {
  const device = dice.pick(crowd.all().filter((one) => one.kind === 'visitor' || !one.isGone))!
  const mouth = mouthOf(device, dice)
  if (!mouth) return
  const { visitor } = mouth
  const note = (key: string, kind: MessageKind, text: string) => written.push({ key, device, kind, visitor, text })
  const lot = dice.between(0, 1)
  const order = dice.pick(crowd.visitors.find(({ uid }) => uid === visitor)?.orders ?? [])
  if (lot < 0.03) return void note(mouth.sendPicture(picture()), 'image', '')
  if (lot < 0.13) return void note(mouth.card('product', String(crowd.goods.product)), 'product', String(crowd.goods.product))
  if (lot < 0.22 && order) return void note(mouth.card('order', order), 'order', order)
  // equal words are different messages
  const text = lot < 0.3 ? '好的' : lot < 0.4 ? `😀 ${turn}` : `第 ${turn} 句`
  note(mouth.say(text), 'text', text)
}

const livingAgents = ({ agents }: Crowd) => agents.filter(({ isGone }) => !isGone)

async function handOn({ crowd, dice }: Storm): Promise<void> {
  const from = dice.pick(livingAgents(crowd))!
  const row = dice.pick(from.bench.list.$rows.get())
  const to = dice.pick(livingAgents(crowd).filter((agent) => agent !== from))
  // refused, or cut off on the way: both are ways in which it ends
  if (row && to) await from.handOn(row.uid, to.uid, '请继续跟进').catch(() => undefined)
}

type Fault = (storm: Storm, device: Device) => Promise<unknown> | void

const clock: Fault = ({ page, dice }) => page.setClock(dice.between(-7, 7) * 86_400_000)
const network: Fault = () => {
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
}

const small: Record<string, Fault> = {
  cut: (_, { line }) => line.cut(),
  stall: ({ dice }, { line }) => line.stall(dice.between(50, 900)),
  'half open': (_, { line }) => line.deafen(),
  offline: ({ dice }, { line }) => line.goOffline(dice.between(100, 1500)),
  reload: (_, device) => device.reload(),
  clock,
  'network told': network,
  transfer: (storm) => handOn(storm),
}

const large: Record<string, Fault> = {
  'server killed': ({ town, dice }) => dice.pick(town.servers)!.kill(dice.between(0, 700)),
  deploy: ({ town, dice }) => dice.pick(town.servers)!.deploy(),
  'database killed': async ({ town }) => {
    town.killDatabase()
    await wait(400)
    await town.databaseIsBack()
  },
}

function strike(storm: Storm, kinds: Record<string, Fault>): void {
  const { dice, crowd, faults, running } = storm
  const name = dice.pick(Object.keys(kinds))!
  const device = dice.pick(crowd.all().filter((one) => one.kind === 'visitor' || !one.isGone))!
  faults[name] = (faults[name] ?? 0) + 1
  const done = kinds[name]!(storm, device)
  if (!done) return
  const settled = done.finally(() => running.delete(settled))
  running.add(settled)
}

function die({ crowd, dice, faults }: Storm): void {
  const victim: AgentDevice = dice.pick(livingAgents(crowd))!
  faults['agent gone'] = (faults['agent gone'] ?? 0) + 1
  victim.die()
}

/** Lets everybody write so many messages, while things go wrong. */
export async function rage(storm: Storm, messages: number): Promise<void> {
  const { dice, written, running } = storm
  const dieAt = storm.mayDie ? dice.between(0.3, 0.7) * messages : Infinity
  let isLarge = false
  let hasDied = false
  for (let turn = 0; written.length < messages && turn < messages * 20; turn++) {
    speak(storm, turn)
    if (dice.chance(0.03)) strike(storm, small)
    if (!isLarge && dice.chance(0.004)) {
      isLarge = true
      const before = new Set(running)
      strike(storm, large)
      const [mine] = [...running].filter((one) => !before.has(one))
      void mine?.finally(() => (isLarge = false))
    }
    if (!hasDied && written.length > dieAt) {
      hasDied = true
      die(storm)
    }
    await wait(dice.between(0, pace))
  }
}

/** Everything is as it should be again. */
export async function calm({ page, crowd, running }: Storm): Promise<void> {
  await Promise.all(running)
  page.setClock(0)
  for (const { line } of crowd.all()) line.heal()
}
