import { describe, expect, it } from 'vitest'
import { rowsOf } from '#src/kefu/thread/rows.ts'
import type { Message } from '#src/kefu/wire/message.ts'

const minute = 60_000
const noon = new Date(2026, 10, 20, 12).getTime()
const message = (from: string, at: number): Message => ({
  key: `${from}@${at}`,
  id: String(at),
  from,
  to: '',
  text: '',
  kind: 'text',
  at,
  state: 'sent',
  nickname: '',
  avatar: '',
})

const shapes = (messages: Message[]) =>
  rowsOf(messages, ({ from }) => from === 'me').map((row) =>
    row.kind === 'day' ? 'day' : `${row.isMine ? 'me' : 'you'}${row.isFirst ? ' first' : ''}${row.isLast ? ' last' : ''}`,
  )

describe('rows of a thread', () => {
  it('join what one person says within minutes', () => {
    expect(shapes([message('you', noon), message('you', noon + minute), message('me', noon + 2 * minute)])).toEqual([
      'day',
      'you first',
      'you last',
      'me first last',
    ])
  })

  it('begin anew after a pause', () => {
    expect(shapes([message('you', noon), message('you', noon + 10 * minute)])).toEqual(['day', 'you first last', 'you first last'])
  })

  it('mark each day', () => {
    const midnight = new Date(2026, 10, 21).getTime()
    expect(shapes([message('you', midnight - minute), message('you', midnight + minute)])).toEqual([
      'day',
      'you first last',
      'day',
      'you first last',
    ])
  })
})
