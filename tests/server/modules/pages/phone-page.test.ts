import { expect, it } from 'vitest'
import { pageStage } from './stage.ts'

const { server, create } = pageStage()

const get = async (query: string, headers: Record<string, string> = {}) => {
  const reply = await server.app.inject({ url: `/pages/annex/special/index${query}`, headers })
  return { code: reply.statusCode, text: reply.body, headers: reply.headers }
}

const info = (...values: string[]) => values.map((value) => ({ title: '标题', value }))
const value = {
  1: { name: 'titles', timestamp: 1, titleConfig: { title: '标题', value: '人气<好物>' } },
  2: {
    name: 'swiperBg',
    timestamp: 2,
    swiperConfig: { list: [{ img: '/uploads/attach/a.png', info: info('今日推荐', '/pages/goods_details/index?id=12') }] },
    docConfig: { list: [{ val: '圆形', icon: 'iconDot' }] },
  },
  3: { name: 'crmHidden', crmKind: 'titles', timestamp: 3, titleConfig: { value: '收起来的' } },
  4: { name: 'coupon', timestamp: 4, numConfig: { val: 3 } },
  5: { name: 'richText', timestamp: 5, richText: { val: '<p onclick="x()">说明&nbsp;<b>文字</b> 1 &lt; 2</p><script>alert(1)</script>' } },
}

it('shows a published page to whoever scans its code, without a session, and only what is in it', async () => {
  const { id } = await create({ title: '双十一"会场', value })
  const { code, text, headers } = await get(`?id=${id}`)
  expect(code).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(text).toContain('<h1>双十一&quot;会场</h1>')
  expect(text).toContain('人气&lt;好物&gt;')
  expect(text).toContain('src="/uploads/attach/a.png"')
  expect(text).toContain('今日推荐')
  expect(text).toContain('说明 文字 1 &lt; 2')
  for (const no of ['收起来的', '圆形', '/pages/goods_details', 'alert(1)', 'onclick', 'style=', '<script']) expect(text).not.toContain(no)
  // what it cannot draw is said, and that it is no storefront
  expect(text).toContain('此组件的内容请在商城中查看')
  expect(text).toContain('简易预览')
  expect((await server.app.inject('/pages/annex/special/page.css')).headers['content-type']).toContain('text/css')
})

it('says so when a page is not published, in the visitor’s language', async () => {
  const hidden = await create({ is_show: 0, value })
  for (const query of [`?id=${hidden.id}`, '?id=999999', '?id=1%20or%201', '?id[]=1', '?id=99999999999999999999']) {
    const { code, text } = await get(query)
    expect([code, text.includes('页面未发布'), text.includes('人气')], query).toEqual([404, true, false])
  }
  expect((await get('?id=999999', { 'accept-language': 'en-GB' })).text).toContain('This page is not published')
})
