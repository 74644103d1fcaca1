// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { onPhone } from '../on-phone.tsx'

const path = '/cms/cms'
const articles = (count: number) => ({
  replies: { [path]: { list: Array.from({ length: count }, (_, id) => ({ id, title: `a${id}`, add_time: '1795220720' })) } },
})

describe('the preview of articles', () => {
  it('shows the articles of the chosen category', async () => {
    const { texts, all, calls, show } = await onPhone('articleList', { category: '1', gap: 8, cardCorners: 1 })
    expect(texts('.designer-article__title')).toHaveLength(2)
    expect(texts('.designer-article__title')[0]).toBe('双十一活动公告')
    expect(texts('.designer-article__added')[0]).toBe('2026-11-21 08:25')
    expect(all('.designer-article').map((card) => card.style.marginBottom)).toEqual(['8px', '0px'])
    expect(all('.designer-article.is-turned')).toEqual([])
    await show({ category: '', wordsAt: 1 })
    expect(all('.designer-article.is-turned')).toHaveLength(2)
    expect(calls.map(({ query }) => (query as { pid?: string }).pid)).toEqual(['1', undefined])
  })

  it('shows as many as it is told, at most ten', async () => {
    const { all, show, calls } = await onPhone('articleList', { count: 4 }, articles(20))
    expect(all('.designer-article')).toHaveLength(4)
    await show({ count: 60 })
    expect(all('.designer-article')).toHaveLength(10)
    expect(calls).toHaveLength(1)
  })

  it('keeps its room, says that the shop hides it, or that the shop does not answer', async () => {
    const waiting = await onPhone('articleList', {}, { replies: { [path]: () => new Promise(() => {}) } })
    expect(waiting.all('.designer-article')).toHaveLength(3)
    expect((await onPhone('articleList', {}, articles(0))).box.textContent).toBe('该分类下暂无文章，商城不会显示此组件')
    const failed = await onPhone('articleList', {}, { replies: { [path]: new Error('gone') } })
    expect(failed.box.textContent).toContain('商城数据暂时读取不到')
  })

  it('shows tags in a title as text', async () => {
    const replies = { [path]: { list: [{ id: 1, title: '<img src=x onerror=alert(1)>' }] } }
    const { all, texts } = await onPhone('articleList', {}, { replies })
    expect(texts('.designer-article__title')).toEqual(['<img src=x onerror=alert(1)>'])
    expect(all('img')).toEqual([])
  })
})
