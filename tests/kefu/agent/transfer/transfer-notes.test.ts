import { expect, it } from 'vitest'
import { notesFrom } from '#src/kefu/agent/transfer/transfer-notes.ts'
import { rowsOf } from '#src/kefu/thread/rows.ts'
import { readMessages } from '#src/kefu/wire/message.ts'

const transfer = { id: 5, from_uid: 7, from_name: '小苏', to_uid: 8, to_name: '小丽', note: '问尺寸', is_away: 0, add_time: 1, behind: 2 }

it('stands behind what was said, from the side of who reads it', () => {
  const [mine, theirs] = [notesFrom([transfer], '8'), notesFrom([transfer], '9')]
  expect(mine).toMatchObject([{ key: 'transfer:5', what: 'received', name: '小苏', words: '问尺寸' }])
  expect(theirs).toMatchObject([{ what: 'passed', name: '小苏', to: '小丽' }])
  const messages = readMessages([1, 2, 3].map((id) => ({ id, uid: 3, add_time: 1_795_000_000 + id })))
  const kinds = (ids: readonly string[]) =>
    rowsOf(
      messages.filter(({ id }) => ids.includes(id!)),
      () => false,
      mine,
    ).map(({ kind, key }) => (kind === 'message' ? key : kind))
  expect(kinds(['1', '2', '3'])).toEqual(['day', 'id:1', 'id:2', 'note', 'id:3'])
  // what it stands behind is not here yet
  expect(kinds(['3'])).toEqual(['day', 'id:3'])
})
