import { describe, expect, it } from 'vitest'
import { PageDocument } from '#src/designer/document/page-document.ts'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { newPage, openedPage } from '#src/designer/session/open-page.ts'
import { Saver } from '#src/designer/session/saver.ts'
import { OnePageServer } from './servers.ts'

function edit(page: PageDocument, words: string): void {
  const titles = blockKinds.get('titles')!
  const id = page.order.at(0) ?? page.insert('titles', titles.fresh(), 0, 'add')
  const { wire } = page.block(id)!
  page.edit(id, titles.write({ ...titles.read(wire), words } as object, wire), 'edit')
}

function open(kind: 'own' | 'shop', isAllowed: () => boolean = () => true) {
  const server = new OnePageServer(kind)
  const { value, settings, origin } = openedPage(server.info)
  const page = new PageDocument(value, settings)
  const saver = new Saver(server, page, origin, { isAllowed })
  const isDirty = () => page.history.$state.get().isDirty
  return { server, page, saver, isDirty }
}

const broken = {
  promotions: {
    ...{ name: 'promotionList', timestamp: 1767225600000001, id: 'id1767225600000001' },
    tabConfig: {
      list: [{ chiild: [{ val: '精品推荐' }], link: { activeVal: 0 } }, { chiild: [] }, { chiild: [], link: { activeVal: '9' } }],
    },
  },
  divider: {
    ...{ name: 'guide', timestamp: 1767225600000002, id: 'id1767225600000002' },
    lineStyle: { type: 2, list: [{ style: 'dashed' }, { style: null }, null] },
  },
  dull: { name: 'promotionList', timestamp: 1767225600000003, id: 'id1767225600000003', tabConfig: { list: [] } },
}

describe.each(['own', 'shop'] as const)('broken blocks that nobody touched, at %s', (kind) => {
  async function openBroken() {
    const server = new OnePageServer(kind)
    server.info = { ...server.info, value: Object.fromEntries(Object.values(broken).map((block) => [block.timestamp, block])) }
    const { value, settings, origin } = openedPage(server.info)
    const page = new PageDocument(value, settings)
    return { server, page, saver: new Saver(server, page, origin, { isAllowed: () => true }) }
  }
  const stored = (server: OnePageServer) => Object.values(server.info.value as Record<string, unknown>)
  const add = (page: PageDocument) => page.insert('titles', blockKinds.get('titles')!.fresh(), 3, 'add')

  it('go back as they came, also when a draft holds copies of them, and save after save', async () => {
    const { server, page, saver } = await openBroken()
    add(page)
    expect(await saver.save()).toEqual({ id: '7' })
    expect(JSON.stringify(stored(server).slice(0, 3))).toBe(JSON.stringify(Object.values(broken)))
    page.replace(structuredClone(page.value()), page.content().settings, 'draft')
    add(page)
    expect(await saver.save()).toEqual({ id: '7' })
    expect(JSON.stringify(stored(server).slice(0, 3))).toBe(JSON.stringify(Object.values(broken)))
  })

  it('are made whole when they are changed', async () => {
    const { server, page, saver } = await openBroken()
    for (const id of page.order.ids()) page.edit(id, { ...page.block(id)!.wire, mbConfig: { val: 3 } }, 'edit')
    expect(await saver.save()).toEqual({ id: '7' })
    const [promotions, divider, dull] = stored(server) as { tabConfig: { list: { link: { activeVal: number } }[] }; lineStyle: unknown }[]
    expect(promotions!.tabConfig.list.map(({ link }) => link.activeVal)).toEqual([1, 1, 1])
    expect(divider).toMatchObject({ lineStyle: { list: [{ style: 'dashed' }, { style: null }, { style: 'dotted' }] } })
    expect(dull!.tabConfig.list).toHaveLength(1)
  })
})

describe('saving to a server that answers the hash', () => {
  it('says saved, and knows the new version', async () => {
    const { server, page, saver, isDirty } = open('own')
    edit(page, 'one')
    expect(await saver.save()).toEqual({ id: '7' })
    expect([saver.$state.get().state, isDirty(), saver.$origin.get().version]).toEqual(['saved', false, server.info.version])
    expect(server.info.value).toEqual(saver.value())
  })

  it('never sends twice at the same time, and sends what came meanwhile', async () => {
    const { server, page, saver, isDirty } = open('own')
    edit(page, 'one')
    server.held = () => {}
    const first = saver.save()
    await new Promise((go) => setTimeout(go))
    edit(page, 'two')
    const second = saver.save()
    expect(server.saves).toBe(1)
    const go = server.held
    server.held = undefined
    go()
    await Promise.all([first, second])
    expect(server.saves).toBe(2)
    expect(isDirty()).toBe(false)
    expect(JSON.stringify(server.info.value)).toContain('two')
  })

  it('stays unsaved after a failure, and retries', async () => {
    const { server, page, saver, isDirty } = open('own')
    edit(page, 'one')
    server.next = 'refuse'
    expect(await saver.save()).toBeNull()
    expect(saver.$state.get()).toEqual({ state: 'failed', message: '没有权限', kind: 'business' })
    expect(isDirty()).toBe(true)
    expect(await saver.save()).toEqual({ id: '7' })
  })

  it('does not take its own lost save for somebody else’s', async () => {
    const { server, page, saver } = open('own')
    edit(page, 'one')
    server.next = 'lost'
    expect(await saver.save()).toBeNull()
    edit(page, 'two')
    expect(await saver.save()).toEqual({ id: '7' })
    expect(saver.$conflict.get()).toBeNull()
    expect(JSON.stringify(server.info.value)).toContain('two')
  })

  it('makes one new page although the first answer was lost, with what was edited since', async () => {
    const server = new OnePageServer('own')
    const { value, settings, origin } = newPage()
    const page = new PageDocument(value, settings)
    const saver = new Saver(server, page, origin, { isAllowed: () => true })
    edit(page, 'one')
    server.next = 'lost'
    expect(await saver.save()).toBeNull()
    edit(page, 'two')
    expect(await saver.save()).toEqual({ id: '8' })
    expect(server.pages).toBe(2)
    expect(JSON.stringify(server.info.value)).toContain('two')
    expect(page.history.$state.get().isDirty).toBe(false)
  })

  it('can be refused by the host', async () => {
    const { server, page, saver, isDirty } = open('own', () => false)
    edit(page, 'one')
    expect(await saver.save()).toBeNull()
    expect([server.saves, isDirty()]).toEqual([0, true])
  })
})

describe.each(['own', 'shop'] as const)('somebody else saved meanwhile (%s)', (kind) => {
  const theirs = { 1767225600000000: { name: 'theirs', timestamp: 1767225600000000, id: 'id1767225600000000' } }

  it('is noticed and not overwritten', async () => {
    const { server, page, saver, isDirty } = open(kind)
    edit(page, 'mine')
    server.changeElsewhere(theirs)
    expect(await saver.save()).toBeNull()
    expect(saver.$conflict.get()?.theirs.value.blocks.map((block) => block.wire)).toEqual(Object.values(theirs))
    expect([server.info.value, isDirty()]).toEqual([theirs, true])
  })

  it('mine can be kept', async () => {
    const { server, page, saver } = open(kind)
    edit(page, 'mine')
    server.changeElsewhere(theirs)
    await saver.save()
    saver.follow(saver.$conflict.get()!)
    expect(await saver.save()).toEqual({ id: '7' })
    expect(JSON.stringify(server.info.value)).toContain('mine')
  })

  it('theirs can be taken, and undone', async () => {
    const { server, page, saver, isDirty } = open(kind)
    edit(page, 'mine')
    server.changeElsewhere(theirs)
    await saver.save()
    const conflict = saver.$conflict.get()!
    page.merge(conflict.theirs, 'theirs')
    saver.follow(conflict)
    expect([saver.value(), isDirty()]).toEqual([theirs, false])
    page.undo()
    expect(JSON.stringify(saver.value())).toContain('mine')
    expect(await saver.save()).toEqual({ id: '7' })
  })
})

describe('saving to a plain shop server', () => {
  it('reads the page again and tells what the server changed', async () => {
    const { page, saver, isDirty } = open('shop')
    edit(page, 'Black or White=1')
    expect(await saver.save()).toEqual({ id: '7' })
    const changed = saver.$changed.get()
    expect(changed.filter((difference) => !difference.isHarmless)).toEqual([
      { kind: 'titles', path: 'titleConfig.value', sent: 'Black or White=1', stored: 'Black', isHarmless: false },
    ])
    expect(isDirty()).toBe(false)
  })

  it('knows that a switch in another spelling is the same switch', async () => {
    const { page, saver } = open('shop')
    page.insert('other', { name: 'other', isShow: { val: true }, off: { val: false } }, 0, 'add')
    await saver.save()
    expect(saver.$changed.get().map((difference) => difference.isHarmless)).toEqual([true, true])
  })

  it('does not say saved when the page could not be read again', async () => {
    const { server, page, saver, isDirty } = open('shop')
    edit(page, 'Black or White=1')
    let reads = 0
    const { send } = server
    Object.assign(server, {
      send: (endpoint: never, input: never) => {
        if ((endpoint as { method: string }).method === 'GET' && ++reads === 2) throw new Error('gone')
        return send(endpoint, input)
      },
    })
    expect(await saver.save()).toBeNull()
    expect([saver.$state.get().state, isDirty()]).toEqual(['unproven', true])
    expect(await saver.save()).toEqual({ id: '7' })
    expect(isDirty()).toBe(false)
  })
})

describe('an answer to a save that proves nothing', () => {
  /** Answers one save with this, instead of or after storing it. */
  function tampered(kind: 'own' | 'shop', reply: unknown, isStored: (value: Record<string, unknown>) => object | null) {
    const opened = open(kind)
    const { send } = opened.server
    const once = async (endpoint: never, input: { body: { value: Record<string, unknown> } }) => {
      if ((endpoint as { method: string }).method === 'GET') return send(endpoint, input)
      opened.server.send = send
      const value = isStored(input.body.value)
      if (value) await send(endpoint, { ...input, body: { ...input.body, value } })
      return reply
    }
    opened.server.send = once as never
    edit(opened.page, 'one')
    opened.page.insert('other', { name: 'other' }, 1, 'add')
    return opened
  }
  const first = (value: Record<string, unknown>) => Object.fromEntries(Object.entries(value).slice(0, 1))

  it.each([null, {}, [], { id: '99', version: 'x', hash: 'y' }])('is not called saved when nothing was stored: %j', async (reply) => {
    for (const kind of ['own', 'shop'] as const) {
      const { server, saver, isDirty } = tampered(kind, reply, () => null)
      expect(await saver.save()).toBeNull()
      expect([saver.$state.get(), isDirty()]).toEqual([{ state: 'failed', message: '服务器没有存下这次修改' }, true])
      expect(await saver.save()).toEqual({ id: '7' })
      expect([server.info.value, isDirty()]).toEqual([saver.value(), false])
    }
  })

  it('is not called saved when blocks were cut off on the way', async () => {
    const { server, saver, isDirty } = tampered('shop', { id: 7 }, first)
    expect(await saver.save()).toBeNull()
    expect([saver.$state.get(), isDirty()]).toEqual([{ state: 'failed', message: '服务器只存下了一部分，缺少 1 个组件' }, true])
    expect(await saver.save()).toEqual({ id: '7' })
    expect(Object.keys(server.info.value as object)).toHaveLength(2)
  })

  it('is read again, and called saved when all is there', async () => {
    const { saver, isDirty } = tampered('own', null, (value) => value)
    expect(await saver.save()).toEqual({ id: '7' })
    expect(isDirty()).toBe(false)
  })

  it('makes no second page when it was the answer to a new one', async () => {
    const server = new OnePageServer('own')
    const { value, settings, origin } = newPage()
    const page = new PageDocument(value, settings)
    const saver = new Saver(server, page, origin, { isAllowed: () => true })
    edit(page, 'one')
    const { send } = server
    server.send = async (endpoint, input) => {
      server.send = send
      await send(endpoint, input)
      return null as never
    }
    expect(await saver.save()).toBeNull()
    expect(await saver.save()).toEqual({ id: '8' })
    expect(server.pages).toBe(2)
  })
})
