// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { applyFix } from '#src/designer/checks/apply-fix.ts'
import type { Facts } from '#src/designer/checks/facts.ts'
import { subjectOfBlock } from '#src/designer/checks/subject.ts'
import { rules } from '#src/designer/checks/rules/index.ts'
import type { Wire } from '#src/designer/document/block.ts'
import { registerAt } from '#src/designer/legacy/registry.ts'
import { kindsWithPresets, shippedPresets } from '#src/designer/presets/shipped-presets.ts'
import { shippedTemplates, wiresOf } from '#src/designer/templates/shipped-templates.ts'
import { hidden, isHidden } from '#src/designer/document/marks.ts'
import { setLocale, type Locale } from '#src/text/locale.ts'
import { brokenForms, kinds, type Entry } from '../blocks/saved.ts'
import { briefly, checkedPage, wireOf } from './checked.ts'
import { shopKinds } from '../blocks/shop-kinds.ts'

const slide = (change: object = {}) => ({ picture: 'https://shop.example.com/a.png', title: '', link: '/pages/index/index', ...change })
const area = (change: object = {}) => ({ number: 1, x: 0, y: 0, width: 300, height: 100, link: '/pages/index/index', ...change })
const picture = 'https://shop.example.com/a.png'

/** What somebody did to a block, what is found, and what the first fix makes of it (`hidden`, or fields of its value). */
const cases: [name: string, kind: string, change: object, found: string[], fixed?: object | 'hidden'][] = [
  ['a good carousel', 'swiperBg', { slides: [slide()] }, []],
  [
    'a slide that leads nowhere',
    'swiperBg',
    { slides: [slide(), slide({ link: '' })] },
    ['empty-link hint slides.1.link'],
    { slides: [slide(), slide()] },
  ],
  [
    'a slide without a picture',
    'swiperBg',
    { slides: [slide({ picture: '' }), slide()] },
    ['empty-picture error slides.0.picture'],
    { slides: [slide()] },
  ],
  ['only a slide without a picture', 'swiperBg', { slides: [slide({ picture: '' })] }, ['empty-picture error slides.0.picture'], 'hidden'],
  ['a carousel without slides', 'swiperBg', { slides: [] }, ['empty-list warning slides'], 'hidden'],
  ['a menu entry that leads nowhere', 'menus', { items: [slide({ title: '领券', link: '' })] }, ['empty-link warning items.0.link']],
  ['a title without words', 'titles', { words: ' ' }, ['empty-text warning words'], 'hidden'],
  ['a title that leads nowhere on purpose', 'titles', { words: '人气' }, []],
  ['a title too long', 'titles', { words: '一二三四五六七八九十💐' }, ['long-text warning words'], { words: '一二三四五六七八九十' }],
  ['white words on white', 'titles', { wordColour: '#fff' }, ['contrast error wordColour']],
  ['grey words on white', 'titles', { wordColour: '#999' }, ['contrast warning wordColour']],
  ['the same grey, large', 'titles', { wordColour: '#949494', size: 24 }, []],
  ['the same grey, bold from 19 px', 'titles', { wordColour: '#949494', size: 19, weight: 2 }, []],
  ['the same grey, small', 'titles', { wordColour: '#949494', size: 18, weight: 2 }, ['contrast warning wordColour']],
  ['words on one end of a gradient', 'tabNav', { wordColour: '#000', background: ['#ffffff', '#111111'] }, ['contrast error wordColour']],
  [
    'words over a translucent colour',
    'menus',
    { items: [slide()], wordColour: '#f5f5f5', background: 'rgba(0, 0, 0, 0.02)' },
    ['contrast error wordColour'],
  ],
  [
    'a word as a link',
    'news',
    { lines: [{ title: '通知', link: '链接' }] },
    ['odd-link error lines.0.link'],
    { lines: [{ title: '通知', link: '/pages/index/index' }] },
  ],
  ['a script as a link', 'titles', { link: 'javascript:close()' }, ['odd-link error link']],
  [
    'links of every form',
    'news',
    { lines: ['/pages/a?id=1', 'https://a.cn', 'pages/index/index@APPID=wx1', 'tel:123'].map((link) => ({ title: 'a', link })) },
    [],
  ],
  ['an area that leads nowhere', 'hotspot', { picture, areas: [area(), area({ number: 2, link: '' })] }, ['empty-link error areas.1.link']],
  [
    'an area beside the picture',
    'hotspot',
    { picture, areas: [area({ x: 600 }), area({ number: 2 })] },
    ['area-outside warning areas'],
    { areas: [area()] },
  ],
  ['a hotspot picture without areas', 'hotspot', { picture }, ['empty-list warning areas'], 'hidden'],
  [
    'a cube that lacks a cell',
    'pictureCube',
    { layout: 1, cells: [slide()] },
    ['empty-link hint cells.1.link', 'empty-picture error cells.1.picture'],
  ],
  ['a cube with cells that its layout does not show', 'pictureCube', { layout: 0, cells: [slide(), { picture: '', link: '' }] }, []],
  ['products by hand, none picked', 'goodList', { mode: 1, picked: [] }, ['empty-list warning picked'], 'hidden'],
  ['automatic products', 'goodList', { mode: 0, picked: [] }, []],
  ['more entries than meant', 'swiperBg', { slides: Array.from({ length: 11 }, () => slide()) }, ['long-list hint slides']],
  ['rich text of spaces', 'richText', { html: '<p>&nbsp;<br></p>' }, ['empty-text warning html'], 'hidden'],
  ['rich text of plain marks', 'richText', { html: '<p>满 <b>99</b> 减 <a href="/pages/index/index">10</a></p>' }, []],
  [
    'rich text that the shop server would cut',
    'richText',
    { html: '<DIV><p><img src="a.png" alt=""><img src="b.png" alt=""></p></DIV>' },
    ['lost-tag error html'],
  ],
  ['promotions without a tab', 'promotionList', { tabs: [] }, ['empty-list error tabs'], 'hidden'],
]

describe('what is wrong with a block', () => {
  it.each(cases)('%s', async (_, kind, change, expected, fixed) => {
    const { editor, put, found } = checkedPage()
    const id = put(kind, change)
    const findings = await found(id)
    expect(briefly(findings)).toEqual(expected)
    if (fixed === undefined) return
    const before = editor.page.block(id)!.wire
    applyFix(editor, findings[0]!)
    const { wire } = editor.page.block(id)!
    if (fixed === 'hidden') expect(isHidden(wire)).toBe(true)
    else expect(blockKinds.get(kind)!.read(wire)).toMatchObject(fixed)
    expect(await found(id)).toEqual([])
    editor.undo()
    expect(editor.page.block(id)!.wire).toEqual(before)
  })

  it('says nothing of a hidden block but what the shop server would cut from it', async () => {
    const { editor, put, found } = checkedPage()
    const id = put('richText', { html: '<p><img src="a.png"></p>' })
    const other = put('titles', { words: ' ' })
    for (const one of [id, other]) editor.page.edit(one, hidden(editor.page.block(one)!.wire), 'hide')
    expect(briefly(await found())).toEqual(['lost-tag error html'])
  })

  it('mends a colour by the nearest one that can be read', async () => {
    const { editor, put, found } = checkedPage()
    const id = put('titles', { wordColour: '#ff9999' })
    const [finding] = await found(id)
    applyFix(editor, finding!)
    const { wordColour } = blockKinds.get('titles')!.read(editor.page.block(id)!.wire) as { wordColour: string }
    const [r, g, b] = wordColour.match(/[0-9a-f]{2}/g)!.map((part) => Number.parseInt(part, 16)) as [number, number, number]
    expect([r > g + 40, g === b]).toEqual([true, true])
    expect(await found(id)).toEqual([])
  })

  it('says nothing of hidden blocks and of what nobody knows', async () => {
    const { editor, put, found } = checkedPage()
    const id = put('swiperBg', { slides: [] })
    editor.page.insert('plugin', { name: 'plugin', link: '' }, 1, 'put')
    editor.page.select(id)
    editor.hideChosen()
    expect(await found()).toEqual([])
  })

  it('reads the links and pictures of rich text, and names the one that is meant', async () => {
    const html = [
      '<p>欢迎 <a href="">查看<b>详情</b></a> <a href="#">到顶</a> <a name="here"></a><a href="#here">下面</a>',
      "<a href='链接'>活动</a><a href=/pages/index/index>首页</a><a href=\"https://a.cn/?a=1&amp;b=2\"><img src='' alt='a > b'></a>",
      '<!-- <a href=""> --><img alt="x"><img data-src="b.png" src = "c.png"><a title="<a href=\'\'>" href="tel:123">电话</a><a>哪里</a></p>',
    ].join('')
    const { editor, put, found } = checkedPage({ verdicts: {} })
    const id = put('richText', { html })
    const findings = await found(id)
    expect(findings.map(({ rule, severity, say }) => `${rule} ${severity} ${say()}`)).toEqual([
      'empty-link warning 链接“查看详情”：没有设置链接',
      'empty-link warning 链接“到顶”：没有设置链接',
      'empty-link warning 链接“哪里”：没有设置链接',
      'empty-picture error 第1张图片：没有选择图片',
      'empty-picture error 第2张图片：没有选择图片',
      'odd-link error 链接“活动”：“链接”不是有效的链接',
      'wordless-picture hint 1张图片没有替代文字（alt），读屏用户不知道图片内容',
    ])
    expect(findings.every(({ path }) => path.join() === 'html')).toBe(true)
    expect(findings.filter(({ fix }) => fix).map(({ rule, fix }) => `${rule} ${fix!.label()}`)).toEqual(['wordless-picture 标为装饰图片'])
    const { change } = findings.at(-1)!.fix as unknown as { change(value: unknown): { html: string } }
    expect(change({ html }).html).toBe(html.replace('<img data-src="b.png"', '<img alt="" data-src="b.png"'))
    expect(new Set(findings.map(({ key }) => key)).size).toBe(findings.length)
    editor.page.edit(id, wireOf('richText', { html: '<p><a href="/pages/index/index">首页</a></p>' }), 'edit')
    expect(await found(id)).toEqual([])
  })

  it('reads rich text of any length and any faults once', async () => {
    const { put, found } = checkedPage({ verdicts: {} })
    for (const part of ['<a "', '<a href=', '<img ', '<!--', '<a href="">x</a>'])
      expect((await found(put('richText', { html: part.repeat(50_000) }))).length).toBeLessThan(202)
  })

  it('tells blocks of a marketing module that is off', async () => {
    const { put, found } = checkedPage({ modules: ['bargain'] })
    put('bargain')
    const id = put('seckill')
    expect(briefly(await found())).toEqual(['module-off warning'])
    expect((await found())[0]!.block).toBe(id)
  })

  it('looks at the page’s own settings', async () => {
    const { editor, found } = checkedPage()
    editor.page.set({ ...editor.page.$settings.get(), title: '', hasPicture: true }, 'set')
    const findings = await found()
    expect(briefly(findings)).toEqual(['empty-picture warning picture', 'empty-text hint title'])
    applyFix(editor, findings[0]!)
    expect(editor.page.$settings.get().hasPicture).toBe(false)
  })
})

/** A fresh block of a kind tells what staff still have to fill in, and nothing else. */
const unfinished: Record<string, string[]> = {
  swiperBg: ['empty-link hint', 'empty-picture error'],
  menus: ['empty-link warning', 'empty-picture error'],
  activeParty: ['empty-link warning', 'empty-picture error'],
  pictureCube: ['empty-link hint', 'empty-picture error'],
  hotspot: ['empty-picture error'],
  news: ['empty-link warning'],
  richText: ['empty-text warning'],
  follow: ['empty-picture warning'],
  customerService: ['empty-picture error'],
  pageFoot: ['empty-picture warning'],
}

describe.each(shopKinds.map(({ kind }) => kind))('a fresh %s', (kind) => {
  it('has no problem but what it waits for', async () => {
    const { editor, checker, put } = checkedPage()
    const id = kind === 'pageFoot' ? editor.page.$footer.get()!.id : put(kind)
    const all = await checker.settled()
    const own = all.filter(({ block }) => block === id)
    expect([...new Set(own.map(({ rule, severity }) => `${rule} ${severity}`))].toSorted()).toEqual(unfinished[kind] ?? [])
  })
})

describe('what the designer ships with', () => {
  it.each(shippedTemplates('zh-cn').map((template) => [template.id, template] as const))(
    'template %s has no problem',
    async (_, template) => {
      const { editor, found } = checkedPage()
      editor.page.insertAll(wiresOf(template), 0, 'put')
      expect(briefly(await found())).toEqual([])
    },
  )

  it.each(kindsWithPresets)('presets of %s have none', async (kind) => {
    const { editor, found } = checkedPage()
    editor.page.insertAll(
      shippedPresets(kind, 'en').map(({ wire }) => ({ kind, wire })),
      0,
      'put',
    )
    expect(briefly(await found())).toEqual([])
  })
})

describe('a block of the older decoration', () => {
  const wire = { name: 'menus', isShow: { val: true }, imgList: { list: [{ img: '', info: [{ value: '领券' }, { value: '' }] }] } }
  const open = (stored: object) => {
    const page = checkedPage()
    return { ...page, id: page.editor.page.insert(registerAt(['menus', 'aa'], stored as Wire), stored as Wire, 0, 'put') }
  }

  it('is looked at like the others, and hidden by its own switch', async () => {
    const { editor, found, id } = open(wire)
    const findings = await found(id)
    expect(briefly(findings)).toEqual(['empty-link warning items.0.link', 'empty-picture error items.0.picture'])
    applyFix(editor, findings[1]!)
    const { kind, wire: stored } = editor.page.block(id)!
    expect(blockKinds.get(kind)!.read(stored)).toMatchObject({ isShown: false })
    expect(await found(id)).toEqual([])
  })
})

it.each(['zh-cn', 'en', 'zh-tw'] as Locale[])('speaks %s', async (locale) => {
  setLocale(locale)
  const { put, found } = checkedPage({ modules: [] })
  put('swiperBg', { slides: [slide({ link: '' }), slide({ picture: '' })] })
  put('titles', { words: '12345678901', wordColour: '#fff' })
  put('seckill')
  const sentences = (await found()).flatMap(({ say, fix }) => [say(), fix?.label() ?? '-'])
  expect(sentences.every((sentence) => sentence.length > 0 && !/undefined|function/.test(sentence))).toBe(true)
  expect(new Set(sentences).size).toBeGreaterThan(6)
  setLocale('zh-cn')
})

describe.each(kinds)('a broken %s', (name, kind) => {
  const silent: Facts = {
    ground: '#fff',
    modules: [],
    isFiltered: true,
    link: () => undefined,
    named: () => undefined,
    picture: () => undefined,
    isCut: () => true,
  }

  it.each(Object.entries(brokenForms(kind.fresh() as Entry)))('with %s troubles no rule', (_, wire) => {
    const subject = subjectOfBlock({ id: 'b1', kind: name, wire })
    const found = subject ? rules.flatMap((rule) => [...rule.check(subject, silent)]) : []
    for (const { say, path } of found) expect([say().length > 0, Array.isArray(path)]).toEqual([true, true])
    expect(found.length).toBeLessThan(2000)
  })
})

it('has rules with names of their own', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
})
