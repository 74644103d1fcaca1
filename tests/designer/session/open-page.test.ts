import { describe, expect, it } from 'vitest'
import { OlderPage, openPage } from '#src/designer/session/open-page.ts'
import { DraftServer } from './draft-server.ts'
import { OnePageServer } from './servers.ts'

/** Opens page 7 of a server that answers this. */
const opening = (data: unknown, server: OnePageServer | DraftServer = new OnePageServer('shop')) =>
  openPage({ capabilities: server.capabilities, send: () => Promise.resolve(data) as never }, '7')

describe('an answer that is no page', () => {
  const { info } = new OnePageServer('shop')
  const answers = { null: null, '{}': {}, '[]': [], 'no row': { info: null }, 'a list': { info: [] }, 'a text': { info: 'x' } }

  it.each(Object.entries({ ...answers, 'no id': { info: { ...info, id: undefined } }, 'another page': { info: { ...info, id: 8 } } }))(
    'is not opened as an empty page: %s',
    async (_, data) => {
      await expect(opening(data)).rejects.toMatchObject({ kind: 'malformed', message: '服务器返回了无法识别的内容' })
    },
  )

  it.each([
    { published: 5, draft: null, schedule: null },
    { published: null, draft: null, schedule: { state: 'waiting', publish_at: 'soon' } },
    null,
  ])('nor where it says nonsense about publishing: %j', async (publishing) => {
    const server = new DraftServer()
    await expect(opening({ ...server.read(), publishing }, server)).rejects.toMatchObject({ kind: 'malformed' })
  })
})

describe('a row that is no page of blocks', () => {
  const { info } = new OnePageServer('shop')

  it('is not opened: a setting of the shop, however it is stored', async () => {
    for (const value of [null, [], '2', { status: 1 }])
      await expect(opening({ info: { ...info, type: 1, is_diy: 1, value } })).rejects.toMatchObject({ reason: 'settings' })
  })

  it('is not opened: broken JSON', async () => {
    await expect(opening({ info: { ...info, value: '{"a":' } })).rejects.toMatchObject({ reason: 'broken' })
  })

  it('is opened by another editor: a page of the older decoration', async () => {
    await expect(opening({ info: { ...info, type: 0, is_diy: 0, value: [] } })).rejects.toBeInstanceOf(OlderPage)
  })
})
