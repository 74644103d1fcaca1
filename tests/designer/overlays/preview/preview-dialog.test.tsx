// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { DraftServer } from '../../session/draft-server.ts'
import { OnePageServer } from '../../session/servers.ts'
import { showBar } from '../shown-bar.tsx'

async function preview(...[server, state]: Parameters<typeof showBar>) {
  const screen = showBar(server, state)
  await screen.press('页面操作')
  ;(await screen.wanted('[role=menuitem]', '扫码预览')).click()
  return screen
}

it('shows the code of the page, and says that a draft is not in it', async () => {
  const screen = await preview(new DraftServer())
  await screen.wanted('svg', '公众号二维码')
  await screen.reads('小程序尚未发布')
  await screen.reads('预览的是已发布的内容，草稿不在其中')
})

it('says on a plain shop server that what was saved last is shown', async () => {
  const screen = await preview(new OnePageServer('shop'))
  await screen.wanted('svg', '公众号二维码')
  await screen.reads('预览的是最近一次保存的内容')
})

it('has nothing to show of a page that is not saved, or not published', async () => {
  const fresh = await preview(new OnePageServer('shop'), { isNew: true })
  await fresh.reads('新页面保存后才能扫码预览')
  const server = new DraftServer()
  server.draft = { ...server.live, version: 'd0', base: '' }
  server.isPublished = false
  const hidden = await preview(server)
  await hidden.reads('页面发布后才能扫码预览')
  expect(hidden.all('svg[role=img]')).toEqual([])
})
