// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { pageSelection } from '#src/designer/document/selection.ts'
import { isShown } from '#src/designer/action.ts'
import { actions } from '#src/designer/actions/index.ts'
import { commandsOf } from '#src/designer/overlays/commands/commands.ts'
import { blocksIn, clipOf } from '#src/designer/clipboard/clip.ts'
import { Editor } from '#src/designer/editor.ts'
import { newPage, openedPage } from '#src/designer/session/open-page.ts'
import { toastsOf } from '#src/ui/toast/notify.ts'
import { MemoryJournals } from './session/memory-journals.ts'
import { OnePageServer } from './session/servers.ts'

const stamp = 1767225600000000
let device = new MemoryJournals()

function open(names: readonly string[], options: { refuse?: boolean; isNew?: boolean; props?: Record<string, unknown> } = {}) {
  const server = new OnePageServer('own')
  server.info.value = Object.fromEntries(
    names.map((name, index) => [stamp + index, { name, timestamp: stamp + index, id: `id${stamp + index}` }]),
  )
  const events: [string, unknown][] = []
  const host = {
    $props: atom(options.props ?? {}),
    root: document.createElement('div'),
    emit: (name: string, detail: unknown) => (events.push([name, detail]), !(name === 'crm-save' && options.refuse)),
  } as unknown as Host
  const connection = Object.assign(server, { base: 'https://shop.example.com', $session: atom(null) }) as unknown as Connection
  const editor = new Editor(host, connection, options.isNew ? newPage() : openedPage(server.info), device)
  const kinds = () => editor.page.order.ids().map((id) => editor.page.block(id)!.kind)
  const told = () =>
    toastsOf(host)
      .get()
      .map((toast) => toast.text)
  const at = (index: number) => editor.page.order.at(index)!
  return { editor, server, events, kinds, told, at }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  device = new MemoryJournals()
})

describe('adding', () => {
  it('puts a block below the chosen one, else at the end, and chooses it', () => {
    const { editor, kinds, at } = open(['a', 'b'])
    editor.add('titles')
    expect(kinds()).toEqual(['a', 'b', 'titles'])
    editor.page.select(at(0))
    editor.add('news')
    expect(kinds()).toEqual(['a', 'news', 'b', 'titles'])
    expect(editor.page.$selected.get()).toBe(at(1))
  })

  it('puts the search box first wherever it was meant', () => {
    const { editor, kinds } = open(['a', 'b'])
    editor.add('headerSerch', 2)
    expect(kinds()).toEqual(['headerSerch', 'a', 'b'])
  })

  it.each(['headerSerch', 'promotionList'])('adds %s only once, by any way', (kind) => {
    const { editor, kinds, told } = open([kind])
    editor.add(kind)
    editor.add(kind, 1)
    editor.page.select(editor.page.order.at(0)!)
    editor.copyChosen()
    editor.addAll([{ kind, wire: { name: kind } }])
    expect(kinds()).toEqual([kind])
    expect(told()).toEqual(['该组件只能添加一次'])
  })

  it('puts nothing above the search box', () => {
    const { editor, kinds } = open(['headerSerch', 'a'])
    editor.add('titles', 0)
    expect(kinds()).toEqual(['headerSerch', 'titles', 'a'])
  })
})

describe('moving', () => {
  it('refuses to move the search box, with the sentence for keys and for dragging', () => {
    const { editor, kinds, told, at } = open(['headerSerch', 'a', 'b'])
    editor.page.select(at(0))
    editor.stepChosen(1)
    editor.move(at(0), 2, 'drag')
    expect(kinds()).toEqual(['headerSerch', 'a', 'b'])
    expect(told()).toEqual(['该组件禁止移动', '该组件禁止拖拽'])
  })

  it('keeps the search box on top', () => {
    const { editor, kinds, told, at } = open(['headerSerch', 'a', 'b'])
    editor.page.select(at(1))
    editor.stepChosen(-1)
    expect(told()).toEqual(['搜索框必须为顶部'])
    editor.page.select(at(2))
    editor.stepChosen(-1)
    expect(kinds()).toEqual(['headerSerch', 'b', 'a'])
    editor.move(at(1), Number.POSITIVE_INFINITY)
    expect(kinds()).toEqual(['headerSerch', 'a', 'b'])
    editor.page.select(at(2))
    editor.moveChosen(0)
    expect(kinds()).toEqual(['headerSerch', 'b', 'a'])
  })
})

describe('what the host allows', () => {
  it('changes nothing while read-only', () => {
    const { editor, kinds, at, told } = open(['a', 'b'], { props: { readOnly: true } })
    editor.add('titles')
    editor.page.select(at(0))
    editor.stepChosen(1)
    editor.removeChosen()
    editor.copyChosen()
    editor.hideChosen()
    expect(kinds()).toEqual(['a', 'b'])
    expect(editor.session.isDirty).toBe(false)
    expect(new Set(told())).toEqual(new Set(['当前为只读，不能修改']))
    expect(editor.$said.get()).toBe('')
  })

  it('neither offers a change nor saves while read-only, by keys, palette or the element', async () => {
    const { editor, server, told, at } = open(['titles'], { props: { readOnly: true } })
    editor.page.select(at(0))
    expect(await editor.session.save()).toBeNull()
    expect([server.saves, told()]).toEqual([0, ['当前为只读，不能修改']])
    const offered = [...actions.values()].filter((action) => isShown(action, editor)).map(({ id }) => id)
    expect(offered).toContain('clipboard-copy')
    for (const id of ['save', 'undo', 'remove-block', 'move-up', 'clipboard-paste', 'hide-block', 'write-text'])
      expect(offered).not.toContain(id)
    expect(commandsOf(editor).filter(({ group }) => group === 'blocks' || group === 'fields')).toEqual([])
  })

  it('names in the palette only kinds that may be added', () => {
    const { editor } = open(['a'], { props: { kinds: 'titles news', forbiddenKinds: 'news' } })
    expect(
      commandsOf(editor)
        .filter(({ group }) => group === 'blocks')
        .map(({ key }) => key),
    ).toEqual(['kind titles'])
  })

  it('adds only allowed kinds, by any way', () => {
    const { editor, kinds, told } = open(['a'], { props: { kinds: 'titles, news', forbiddenKinds: 'news' } })
    editor.add('menus')
    editor.addAll([{ kind: 'news', wire: { name: 'news' } }])
    editor.add('titles')
    expect(kinds()).toEqual(['a', 'titles'])
    expect(told()).toEqual(['此页面不允许添加该组件'])
  })

  it('keeps to the limits by kind and altogether; a page beyond them stays', () => {
    const { editor, kinds, told } = open(['a', 'titles', 'titles'], { props: { limits: { titles: 1, news: 2, '*': 5 } } })
    editor.add('titles')
    editor.addAll([1, 2, 3].map(() => ({ kind: 'news', wire: { name: 'news' } })))
    expect(kinds()).toEqual(['a', 'titles', 'titles', 'news', 'news'])
    editor.add('menus')
    expect(kinds()).toHaveLength(5)
    expect(told()[0]).toBe('该组件已达到数量上限')
  })

  it('counts all that are copied or pasted at once together', () => {
    const { editor, kinds, told } = open(['titles', 'titles', 'news'], { props: { limits: { titles: 3, '*': 5 } } })
    editor.page.selectAll()
    editor.copyChosen()
    expect([kinds(), told()]).toEqual([['titles', 'titles', 'news'], ['该组件已达到数量上限']])
    editor.addAll(['titles', 'news', 'menus', 'titles'].map((kind) => ({ kind, wire: { name: kind } })))
    expect(kinds()).toEqual(['titles', 'titles', 'news', 'titles', 'news'])
  })
})

describe('copying', () => {
  it('takes the settings along, and works between pages', () => {
    const { editor, at } = open([])
    editor.add('titles')
    const { wire } = editor.page.block(at(0))!
    editor.page.edit(at(0), { ...wire, titleConfig: { value: '人气' } }, 'edit')
    editor.page.select(at(0))
    editor.copyChosen()
    expect(editor.page.block(at(1))!.wire).toEqual(editor.page.block(at(0))!.wire)
    const other = open(['a'])
    other.editor.addAll(blocksIn(clipOf([editor.page.block(at(0))!]))!)
    expect(other.editor.page.block(other.at(1))!.wire['titleConfig']).toEqual({ value: '人气' })
  })
})

describe('saving', () => {
  it('refuses a page without blocks', async () => {
    const { editor, server, told } = open([], { isNew: true })
    expect(await editor.session.save()).toBeNull()
    expect([server.saves, told()]).toEqual([0, ['暂未添加任何组件，保存失败！']])
  })

  it('tells the host what changed, asks before and reports after', async () => {
    const { editor, events, server } = open(['a'])
    editor.add('titles')
    expect(await editor.session.save()).toEqual({ id: '7' })
    expect(events.map(([name]) => name)).toEqual(['crm-change', 'crm-save', 'crm-change', 'crm-saved'])
    expect(events[1]![1]).toMatchObject({ id: '7', title: '首页', name: '模板', value: server.info.value })
    expect(events[3]![1]).toEqual({ id: '7', version: server.info.version })
  })

  it('stops when the host refuses', async () => {
    const { editor, server, events } = open(['a'], { refuse: true })
    editor.add('titles')
    expect(await editor.session.save()).toBeNull()
    expect([server.saves, events.at(-1)![0]]).toEqual([0, 'crm-save'])
  })
})

const passed = () => vi.advanceTimersByTimeAsync(250)

/** The page opened once more after a crash, with the draft it offers. */
async function again(names = ['a']) {
  device.crash()
  const opened = open(names)
  await passed()
  return { ...opened, draft: opened.editor.session.$drafts.get()[0] }
}

describe('drafts', () => {
  it('bring the work back after a crash, with its history', async () => {
    const before = open(['a'])
    before.editor.add('titles')
    await passed()
    const { editor, kinds, draft } = await again()
    expect(draft).toMatchObject({ isOlder: false })
    await editor.session.restoreDraft()
    expect([kinds(), editor.session.isDirty]).toEqual([['a', 'titles'], true])
    editor.undo()
    expect([kinds(), editor.session.isDirty]).toEqual([['a'], false])
    editor.redo()
    expect([kinds(), editor.session.isDirty]).toEqual([['a', 'titles'], true])
  })

  it('are gone after a save, and when they are discarded', async () => {
    const { editor } = open(['a'])
    editor.add('titles')
    await passed()
    await editor.session.save()
    await passed()
    expect((await again(['a', 'titles'])).draft).toBeUndefined()
    device = new MemoryJournals()
    const other = open(['a'])
    other.editor.add('titles')
    await passed()
    const third = await again()
    expect(third.draft).toBeDefined()
    third.editor.session.discardDraft()
    expect([third.kinds(), third.editor.session.isDirty]).toEqual([['a'], false])
    await passed()
    expect((await again()).draft).toBeUndefined()
  })

  it('of what was undone are not kept', async () => {
    const { editor } = open(['a'])
    editor.add('titles')
    await passed()
    editor.undo()
    await passed()
    expect((await again()).draft).toBeUndefined()
    expect(editor.page.$selected.get()).toBe(pageSelection)
  })

  it('are not overwritten by edits made before they are known', async () => {
    const first = open(['a'])
    first.editor.add('titles')
    await passed()
    device.crash()
    const second = open(['a'])
    second.editor.add('news')
    await passed()
    await second.editor.session.restoreDraft()
    expect(second.kinds()).toEqual(['a', 'titles'])
    second.editor.undo()
    expect(second.kinds()).toEqual(['a', 'news'])
  })
})
