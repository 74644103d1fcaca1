import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { htmlAttacks } from '../../../support/html-attacks/corpus.ts'
import { pageStage } from './stage.ts'

const { server, send, create, read, visit } = pageStage()

type Texts = Record<string, { richText: { val: string } }>

const textBlock = (stamp: number, val: string, more: object = {}) => ({ name: 'richText', timestamp: stamp, richText: { val }, ...more })

/** What visitors get of a text, and what the back office reads back. */
async function served(...texts: string[]): Promise<string[]> {
  const { id } = await create({ value: Object.fromEntries(texts.map((val, at) => [at + 1, textBlock(at + 1, val)])) })
  expect(Object.values((await read(id)).value as Texts).map(({ richText }) => richText.val)).toEqual(texts)
  const { value } = (await visit(id)) as { value: Texts }
  return Object.values(value).map(({ richText }) => richText.val)
}

it('gives visitors nothing that runs, lies over the page or is a page of somebody else, and keeps what staff wrote', async () => {
  const bad = [
    '<p>a<script>alert(1)</script>b</p>',
    '<p>a<img src=x onerror="alert(1)">b</p>',
    '<p>a<a href="javascript:alert(1)" onclick="alert(2)">c</a>b</p>',
    '<p>a<iframe src="https://far.test/">c</iframe>b</p>',
    '<div style="position:fixed;inset:0;z-index:9;color:red">cover</div>',
    '<p style="background:url(javascript:x);margin-top:-400px;font-family:&quot;a;position:fixed;&quot;">b</p>',
    '<form action="https://far.test"><input name="password"><button>pay</button></form>',
  ]
  const clean = await served(...bad)
  expect(clean).toEqual([
    '<p>ab</p>',
    '<p>a<img src="x" />b</p>',
    '<p>a<a>c</a>b</p>',
    '<p>ab</p>',
    '<div style="color: red">cover</div>',
    '<p>b</p>',
    'pay',
  ])
})

it('leaves what is harmless as it was written', async () => {
  const texts = [
    '满 2 件 & 包邮',
    '<h2 style="text-align: center">说明</h2><p><strong>七天</strong><em>无理由</em>退货，<span style="color: rgb(230, 0, 0)">全国包邮</span></p>',
    '<ul><li>一</li><li>二</li></ul><table border="1"><tbody><tr><td colspan="2">三</td></tr></tbody></table>',
    '<p><a href="/pages/goods_details/index?id=12" target="_blank">商品</a><a href="tel:10086">电话</a></p>',
    '<video src="https://shop.test/a.mp4" controls autoplay></video>',
    '<p style="background: url(&quot;https://shop.test/a.png&quot;) no-repeat; font: 700 14px/1.5 serif; margin: 0 auto; padding: calc(1em + 2px)">背景</p>',
  ]
  expect(await served(...texts)).toEqual(texts)
  // written another way, it says the same
  expect(await served('<IMG src=/uploads/attach/a.png alt="" style="WIDTH:100%">', '1 < 2<br>3&nbsp;4')).toEqual([
    '<img src="/uploads/attach/a.png" alt="" style="width: 100%" />',
    '1 &lt; 2<br />3\u00a04',
  ])
})

it('cleans texts wherever a page has them, and touches nothing else', async () => {
  const written = '<b>x</b><script>1</script>'
  const value = {
    1: { ...textBlock(1, written), titleConfig: { value: written }, richText: { val: written, more: written } },
    2: { ...textBlock(2, written), name: 'crmHidden', crmKind: 'richText' },
    3: { name: 'titles', timestamp: 3, titleConfig: { value: '<script>' } },
    4: { name: 'pageFoot', timestamp: 4, richText: { val: written } },
  }
  const { id } = await create({ value })
  const clean = { val: '<b>x</b>' }
  expect(JSON.stringify(((await visit(id)) as { value: object }).value)).toBe(
    JSON.stringify({
      ...value,
      1: { ...value[1], richText: { ...clean, more: written } },
      2: { ...value[2], richText: clean },
      4: { ...value[4], richText: clean },
    }),
  )
  await send('PUT', `set_status/${id}`)
  const bar = (await server.app.inject('/api/navigation')).json<{ data: unknown }>().data
  expect(bar).toEqual({ ...value[4], richText: clean })
  expect((await read(id)).value).toEqual(value)
})

it('cleans the texts of an older page', async () => {
  const older = (val: string) => ({ picTxt: { default: { isShow: { val: 1 }, richText: { val } } }, titles: { aa: { note: '<script>' } } })
  const written = '<p onclick="x()">文字</p>'
  await send('POST', 'save/1', { value: older(written) })
  expect((await send('GET', 'get_info/1')).data.info.value).toEqual(older(written))
  expect(await visit(1)).toEqual(older('<p>文字</p>'))
})

it('lets none of the known attacks through', async () => {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } })
  const harmful = new Set(
    'script iframe frame frameset object embed applet form input button select textarea link meta base style svg math template'.split(' '),
  )
  const wrongIn = (html: string): string[] => {
    const place = document.createElement('template')
    place.innerHTML = html
    return [...place.content.querySelectorAll('*')].flatMap((element) => {
      const named = harmful.has(element.localName) ? [element.localName] : []
      const style = String(element.getAttribute('style'))
      if (/position|z-index|transform|expression|@import|behavior/i.test(style)) named.push(style)
      for (const { name, value: written } of element.attributes) {
        const value = String(written)
        if (/^on|srcdoc|^id$|^class$|^name$|formaction|ping/i.test(name)) named.push(`${name}=${value}`)
        const scheme = /^[^a-z/.?#]*([a-z][a-z\d+.\-\s]*):/i.exec(value)?.[1]?.toLowerCase()
        const isAddress = /^(href|src|poster)$/.test(name) && scheme !== undefined
        if (isAddress && !['http', 'https', 'tel', 'mailto', ...(name === 'src' ? ['data'] : [])].includes(scheme)) named.push(value)
      }
      return named
    })
  }
  // a sign that no text of the database may hold is refused as it is saved
  const stored = htmlAttacks.filter(({ html }) => !html.includes('\0'))
  const clean = await served(...stored.map(({ html }) => html))
  expect(stored.length).toBeGreaterThan(500)
  expect(clean.flatMap((html, at) => wrongIn(html).map((what) => `${stored[at]!.family}: ${what} in ${html}`))).toEqual([])
})

it.each([
  ['blanks in a style', `<p style="color: a${' '.repeat(400_000)}b">x</p>`],
  ['line ends in a style', `<p style="color: a${'\n'.repeat(400_000)}b">x</p>`],
  ['brackets in a style', `<p style="color: ${'('.repeat(400_000)}">x</p>`],
  ['tables in tables', '<table><tr><td>'.repeat(60_000) + 'x'],
  ['marks in marks', '<b>'.repeat(160_000) + 'x'],
])('reads %s in a moment', async (_, html) => {
  // a quarter of these lengths took six seconds and more
  expect((await served(html))[0]).toContain('x')
})

it('keeps a text in its own box where its styles would lie over what stands around it', async () => {
  const [reaching, plain] = await served(
    '<div style="display:flex;height:0;align-items:flex-end"><a href="/a" style="height:3000px">pay</a></div>',
    '<p style="color: red; width: 100%">x</p>',
  )
  expect(reaching).toMatch(/^<div style="overflow: hidden">.*<\/div>$/)
  expect(plain).toBe('<p style="color: red; width: 100%">x</p>')
})
