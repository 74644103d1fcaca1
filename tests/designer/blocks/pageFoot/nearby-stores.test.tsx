// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop } from '../../../pickers/shop.tsx'
import { showPanel } from '../../panel/shown-panel.tsx'

let screen: ReturnType<typeof showPanel>
const warning = '请先开启您的周边功能(/pages/storeList/index)'

beforeEach(() => setLocale('zh-cn'))
afterEach(() => screen.end())

async function open(status: string | null, links: readonly string[] = []) {
  const shop = fakeShop(status === null ? {} : { '/diy/get_store_status': { store_status: status } })
  screen = showPanel(shop, ({ page }) => {
    const footer = page.$footer.get()!
    const menuList = [...(footer.wire['menuList'] as object[]), ...links.map((link) => ({ name: '店', link, imgList: ['', ''] }))]
    page.edit(footer.id, { ...footer.wire, menuList }, 'x', 'y')
    page.select(footer.id)
  })
  await screen.eventually(() => expect(shop.asked('/diy/get_store_status')).toHaveLength(1))
}

describe('a tab for nearby stores', () => {
  it('is offered where goods can be picked up, once', async () => {
    await open('1')
    await screen.press('添加周边')
    await screen.eventually(() => expect(screen.rows('items')).toHaveLength(5))
    expect(screen.rows('items')[4]!.querySelector('.pick-link__face')!.textContent).toBe('/pages/storeList/index')
    expect(screen.field('items').textContent).not.toContain('添加周边')
  })

  it('is not offered elsewhere; one that is there says what to do', async () => {
    await open('0')
    await screen.wanted('button', '添加图文导航')
    expect(screen.root.textContent).not.toContain('周边')
    screen.end()
    await open('0', ['/pages/storeList/index'])
    await screen.reads(warning)
  })

  it('is left alone while the shop does not answer', async () => {
    await open(null, ['/pages/storeList/index'])
    expect(screen.root.textContent).not.toContain(warning)
    expect(screen.root.textContent).not.toContain('添加周边')
  })
})
