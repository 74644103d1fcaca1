import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { clickOn, expectAccessible, find, openBrowser, openPage, press, seeText, signIn, until, visible } from '../support/browse.ts'

interface Seen {
  width: number
  height: number
  left: number
  top: number
  background: string
  color: string
  filter: string
  animation: string
  radius: string
  border: string
  pointer: string
  text: string
}

/** What somebody sees of the first element with a selector; null when it is not to be seen. */
const look = (page: Page, selector: string): Promise<Seen | null> =>
  page.evaluate((wanted) => {
    const node = document.querySelector('crm-console')!.shadowRoot!.querySelector(wanted)
    const box = node?.getBoundingClientRect()
    if (!node || !box || box.width * box.height === 0) return null
    const { backgroundColor, backgroundImage, color, filter, animationName, borderRadius, borderTopWidth, pointerEvents } =
      getComputedStyle(node)
    return {
      width: box.width,
      height: box.height,
      left: box.left,
      top: box.top,
      background: `${backgroundColor} ${backgroundImage}`,
      color,
      filter,
      animation: animationName,
      radius: borderRadius,
      border: borderTopWidth,
      pointer: pointerEvents,
      text: node.textContent,
    }
  }, selector)

const sees = (page: Page, selector: string, isGood: (seen: Seen | null) => boolean) => until(() => look(page, selector), isGood)
const isThere = (seen: Seen | null) => seen !== null
const isAway = (seen: Seen | null) => seen === null

/** Presses a control of the drawer wherever it is scrolled to. */
async function flip(page: Page, name: string, role = 'switch') {
  const control = await find(page, name, role)
  await control.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  await control.evaluate((node) => (node as HTMLElement).click())
}

/** Chooses one of several in a row of the drawer; the same word stands in more than one row. */
const choose = (page: Page, row: string, option: string) =>
  page.evaluate(
    (wantedRow, wantedOption) => {
      const root = document.querySelector('crm-console')!.shadowRoot!
      const groups = [...root.querySelectorAll('.look-form [role=radiogroup]')]
      const group = groups.find((one) => root.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent === wantedRow)!
      const option = [...group.querySelectorAll('label')].find((one) => one.textContent === wantedOption)!
      option.click()
    },
    row,
    option,
  )

describe('the theme drawer', () => {
  let browser: Browser
  let page: Page
  let errors: string[]
  beforeAll(async () => {
    browser = await openBrowser()
    ;({ page, errors } = await openPage(browser, `${inject('productUrl')}/admin/setting/pages/devise/0`, { width: 1366, height: 768 }))
    await signIn(page, 'admin')
    await find(page, '店铺装修', 'heading')
    await press(page, '主题设置')
    await visible(page, 'crm-console >>> .look-form')
  })
  afterAll(() => browser.close())

  it('shows and hides what stands around the page', async () => {
    await expectAccessible(page)
    for (const [name, selector] of [
      ['显示 Logo', '.console-sidebar .console-mark'],
      ['显示面包屑', '.console-trail ol'],
      ['显示标签页', '.console-tabs'],
    ] as const) {
      await sees(page, selector, isThere)
      await flip(page, name)
      await sees(page, selector, isAway)
      await flip(page, name)
      await sees(page, selector, isThere)
    }
    for (const [name, selector] of [
      ['显示页脚', '.console-footer'],
      ['显示面包屑图标', '.console-trail li svg'],
      ['开启水印', '.console-watermark rect'],
    ] as const) {
      await sees(page, selector, isAway)
      await flip(page, name)
      await sees(page, selector, isThere)
    }
    expect((await look(page, '.console-footer'))!.top).toBeGreaterThan(700)
    const words = await find(page, '水印文案', 'textbox')
    await words.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    await words.type('内部资料')
    await until(
      () => page.evaluate(() => document.querySelector('crm-console')!.shadowRoot!.querySelector('.console-watermark')!.textContent),
      (text) => text?.trim() === '内部资料',
    )
  })

  it('narrows the menu, opens groups side by side, and lets the header go', async () => {
    const wide = (await look(page, '.console-sidebar'))!.width
    await flip(page, '菜单折叠')
    await sees(page, '.console-sidebar', (seen) => seen!.width < wide / 2)
    await flip(page, '菜单折叠')
    const opened = () =>
      page.evaluate(() => document.querySelector('crm-console')!.shadowRoot!.querySelectorAll('.console-menu [aria-expanded=true]').length)
    const openGroup = () =>
      page.evaluate(() =>
        document.querySelector('crm-console')!.shadowRoot!.querySelector<HTMLElement>('.console-menu [aria-expanded=false]')!.click(),
      )
    await openGroup()
    await until(opened, (count) => count === 1)
    await flip(page, '菜单手风琴')
    await openGroup()
    await until(opened, (count) => count > 1)
    const scroll = () =>
      page.evaluate(() => {
        const main = document.querySelector('crm-console')!.shadowRoot!.querySelector('.console-main')!
        main.scrollTop = 1000
        return main.scrollTop
      })
    expect(await scroll()).toBe(0)
    await flip(page, '固定头部')
    await until(scroll, (top) => top > 50)
    await flip(page, '固定头部')
    await until(scroll, (top) => top === 0)
  })

  it('changes all colours: dark, themes, bars, grey and turned', async () => {
    const light = (await look(page, '.console-outlet'))!.color
    await flip(page, '深色模式')
    await sees(page, '.console-outlet', (seen) => seen!.color !== light)
    await flip(page, '深色模式')
    const filterOf = (name: string) => sees(page, '.crm-root', (seen) => seen!.filter === name)
    await flip(page, '灰色模式')
    await filterOf('grayscale(1)')
    // the drawer lies in the top layer and is grey, too
    await sees(page, '.crm-layer dialog', (seen) => seen!.filter === 'grayscale(1)')
    await flip(page, '色弱模式')
    await filterOf('invert(0.8)')
    await flip(page, '色弱模式')
    await filterOf('none')
    const primary = () => look(page, '.console-list-head .is-primary')
    const before = (await primary())!.background
    const style = await find(page, '主题风格', 'combobox').catch(() => find(page, '主题风格', 'button'))
    await style.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    await style.click()
    await press(page, '红黑', 'option')
    await until(primary, (seen) => seen!.background !== before)
    await sees(page, '.console-sidebar', (seen) => seen!.background.startsWith('rgb(46, 34, 32)'))
    await flip(page, '菜单背景渐变')
    await sees(page, '.console-sidebar', (seen) => seen!.background.includes('linear-gradient'))
  })

  it('arranges everything in four layouts; classic and transverse without tags, the others with', async () => {
    await flip(page, '经典', 'radio')
    await sees(page, '.console-header', (seen) => seen!.left === 0 && seen!.width === 1366)
    await sees(page, '.console-sidebar', (seen) => seen!.top >= 56)
    await sees(page, '.console-tabs', isAway)
    await flip(page, '横向', 'radio')
    await sees(page, '.console-strip', (seen) => seen!.width === 1366 && seen!.height < 60)
    await sees(page, '.console-sidebar', isAway)
    await sees(page, '.console-tabs', isAway)
    await flip(page, '分栏', 'radio')
    await sees(page, '.console-rail', (seen) => seen!.left === 0 && seen!.height === 768)
    await sees(page, '.console-sidebar', (seen) => seen!.left > 60)
    await sees(page, '.console-tabs', isThere)
    const entry = '.console-rail li a[aria-current]'
    const rounded = (await look(page, entry))!
    expect(rounded.radius).not.toBe('0px')
    await choose(page, '分栏风格', '卡片')
    await sees(page, entry, (seen) => seen!.radius === '0px' && seen!.left === 0 && seen!.width > rounded.width)
    await choose(page, '分栏风格', '圆角')
    await sees(page, entry, (seen) => seen!.radius === rounded.radius && seen!.left === rounded.left)
    await choose(page, '分栏排列', '水平')
    await sees(page, '.console-rail', (seen) => seen!.width > 100)
    await sees(page, entry, (seen) => seen!.height < rounded.height)
    const tag = '.console-tabs li[data-shown]'
    const lively = (await look(page, tag))!
    expect(lively.border).toBe('0px')
    await choose(page, '标签页风格', '卡片')
    await sees(page, tag, (seen) => seen!.border === '1px' && seen!.background !== lively.background)
    await choose(page, '标签页风格', '圆滑')
    const bar = (await look(page, '.console-tabs'))!
    await sees(page, tag, (seen) => seen!.radius === '10px 10px 0px 0px' && bar.top + bar.height - (seen!.top + seen!.height) <= 1)
    await choose(page, '标签页风格', '灵动')
    await sees(page, tag, (seen) => seen!.radius === lively.radius && seen!.background === lively.background)
    await choose(page, '切换动画', '左滑')
    await sees(page, '.console-page > *', (seen) => seen!.animation === 'console-from-right')
    // whatever was chosen, below 1000 px of its own width; and what a tablet and a phone have no room for
    const widen = (width: string) =>
      page.evaluate((px) => (document.querySelector('crm-console') as HTMLElement).style.setProperty('width', px), width)
    const bell = '.console-bell'
    await widen('999px')
    await sees(page, '.console-rail', isAway)
    await sees(page, '.console-sidebar', isAway)
    await sees(page, bell, (seen) => seen!.left < 999)
    await sees(page, '.console-tabs', (seen) => seen!.width === 999)
    await widen('1000px')
    await sees(page, '.console-rail', isThere)
    await sees(page, '.console-sidebar', isThere)
    await widen('601px')
    await sees(page, '.console-tabs', isThere)
    await widen('600px')
    await sees(page, '.console-tabs', isAway)
    await sees(page, '.console-user > span:last-child', isAway)
    await widen('')
    await flip(page, '默认', 'radio')
    await sees(page, '.console-rail', isAway)
  })

  it('copies what was chosen, is there after a reload, and takes everything back', async () => {
    // the clipboard of a browser without a screen is closed: one that refuses, then one that takes it
    for (const isOpen of [false, true]) {
      await page.evaluate((takes) => {
        const writeText = async (text: string) => {
          if (!takes) throw new DOMException('no permission', 'NotAllowedError')
          document.body.dataset['copied'] = text
        }
        Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
      }, isOpen)
      await flip(page, '一键复制配置', 'button')
      await seeText(page, isOpen ? '配置复制成功' : '配置复制失败')
    }
    // the message went, the error can still be read at the bell
    await page.keyboard.press('Escape')
    await until(
      () => look(page, '.look-form'),
      (seen) => seen === null,
    )
    await clickOn(page, 'crm-console >>> .console-bell')
    await sees(page, '.console-notice-error', (seen) => seen?.text.includes('配置复制失败') === true)
    await press(page, '全部已读')
    await sees(page, '.console-notice-error', isAway)
    await page.keyboard.press('Escape')
    const copied = JSON.parse(await page.evaluate(() => document.body.dataset['copied']!)) as Record<string, unknown>
    expect(copied).toMatchObject({
      layout: 'defaults',
      watermark: '内部资料',
      style: 'theme-7',
      primary: '#f34d37',
      animation: 'slide-left',
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    // what lies under the line of the start can be used
    await sees(page, '.console-start-bar', (seen) => seen?.pointer === 'none' && seen.top === 0)
    await sees(page, '.console-sidebar', (seen) => seen?.background.includes('rgb(46, 34, 32)') === true)
    await sees(page, '.console-start-bar', isAway)
    await sees(page, '.console-watermark rect', isThere)
    await press(page, '主题设置')
    await visible(page, 'crm-console >>> .look-form')
    await flip(page, '一键恢复默认', 'button')
    // a page of the console's own starts afresh
    await Promise.all([page.waitForNavigation(), press(page, '确定')])
    await sees(page, '.console-sidebar', isThere)
    await sees(page, '.console-watermark rect', isAway)
    await sees(page, '.console-sidebar', (seen) => seen?.background.startsWith('rgb(255, 255, 255)') === true)
    expect(await page.evaluate(() => localStorage.getItem('crm:console-look'))).toBeNull()
    expect(errors).toEqual([])
  })

  it('says which part of the code did not arrive, and brings it with another try', async () => {
    let isCut = true
    await page.setRequestInterception(true)
    page.on('request', (request) => void (isCut && request.url().includes('/chunks/') ? request.abort() : request.continue()))
    await page.evaluate(() =>
      (document.querySelector('crm-console') as unknown as { navigate(path: string): void }).navigate('/setting/pages/links'),
    )
    await seeText(page, 'ChunkLoadError')
    await find(page, '重新加载后台', 'button')
    isCut = false
    await press(page, '重试')
    await find(page, '页面链接', 'heading')
  })
})
