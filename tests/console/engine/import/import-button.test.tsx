// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectionFor } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { fakeBackend } from '../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../gate/stage.ts'
import page from './entries-page.ts'

let show: ReturnType<typeof stage> | undefined
beforeEach(() => setLocale('zh-cn'))
afterEach(() => show?.end())

async function open(kind: 'own' | 'shop', unique: string[]) {
  const backend = fakeBackend()
  backend.kind = kind
  backend.answers.set('GET /adminapi/setting/basics', () => ({ status: 200, msg: 'ok', data: { list: [], count: 0, tabs: [] } }))
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'ok', data: { menus: [], unique } }))
  const props = { baseUrl: freshBase(), router: 'memory', token: backend.tokenOf('editor') }
  await connectionFor(props).check()
  await connectionFor(props).readMenu()
  show = stage(mountReact(page.View), props)
  await show.reads('添加')
  return [...show.root.querySelectorAll('button')].map(({ textContent }) => textContent)
}

it('is offered to who may, at a server that takes imports', async () => {
  const keys = ['setting-systemBasicdata', 'setting-systemBasicdata-import']
  expect(await open('own', keys)).toContain('导入')
  show?.end()
  expect(await open('own', keys.slice(0, 1))).not.toContain('导入')
  show?.end()
  expect(await open('shop', keys)).not.toContain('导入')
})
