import { readFrame, type Frame } from '#src/http/socket/frame.ts'
import type { Socket } from '#src/http/socket/link.ts'
import { jsonText } from '#src/lib/json-text.ts'
import { outgoing } from '../../wire/frame.ts'
import { createAnswers, unknown } from './answers.ts'
import { createAttendance, none } from './attendance.ts'

interface LineOptions {
  socket: Socket
  members: ReadonlyMap<string, string>
  tell: { all(text: string): void; one(member: string, text: string): void }
  looksAway: boolean
  /** Ends it for everybody. */
  drop(): void
}

/** A socket on which several tabs are one person: they sign in once, and who sent something hears first what became of it. */
export interface Line {
  /** Tabs that have had it. */
  tabs: Set<string>
  isOpen(): boolean
  send(member: string, text: string): void
  leave(member: string): void
  close(): void
}

const success = jsonText({ type: 'success' })

/** Members who sign in: the first one does, the server says yes to all. */
function createEntry(tellOne: LineOptions['tell']['one']) {
  const entering = new Set<string>()
  let isIn = false
  return {
    /** Whether it is to be sent. */
    signIn(member: string): boolean {
      if (isIn) tellOne(member, success)
      else entering.add(member)
      return !isIn && entering.size === 1
    },
    admit(text: string) {
      isIn = true
      const all = [...entering]
      entering.clear()
      for (const member of all) tellOne(member, text)
    },
    leave: (member: string) => void entering.delete(member),
  }
}

export function openLine({ socket, members, tell, looksAway, drop }: LineOptions): Line {
  const attendance = createAttendance()
  const answers = createAnswers()
  const entry = createEntry(tell.one)
  const put = (text: string | undefined) => {
    if (text !== undefined && socket.readyState === 1) socket.send(text)
  }

  function turnAway(member: string) {
    const next = attendance.turnAway(member)
    if (next !== none) put(next)
    else if (looksAway) put(jsonText(outgoing.attend('0')))
    // a plain shop forgets what is looked at with the socket alone
    else drop()
  }

  function answered({ type, data }: Frame, writer: string, text: string) {
    tell.one(writer, text)
    if (type !== 'chat') return
    const told = jsonText({ type, data, elsewhere: true })
    for (const member of [...members.keys()]) if (member !== writer) tell.one(member, told)
  }

  socket.onmessage = (event) => {
    const text = (event as MessageEvent<string>).data
    const frame = readFrame(text)
    if (!frame) return
    if (frame.type === 'success') return entry.admit(text)
    const writer = answers.writerOf(frame)
    // each tab asks the history what became of its own
    if (writer === unknown) drop()
    else if (writer === undefined) tell.all(text)
    else answered(frame, writer, text)
  }

  return {
    tabs: new Set(),
    isOpen: () => socket.readyState === 1,
    send(member, text) {
      const { type, data } = readFrame(text)!
      if (type === 'to_chat') return Number(data['id']) === 0 ? turnAway(member) : put(attendance.turnTo(member, text))
      if (type.endsWith('login') && !entry.signIn(member)) return
      if (type === 'typing' || type === 'chat') put(attendance.claim(member))
      if (type === 'chat') answers.sent(member, data)
      put(text)
    },
    leave(member) {
      entry.leave(member)
      turnAway(member)
    },
    close: () => closeQuietly(socket),
  }
}

function closeQuietly(socket: Socket): void {
  socket.onopen = socket.onclose = socket.onerror = socket.onmessage = null
  try {
    socket.close()
  } catch {
    // one that is not open yet may throw; it is forgotten anyway
  }
}
