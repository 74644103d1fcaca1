import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConversation } from '#src/kefu/wire/conversation.ts'
import { readFrame, sentenceOf, type Frame } from '#src/http/socket/frame.ts'
import { chatFrame, readMessage, shopText } from '#src/kefu/wire/message.ts'

interface Row {
  who: string
  dir?: string
  msg?: object
}

const transcript = JSON.parse(readFileSync(new URL('../../fixtures/recorded/ws_chat_transcript.json', import.meta.url), 'utf8')) as Row[]
const received = transcript.filter(({ dir }) => dir === 'recv').map(({ msg }) => readFrame(JSON.stringify(msg))!)
const frames = (type: string): Frame[] => received.filter((frame) => frame.type === type)

describe('recorded frames', () => {
  it('are all read', () => {
    expect(received.length).toBeGreaterThan(15)
    expect(received.every(Boolean)).toBe(true)
  })

  it('bring messages, their unknown fields kept', () => {
    const [first] = frames('chat')
    const message = readMessage(first!.data)!
    expect(message).toMatchObject({ id: '7', key: 'id:7', from: '3', to: '1', kind: 'text', state: 'sent', at: 1795222447000 })
    expect(message.wire).toMatchObject({ create_time: expect.any(String), productInfo: [] })
    expect(frames('reply').map(({ data }) => readMessage(data)!.kind)).toEqual(['text', 'product'])
  })

  it('bring conversations in their odd spelling, and none in an empty one', () => {
    const [, ...rest] = frames('mssage_num').map(({ data }) => readConversation(data.recored as Record<string, unknown>))
    const filled = rest.filter(Boolean)
    expect(filled).toHaveLength(1)
    expect(filled[0]).toMatchObject({ uid: '3', unread: 1, isOnline: true, isTourist: false, channel: 'pc', previewKind: 'text' })
  })

  it('say what went wrong', () => {
    expect(frames('err_tip').map(sentenceOf)).toEqual(['格式错误'])
    expect(frames('error')[0]).toMatchObject({ close: true, data: { msg: '请登录' } })
  })
})

describe('frames', () => {
  it('without a type are pings, and nonsense is none', () => {
    expect(readFrame('{}')!.type).toBe('ping')
    for (const text of ['', 'x', '1', 'null', '[]']) expect(readFrame(text)).toBeUndefined()
    expect(readFrame('{"type":"kefu_login","data":"token","more":1}')).toMatchObject({ bare: 'token', rest: { more: 1 } })
  })

  it('carry what the shop reads, and a client id only where it is kept', () => {
    const waiting = { clientId: 'c1', from: '9', to: '1', text: '你好', at: 0, tourist: '9' }
    expect(chatFrame(waiting, false)).toEqual({
      type: 'chat',
      data: { msn: '你好', type: 1, to_uid: 1, is_tourist: 1, tourist_uid: 9, tourist_avatar: '', form_type: 3 },
      form_type: 3,
    })
    expect(chatFrame({ ...waiting, to: 'not-a-number' }, true)).toMatchObject({ data: { client_id: 'c1', to_uid: 'not-a-number' } })
  })
})

describe('files', () => {
  it('go by the key that our server gave them', () => {
    const waiting = { clientId: 'c1', from: '9', to: '1', text: 'a.pdf', at: 0, kind: 'file' as const, fileKey: 'k1' }
    expect(chatFrame(waiting, true)).toMatchObject({ data: { msn: 'a.pdf', type: 1, file: 'k1' } })
    expect(chatFrame(waiting, false)).not.toHaveProperty('data.file')
  })

  it('are read where they are whole, and are words else', () => {
    const file = { name: 'a.pdf', size: 7, url: '/f' }
    expect(readMessage({ id: 1, msn: 'a.pdf /f', msn_type: 1, file })).toMatchObject({ kind: 'file', text: 'a.pdf', file })
    for (const wrong of [null, [], 'x', {}, { name: 'a.pdf' }, { url: '/f', name: { toString: 'x' } }])
      expect(readMessage({ id: 1, msn: 'a.pdf /f', msn_type: 1, file: wrong as never })).toMatchObject({ kind: 'text', text: 'a.pdf /f' })
  })

  it('are the newest of a conversation by their name', () => {
    const row = { to_uid: 3, message: 'a.pdf', message_type: 1, preview: 'a.pdf' }
    expect(readConversation({ ...row, is_file: 1 })).toMatchObject({ preview: 'a.pdf', previewKind: 'file' })
    expect(readConversation(row)).toMatchObject({ previewKind: 'text' })
  })
})

describe('messages', () => {
  it('without an id are none; strange kinds are named so', () => {
    expect(readMessage({ msn: 'x' })).toBeUndefined()
    expect(readMessage({ id: 5, msn_type: 77 })!.kind).toBe('other')
  })

  it('are compared as the shop keeps them', () => {
    expect(shopText('<b>好</b>\n的&nbsp;')).toBe(shopText('好的'))
  })
})
