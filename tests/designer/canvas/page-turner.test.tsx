// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Pages, PagesContext } from '#src/designer/blocks/shared/pages.ts'
import { blockKinds } from '#src/designer/blocks/index.ts'
import { BlockPreview } from '#src/designer/canvas/block-preview.tsx'
import { PageTurner } from '#src/designer/canvas/page-turner.tsx'
import type { Host } from '#src/door/host.ts'
import { HostContext } from '#src/ui/host.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const host = {
  $props: atom({}),
  emit: () => true,
  root: document.createElement('div'),
  layer: document.createElement('div'),
} as unknown as Host
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  vi.useRealTimers()
})

/** A block with its tools, with other clean values than a fresh one. */
async function shown(kind: string, change: object) {
  const definition = blockKinds.get(kind)!
  const box = document.createElement('div')
  const root = createRoot(box)
  const pages = new Pages()
  ends.push(() => act(async () => root.unmount()))
  const show = (next: object) =>
    act(async () => {
      const wire = definition.write({ ...definition.read(definition.fresh()), ...next }, definition.fresh())
      root.render(
        <HostContext.Provider value={host}>
          <PagesContext.Provider value={pages}>
            <BlockPreview block={{ id: 'b', kind, wire }} />
          </PagesContext.Provider>
          <PageTurner pages={pages} />
        </HostContext.Provider>,
      )
    })
  await show(change)
  const press = (label: string) => act(async () => box.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click())
  return {
    box,
    show,
    press,
    all: (selector: string) => [...box.querySelectorAll<HTMLElement>(selector)],
    place: () => box.querySelector('.designer-turner__place')?.textContent,
  }
}

const picturesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ picture: `/p${index}.png`, title: `第${index}`, link: '' }))
const lit = (nodes: HTMLElement[]) => nodes.map((node) => node.style.background !== '')

describe('turning a preview', () => {
  it('goes through the slides of a carousel and round, its indicator with it', async () => {
    const carousel = await shown('swiperBg', { slides: picturesOf(3) })
    const source = () => carousel.all('img').at(-1)!.getAttribute('src')
    expect([source(), carousel.place(), lit(carousel.all('.designer-carousel__dots i'))]).toEqual(['/p0.png', '1/3', [true, false, false]])
    await carousel.press('预览下一页')
    expect([source(), carousel.place(), lit(carousel.all('.designer-carousel__dots i'))]).toEqual(['/p1.png', '2/3', [false, true, false]])
    // the first picture stays: it gives all slides their height
    expect(carousel.all('img')).toHaveLength(2)
    await carousel.press('预览上一页')
    await carousel.press('预览上一页')
    expect([source(), carousel.place()]).toEqual(['/p2.png', '3/3'])
    await carousel.show({ slides: picturesOf(2), dots: 2 })
    expect([source(), carousel.box.querySelector('.designer-carousel__number')?.textContent]).toEqual(['/p1.png', '2/2'])
  })

  it('offers nothing where there is one page only', async () => {
    const carousel = await shown('swiperBg', { slides: picturesOf(1) })
    expect(carousel.all('.designer-turner')).toEqual([])
  })

  it('shows the pages of a grid of icons, rows × columns each, and their indicator', async () => {
    const menu = await shown('menus', { layout: 1, rows: 0, columns: 1, items: picturesOf(11) })
    const names = () => menu.all('.designer-menu__item').map((node) => node.textContent)
    expect(names()).toEqual(picturesOf(8).map((item) => item.title))
    await menu.press('预览下一页')
    expect(names()).toEqual(['第8', '第9', '第10'])
    expect(lit(menu.all('.designer-menu__pages i'))).toEqual([false, true])
    await menu.show({ layout: 0, items: picturesOf(11) })
    expect(menu.box.querySelector<HTMLElement>('.designer-menu__train')!.style.transform).toBe('translateX(-320px)')
  })

  it('changes the tab of promotions and asks for its list', async () => {
    const tabs = [1, 2].map((list) => ({ title: `版块${list}`, intro: '', list }))
    const promotions = await shown('promotionList', { tabs, accent: '#123456' })
    await promotions.press('预览下一页')
    const colours = promotions.all('.designer-promotions__tab b').map((node) => node.style.color !== '')
    expect(colours).toEqual([false, true])
  })

  it('plays at the storefront’s pace only when asked to, and ends with the choice', async () => {
    vi.useFakeTimers()
    const lines = ['甲', '乙', '丙'].map((title) => ({ title, link: '' }))
    const news = await shown('news', { lines })
    const line = () => news.box.querySelector('.designer-news__line')?.textContent
    await act(async () => vi.advanceTimersByTime(10_000))
    expect(line()).toBe('甲')
    await news.press('自动播放')
    await act(async () => vi.advanceTimersByTime(2600))
    expect(line()).toBe('乙')
    await news.press('停止播放')
    await act(async () => vi.advanceTimersByTime(10_000))
    expect(line()).toBe('乙')
    await news.press('自动播放')
    await ends.pop()!()
    expect(vi.getTimerCount()).toBe(0)
  })
})
