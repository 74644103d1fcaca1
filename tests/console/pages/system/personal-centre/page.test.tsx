// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import { begunFile } from '../../../../support/begun-file.ts'

const patient = { timeout: 5000 }
const own = {
  ...{ id: 2, account: 'editor', head_pic: '', real_name: '小周', roles: ['1'], last_ip: '127.0.0.1', last_time: 1795221424 },
  ...{ add_time: 1795219956, login_count: 3, level: 1 },
}

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sent: URLSearchParams[]

beforeEach(async () => {
  setLocale('zh-cn')
  sent = []
  backend = fakeBackend()
  let stored = own
  backend.answers.set('GET /adminapi/setting/info', () => ({ status: 200, msg: 'success', data: stored }))
  backend.answers.set('PUT /adminapi/setting/update_admin', () => {
    stored = { ...stored, real_name: sent.at(-1)!.get('real_name')! }
    return { status: 200, msg: '修改成功', code: '100001' }
  })
  const plain = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (String(address).includes('update_admin')) sent.push(new URLSearchParams(String(init.body)))
    return plain(address, init)
  })
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

async function open(kind: 'own' | 'shop') {
  backend.kind = kind
  history.replaceState(null, '', '/admin/system/user')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  await show.appears('.account-cards')
}
const inputs = () => [...show.root.querySelectorAll<HTMLInputElement>('.account-card input')]
async function fill(label: string, value: string) {
  const field = [...show.root.querySelectorAll('.account-card .ui-field')].find((one) =>
    one.querySelector('label')?.textContent?.startsWith(label),
  )
  const input = field?.querySelector('input')
  if (!input) throw new Error(`no ${label}`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}
const save = () => [...show.root.querySelectorAll('button')].find((one) => one.textContent === '保存')!.click()

it('sends one’s own picture without a key of the library, and keeps it with the rest', async () => {
  backend.answers.set('POST /adminapi/setting/own_picture', () => ({
    status: 200,
    msg: '上传成功',
    data: { src: '/uploads/attach/ich.jpg' },
  }))
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique: ['admin-index-index'] } }))
  await open('own')
  const input = await show.appears<HTMLInputElement>('.account-picture input[type=file]')
  const choose = (name: string, file = begunFile(name, 2, 'image/jpeg')) => {
    Object.defineProperty(input, 'files', { configurable: true, value: [file] })
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  choose('ich.jpg', new File(['a text'], 'ich.jpg', { type: 'image/jpeg' }))
  await show.reads('请上传以jpg、jpeg、png等结尾的图片文件')
  choose('ich.exe')
  await show.reads('请上传以jpg、jpeg、png等结尾的图片文件')
  choose('ich.jpg')
  await vi.waitFor(() => expect(show.find<HTMLImageElement>('.account-picture img')?.src).toMatch(/\/uploads\/attach\/ich\.jpg$/), patient)
  expect(backend.calls.filter((call) => call.endsWith('own_picture'))).toHaveLength(1)
  save()
  await vi.waitFor(() => expect(sent.at(-1)?.get('head_pic')).toMatch(/\/uploads\/attach\/ich\.jpg$/), patient)
})

it.each(['own', 'shop'] as const)('changes one’s name at a server of kind %s, and the header says it', async (kind) => {
  await open(kind)
  await vi.waitFor(() => expect(show.find('.console-user')?.textContent).toContain('小周'), patient)
  await fill('姓名', ' ')
  save()
  await show.reads('您的姓名不能为空')
  expect(sent).toEqual([])
  await fill('姓名', '周店长')
  save()
  await show.reads('修改成功')
  expect(Object.fromEntries(sent[0]!)).toEqual({ real_name: '周店长', head_pic: '', pwd: '', new_pwd: '', conf_pwd: '' })
  await vi.waitFor(() => expect(show.find('.console-user')?.textContent).toContain('周店长'), patient)
})

it('asks for all three passwords before anything is sent, and empties them once they are stored', async () => {
  await open('own')
  await fill('新密码', 'after')
  save()
  await show.reads('密码太过简单，请输入较为复杂的密码')
  for (const sentence of ['请输入原始密码', '请输入确认密码']) expect(show.root.textContent).toContain(sentence)
  await fill('原始密码', 'before-1')
  await fill('新密码', 'after-22')
  await fill('确认新密码', 'after-23')
  save()
  await show.reads('两次输入的密码不一致')
  expect(sent).toEqual([])
  await fill('确认新密码', 'after-22')
  save()
  await show.reads('修改成功')
  expect(sent[0]!.get('new_pwd')).toBe('after-22')
  await vi.waitFor(
    () =>
      expect(
        inputs()
          .filter(({ type }) => type === 'password')
          .map(({ value }) => value),
      ).toEqual(['', '', '']),
    patient,
  )
})

it('leads to the sign-in after another password at a shop, which ends every session', async () => {
  await open('shop')
  for (const [label, value] of [
    ['原始密码', 'before-1'],
    ['新密码', 'after-22'],
    ['确认新密码', 'after-22'],
  ] as const)
    await fill(label, value)
  save()
  await show.appears('input[name=password]')
})

it('shows a name that somebody else gave meanwhile beside the one that was typed', async () => {
  let stored = { ...own, version: 4 }
  backend.answers.set('GET /adminapi/setting/info', () => ({ status: 200, msg: 'success', data: stored }))
  backend.answers.set('PUT /adminapi/setting/update_admin', () =>
    Number(sent.at(-1)!.get('version')) === stored.version
      ? { status: 200, msg: '修改成功', code: '100001' }
      : { status: 409, msg: '店长 改过这里', code: 'CHANGED', data: { row: stored } },
  )
  await open('own')
  stored = { ...stored, real_name: '周编辑', version: 5 }
  await fill('姓名', '周小编')
  save()
  await show.reads('现在保存的：周编辑')
  await show.reads('我填写的：周小编')
  expect(show.root.textContent).not.toContain('修改成功')
  save()
  await show.reads('请先选择保留哪一份')
  const mine = [...show.root.querySelectorAll('label')].find((label) => label.textContent === '我填写的：周小编')!
  mine.querySelector('input')!.click()
  save()
  await show.reads('修改成功')
  expect(sent.map((body) => [body.get('real_name'), body.get('version')])).toEqual([
    ['周小编', '4'],
    ['周小编', '5'],
  ])
})
