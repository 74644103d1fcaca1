// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { DraftServer } from '../../session/draft-server.ts'
import { OnePageServer } from '../../session/servers.ts'
import { showBar } from '../shown-bar.tsx'

describe('publishing from the bar', () => {
  it('tells where the page stands, publishes, and lets go of a draft after asking', async () => {
    const server = new DraftServer()
    const screen = showBar(server)
    await screen.reads('已发布')
    await screen.press('发布')
    expect((await screen.wanted('button', '立即发布')).hasAttribute('disabled')).toBe(true)
    await screen.press('取消')
    screen.edit()
    await screen.press('保存')
    await screen.reads('有未发布的修改')
    await screen.press('发布')
    await screen.reads('访客看到的是')
    await screen.press('立即发布')
    await screen.reads('访客现在能看到')
    expect(server.live.name).toBe('改')
    screen.undo()
    await screen.press('保存')
    await screen.reads('有未发布的修改')
    await screen.press('发布')
    await screen.press('放弃草稿')
    await screen.reads('页面回到已发布的内容')
    screen
      .all('button')
      .filter((button) => button.textContent === '放弃草稿')
      .at(-1)!
      .click()
    await screen.reads('草稿已放弃，可撤销')
    expect([server.draft, screen.name()]).toEqual([null, '改'])
  })

  it('sets a time in the future, says whose clock it is, and cancels it', async () => {
    const server = new DraftServer()
    const screen = showBar(server)
    await screen.reads('已发布')
    screen.edit()
    await screen.press('发布')
    await screen.choose('定时发布')
    await screen.reads('本机时区：')
    await screen.type('input[type=datetime-local]', '2020-01-01T00:00')
    await screen.reads('请选择两年之内的将来时间')
    expect((await screen.wanted('button', '设定时间')).hasAttribute('disabled')).toBe(true)
    const year = new Date().getFullYear() + 1
    await screen.type('input[type=datetime-local]', `${year}-01-02T03:04`)
    await screen.press('设定时间')
    await screen.reads(`将于 ${year}年1月2日`)
    expect(server.plan!.publish_at).toBe(new Date(year, 0, 2, 3, 4).getTime() / 1000)
    screen.edit()
    await screen.press('发布')
    await screen.reads('张三 设定')
    await screen.press('取消定时')
    await screen.reads('定时发布已取消')
    expect(server.plan).toBeNull()
  })

  it('keeps what was chosen when saving failed, when somebody has to sign in again, and when somebody else’s page is seen to first', async () => {
    const server = new DraftServer()
    const screen = showBar(server)
    await screen.reads('已发布')
    const time = `${new Date().getFullYear() + 1}-01-02T03:04`
    const shown = () => screen.all<HTMLInputElement>('input[type=datetime-local]').map(({ value }) => value)
    const isIdle = () => expect(screen.all('[aria-busy=true]')).toEqual([])
    screen.edit()
    await screen.press('发布')
    await screen.choose('定时发布')
    await screen.type('input[type=datetime-local]', time)
    server.losesNext = true
    await screen.press('设定时间')
    await screen.reads('网络断开')
    await screen.eventually(isIdle)
    expect(shown()).toEqual([time])
    // the sentence would be read after signing in, which the cover has asked for
    screen.session.set(null)
    server.losesNext = true
    await screen.press('设定时间')
    await screen.eventually(() => expect(server.losesNext).toBe(false))
    await screen.eventually(isIdle)
    expect([screen.all('[role=alert]'), shown()]).toEqual([[], [time]])
    screen.session.set({ modules: [] })
    // somebody else's page is seen to first
    server.draft = { ...server.live, name: '他人', version: 'd9', base: 'p1' }
    await screen.press('设定时间')
    await screen.eventually(() => expect(shown()).toEqual([]))
    screen.merge()
    await screen.press('发布')
    await screen.eventually(() => expect(shown()).toEqual([time]))
    await screen.press('设定时间')
    await screen.reads('将于')
    expect(server.plan!.publish_at).toBe(new Date(time).getTime() / 1000)
  })

  it('does not close what was opened while it was on its way', async () => {
    const screen = showBar(new DraftServer())
    await screen.reads('已发布')
    screen.edit()
    await screen.press('发布')
    await screen.press('立即发布')
    screen.open('preview')
    await screen.reads('访客现在能看到')
    await screen.reads('扫码预览')
  })

  it('is not there on a plain shop server: there the home page is live when it is saved, and says so', async () => {
    const home = showBar(new OnePageServer('shop'), { isHome: true })
    await home.wanted('button', '保存并发布')
    expect(home.all('button').map((button) => button.textContent)).not.toContain('发布')
    const other = showBar(new OnePageServer('shop'))
    await other.wanted('button', '保存')
  })
})
