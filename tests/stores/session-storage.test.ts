// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RequestError } from '#src/http/failure.ts'
import { claimOf } from '#src/stores/claim.ts'
import { Connection } from '#src/stores/connection.ts'
import { bareSession, type Session } from '#src/stores/session.ts'
import { clearRemains, dropSession, keepAgent, dropAgent, keepSession, recallAgent, recallSession } from '#src/stores/session-storage.ts'

const own = () => location.origin
const session = (token: string): Session => ({
  ...bareSession(token, false),
  user: { id: 3, account: 'mei', name: '小梅', avatar: '', level: 1 },
  siteName: '店',
})
const wipe = () => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=;path=/;max-age=0`
  localStorage.clear()
  sessionStorage.clear()
}
const names = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0])
    .filter(Boolean)
    .toSorted((one, other) => one!.localeCompare(other!))
beforeEach(wipe)
afterEach(wipe)

describe('a session of a page of our own', () => {
  it('lies in the three cookies of the specification, and is gone wholly after signing out', () => {
    keepSession(own(), session('t1'), 'cookie')
    expect(names()).toEqual(['expires_time', 'token', 'uuid'])
    expect(recallSession(own())).toMatchObject({ token: 't1', siteName: '店', user: { id: 3 } })
    dropSession(own(), 't1')
    expect(names()).toEqual([])
    expect(localStorage.length).toBe(0)
  })

  it('at a server elsewhere is kept for that server alone, without a cookie that the page’s own server would get', () => {
    const other = 'http://shop.test'
    keepSession(own(), session('here'), 'cookie')
    keepSession(other, session('there'), 'cookie')
    expect(document.cookie).not.toContain('there')
    expect(recallSession(other)).toMatchObject({ token: 'there' })
    expect(recallSession(own())).toMatchObject({ token: 'here' })
    expect(recallSession('http://third.test')).toBeNull()
    expect(recallSession(`${own()}/plant`)).toBeNull()
    dropSession(other, 'there')
    expect(recallSession(other)).toBeNull()
    expect(recallSession(own())).toMatchObject({ token: 'here' })
  })

  it('ends with its day', () => {
    keepSession('http://shop.test', { ...session('late'), expires: Date.now() - 1 }, 'cookie')
    expect(recallSession('http://shop.test')).toBeNull()
  })

  it('is not taken along by a tab whose own session ended before', () => {
    keepSession(own(), session('old'), 'cookie')
    keepSession(own(), session('new'), 'cookie')
    dropSession(own(), 'old')
    expect(recallSession(own())).toMatchObject({ token: 'new', siteName: '店' })
    keepSession('http://shop.test', session('newer'), 'cookie')
    dropSession('http://shop.test', 'old')
    expect(recallSession('http://shop.test')).toMatchObject({ token: 'newer' })
  })
})

describe.each([
  ['the page’s own server', own],
  ['a server elsewhere', () => 'http://127.0.0.1:9'],
])('two tabs of a console at %s', (_, base) => {
  const ended = new RequestError({ kind: 'session', status: 110003, code: '', message: '登录已过期' })
  const open = () => {
    const tab = new Connection(claimOf({ baseUrl: base() }))
    tab.storeIn('cookie')
    return tab
  }
  const tokens = (...tabs: Connection[]) => tabs.map((tab) => tab.$session.get()?.token)

  it('whose session has ended: the one that hears of it late has that of the other one, which stays for both', () => {
    const late = open()
    late.keep(session('old'))
    const early = open()
    expect(tokens(late, early)).toEqual(['old', 'old'])
    early.sessionEnded('admin', 'old', ended)
    expect(tokens(early, open())).toEqual([undefined, undefined])
    early.keep(session('new'))
    late.sessionEnded('admin', 'old', ended)
    expect(tokens(late, early, open())).toEqual(['new', 'new', 'new'])
    expect(late.$session.get()).toMatchObject({ siteName: '店', user: { id: 3 } })
    // the new one ends as any other
    late.sessionEnded('admin', 'new', ended)
    expect(tokens(late, open())).toEqual([undefined, undefined])
  })

  it('keep an agent’s session in the same way', () => {
    const agent = { id: 1, uid: 7, nickname: '小云', avatar: '', account: 'kefu' }
    const keep = (token: string) => keepAgent(base(), { token, expires: Date.now() + 9e6, agent, given: false }, 'cookie')
    keep('old')
    const late = open()
    keep('new')
    late.sessionEnded('kefu', 'old', ended)
    expect([late.$agent.get(), recallAgent(base())]).toMatchObject([
      { token: 'new', agent },
      { token: 'new', agent },
    ])
  })

  it('who leaves one of them is not let in by the other one, and leaves that one in', async () => {
    const left = open()
    left.keep(session('old'))
    open().keep(session('new'))
    await left.signOut()
    expect(tokens(left, open())).toEqual([undefined, 'new'])
  })
})

describe('cookies of another program', () => {
  it.each(['token=100%', 'token=abc', 'uuid=77'])('%s is neither taken nor removed, nor does it stop anything', (cookie) => {
    document.cookie = `${cookie};path=/`
    expect(recallSession(own())).toBeNull()
    dropSession(own(), 'abc')
    clearRemains(own())
    expect(document.cookie).toContain(cookie)
  })

  it('have no part in an agent’s session', () => {
    document.cookie = 'kefu_token=%E0%A4%A;path=/'
    expect(recallAgent(own())).toBeNull()
    const agent = { id: 1, uid: 7, nickname: '小云', avatar: '', account: 'kefu' }
    keepAgent(own(), { token: 'k1', expires: Date.now() + 9e6, agent, given: false }, 'cookie')
    expect(recallAgent(own())).toMatchObject({ token: 'k1', agent: { uid: 7 } })
    dropAgent(own(), 'another')
    expect(recallAgent(own())).not.toBeNull()
    dropAgent(own(), 'k1')
    expect(names().filter((name) => name!.startsWith('kefu'))).toEqual([])
  })
})

describe('a token that is none', () => {
  it.each(['undefined', ''])(
    '%j leaves none of the three cookies and nothing of the session behind, and what is not ours alone',
    (token) => {
      keepSession(own(), session(token), 'cookie')
      localStorage.setItem('host', 'stays')
      localStorage.setItem('crm:draft:x', 'stays')
      clearRemains(own())
      expect(names()).toEqual([])
      expect(Object.keys(localStorage).toSorted((one, other) => one.localeCompare(other))).toEqual(['crm:draft:x', 'host'])
    },
  )
})
