import { beforeEach, describe, expect, test } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { removalOf } from '#src/media/actions/removal.ts'
import { createLibrary, type Library } from '#src/media/store.ts'
import { setLocale } from '#src/text/locale.ts'
import { questionOf } from '#src/ui/confirm/confirm.ts'
import { notifyOf, toastsOf } from '#src/ui/toast/notify.ts'
import { FakeServer, refusal, until } from '../fake-server.ts'

let server: FakeServer
let library: Library
let host: Host
const names = () => server.files.map((file) => file.name)
const asked = () => until(() => questionOf(host).get())
const removal = () => removalOf(library, host, notifyOf(host))

beforeEach(async () => {
  setLocale('zh-cn')
  server = new FakeServer(6)
  library = createLibrary(server)
  host = {} as Host
})

describe('at a plain shop', () => {
  test('deleting asks as ever, and can be declined', async () => {
    const done = removal().files(['1', '2'])
    const question = await asked()
    expect(question).toMatchObject({ title: '确定要删除所选的 2 张图片吗？', danger: true })
    question.answer(false)
    await done
    expect(names()).toHaveLength(6)
    expect(server.calls).toEqual([])
    const again = removal().files(['1', '2'])
    ;(await asked()).answer(true)
    await again
    expect(names()).toEqual(['p3.jpg', 'p4.jpg', 'p5.jpg', 'p6.jpg'])
    expect(toastsOf(host).get()[0]!.action).toBeUndefined()
  })
})

describe('at our server', () => {
  beforeEach(() => server.can('fileTrash', 'fileUses'))

  test('files go into the trash and come back by one press', async () => {
    const done = removal().files(['1'])
    const question = await asked()
    expect(question).toMatchObject({ title: '要把所选的 1 个文件移入回收站吗？', danger: false })
    question.answer(true)
    await done
    expect(names()).not.toContain('p1.jpg')
    toastsOf(host).get()[0]!.action!.run()
    await until(() => names().includes('p1.jpg'))
    await until(() =>
      toastsOf(host)
        .get()
        .some((toast) => toast.text === '已恢复 1 个文件'),
    )
  })

  test('the offer to undo goes when they came back, or went for good, by hand', async () => {
    const offers = () =>
      toastsOf(host)
        .get()
        .flatMap(({ action }) => action?.label ?? [])
    const throwAway = async (...ids: string[]) => {
      const done = removal().files(ids)
      ;(await asked()).answer(true)
      await done
    }
    await throwAway('1', '2')
    await library.restore(['1'])
    expect(offers()).toEqual(['撤销'])
    await library.restore(['2'])
    expect(offers()).toEqual([])
    await throwAway('3')
    expect(offers()).toEqual(['撤销'])
    await library.destroy(['3'])
    expect(offers()).toEqual([])
  })

  test('the question says where they are used', async () => {
    const page = { kind: 'page', id: 3, title: '首页' }
    const product = { kind: 'product', id: 8, title: '丁腈手套' }
    server.uses = [
      { att_id: '1', uses: [page, product], count: 2 },
      { att_id: '2', uses: [page], count: 1 },
    ]
    const done = removal().files(['1', '2', '3'])
    const question = await asked()
    expect(question.message).toContain('2 张图片正在 2 处使用：页面“首页”、商品“丁腈手套”。')
    expect(question.danger).toBe(true)
    question.answer(false)
    await done
  })

  test('every place is named, many of them below each other', async () => {
    const uses = Array.from({ length: 12 }, (_, index) => ({ kind: 'page', id: index + 1, title: `专题 ${index + 1}` }))
    server.uses = [{ att_id: '1', uses, count: 12 }]
    const done = removal().files(['1'])
    const question = await asked()
    const lines = question.message!.split('\n')
    expect(lines.slice(0, 3)).toEqual(['1 张图片正在 12 处使用：', '页面“专题 1”', '页面“专题 2”'])
    expect(lines[12]).toBe('页面“专题 12”。')
    question.answer(false)
    await done
  })

  test('what cannot be found out keeps nobody from deleting', async () => {
    server.failNext = refusal('500', '出错了')
    const done = removal().files(['1'])
    ;(await asked()).answer(true)
    await done
    expect(names()).not.toContain('p1.jpg')
  })
})
