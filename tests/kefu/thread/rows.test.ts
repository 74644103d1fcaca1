import { describe, expect, it } from 'vitest'
import type { Note } from '#src/kefu/client/notes.ts'
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

const shapes = (messages: Message[], notes: Note[] = []) =>
  rowsOf(messages, ({ from }) => from === 'me', notes).map((row) =>
    row.kind !== 'message' ? row.kind : `${row.isMine ? 'me' : 'you'}${row.isFirst ? ' first' : ''}${row.isLast ? ' last' : ''}`,
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

  it('have a line in place of what was taken back, which says who did it', () => {
    const recalled = (from: string) => ({ ...message(from, noon), kind: 'recalled' as const, nickname: from })
    const rows = rowsOf(
      [recalled('me'), recalled('you'), recalled('colleague')],
      ({ from }) => from !== 'you',
      [],
      ({ from }) => from === 'colleague',
    )
    expect(rows.flatMap((row) => (row.kind === 'note' ? [`${row.note.what} ${row.note.name}`] : []))).toEqual([
      'youRecalled me',
      'recalled you',
      'recalled colleague',
    ])
  })

  it('say where what is unread begins, once', () => {
    const numbered = [1, 2, 3, 4].map((seq) => ({ ...message('you', noon + seq * 1000), seq }))
    const kinds = rowsOf(numbered, () => false, [], undefined, {}, 2).map(({ kind }) => kind)
    expect(kinds).toEqual(['day', 'message', 'message', 'unread', 'message', 'message'])
  })

  it('part what two people of the other side say', () => {
    expect(shapes([message('you', noon), message('another', noon + minute)])).toEqual(['day', 'you first last', 'you first last'])
  })

  it('part what a colleague wrote from one’s own', () => {
    const rows = rowsOf(
      [message('me', noon), message('colleague', noon + minute)],
      ({ from }) => from !== 'you',
      [],
      ({ from }) => from !== 'me',
    )
    expect(rows.slice(1)).toMatchObject([
      { isMine: true, isColleagues: false, isFirst: true, isLast: true },
      { isMine: true, isColleagues: true, isFirst: true, isLast: true },
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

  it('tell what happened behind the message that was the newest then, or before all', () => {
    const [first, second] = [message('you', noon), message('me', noon + minute)]
    const note = (behind: string): Note => ({ key: `note:${behind}`, behind, what: 'transferred', name: '小美' })
    expect(shapes([first, second], [note(first.key)])).toEqual(['day', 'you first last', 'note', 'me first last'])
    expect(shapes([first], [note('gone')])).toEqual(['note', 'day', 'you first last'])
  })

  it('tell it once, whatever waits to be sent', () => {
    const first = message('you', noon)
    const unsent = [message('me', noon + minute), message('me', noon + 2 * minute)]
    for (const one of unsent) delete one.id
    const note: Note = { key: 'note:0', behind: first.key, what: 'transferred', name: '小美' }
    expect(shapes([first, ...unsent], [note])).toEqual(['day', 'you first last', 'note', 'me first', 'me last'])
  })

  it('show what was thought of an answer behind it', () => {
    const rated = { ...message('you', noon), rating: { stars: 4, words: '不错' } }
    const rows = rowsOf([rated, message('me', noon + minute)], ({ from }) => from === 'me')
    expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'note', 'message'])
    expect(rows[2]).toMatchObject({ note: { what: 'rated', name: '★★★★☆', words: '不错' } })
  })
})
