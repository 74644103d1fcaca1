import { expect, it } from 'vitest'
import { readConversation } from '#src/kefu/wire/conversation.ts'
import { readMessage } from '#src/kefu/wire/message.ts'

const recored = { id: 2, user_id: 1, to_uid: 313632912, nickname: '游客313632912', is_tourist: 1, online: 0, type: 0, mssage_num: 1 }

it.each([false, 'false', null, '', 0, undefined])('a guest whose picture is %j has none', (avatar) => {
  expect(readConversation({ ...recored, avatar } as never)!.avatar).toBe('')
  expect(readMessage({ id: '7', msn: '在吗', uid: 313632912, to_uid: 1, avatar } as never)!.avatar).toBe('')
})

it('keeps an address', () => {
  const avatar = 'https://shop.example.com/face.png'
  expect(readConversation({ ...recored, avatar })!.avatar).toBe(avatar)
})
