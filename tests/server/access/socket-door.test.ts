import { EventEmitter } from 'node:events'
import type { WebSocket } from '@fastify/websocket'
import { describe, expect, it } from 'vitest'
import { endSocket, openDoor, putFrame, type SocketDoor } from '#src/server/access/socket-door.ts'

class Client extends EventEmitter {
  OPEN = 1
  readyState = 1
  bufferedAmount = 0
  sent: string[] = []
  code: number | undefined
  send = (text: string) => void this.sent.push(text)
  close(code: number) {
    this.code = code
    this.readyState = 2
  }
  terminate() {
    this.readyState = 3
    this.emit('close')
  }
  say = (text: string) => void this.emit('message', Buffer.from(text))
}

const limits = { perAddress: 2, inAll: 3, frameBytes: 20, burst: 5, perSecond: 0 }
const socketOf = (client: Client) => client as unknown as WebSocket

function enter(
  door: SocketDoor,
  address = '1.1.1.1',
  answer: (text: string) => Promise<void> = async () => {},
): { client: Client; isIn: boolean } {
  const client = new Client()
  return { client, isIn: door.admit(socketOf(client), address, answer, () => {}) }
}

describe('the door of a socket', () => {
  it('lets so many in from one address and in all, and counts who has left', () => {
    const door = openDoor(limits)
    const [first] = [enter(door), enter(door)]
    expect(enter(door)).toMatchObject({ isIn: false, client: { code: 1013 } })
    expect(enter(door, '2.2.2.2').isIn).toBe(true)
    expect(enter(door, '3.3.3.3').isIn).toBe(false)
    first!.client.terminate()
    expect(enter(door).isIn).toBe(true)
  })

  it('answers one frame after the other, and nothing after a refusal', async () => {
    const heard: string[] = []
    const done: (() => void)[] = []
    const answer = (text: string) => {
      heard.push(text)
      return new Promise<void>((resolve) => done.push(resolve))
    }
    const { client } = enter(openDoor(limits), '1.1.1.1', answer)
    for (const text of ['one', 'two', 'three']) client.say(text)
    await Promise.resolve()
    expect(heard).toEqual(['one'])
    done[0]!()
    await new Promise(setImmediate)
    expect(heard).toEqual(['one', 'two'])
    endSocket(socketOf(client), { type: 'error' })
    done[1]!()
    await new Promise(setImmediate)
    expect(heard).toEqual(['one', 'two'])
    expect(client.sent).toEqual(['{"type":"error","close":true}'])
  })

  it('still hears what was said before the client left', async () => {
    const heard: string[] = []
    const { client } = enter(openDoor(limits), '1.1.1.1', async (text) => void heard.push(text))
    client.say('logout')
    client.terminate()
    await new Promise(setImmediate)
    expect(heard).toEqual(['logout'])
  })

  it('closes for a frame too long, and for too many', () => {
    const [long, many] = [enter(openDoor(limits)), enter(openDoor(limits))]
    long.client.say('x'.repeat(21))
    expect(long.client.code).toBe(1009)
    for (let turn = 0; turn < 6; turn++) many.client.say('x')
    expect(many.client.code).toBe(1008)
  })

  it('cuts off a client that does not read', () => {
    const client = new Client()
    putFrame(socketOf(client), { type: 'ping' })
    client.bufferedAmount = 2 * 1024 * 1024
    putFrame(socketOf(client), { type: 'ping' })
    expect([client.sent.length, client.readyState]).toEqual([1, 3])
  })
})
