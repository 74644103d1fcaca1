import type { Socket } from '#src/http/socket/link.ts'

/** A socket that a test opens and speaks through. */
export class FakeSocket implements Socket {
  readyState = 0
  sent: { type: string }[] = []
  onopen: Socket['onopen'] = null
  onclose: Socket['onclose'] = null
  onerror: Socket['onerror'] = null
  onmessage: Socket['onmessage'] = null
  send = (text: string) => void this.sent.push(JSON.parse(text))
  close = () => (this.readyState = 3)
  open() {
    this.readyState = 1
    this.onopen?.(undefined as never)
  }
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) } as never)
  }
  breakOff() {
    this.readyState = 3
    this.onclose?.(undefined as never)
  }
  types = () => this.sent.map(({ type }) => type)
}
