import type { CDPSession, Page, Viewport } from 'puppeteer-core'
import { describe, expect, inject, it } from 'vitest'
import { clickOn, expectAccessible, find, openPage, press, seeText, until } from '../support/browse.ts'
import { quiet, showElement } from '../support/elements.ts'
import { saveBlocks, tokenFrom } from '../support/stage.mjs'
import { stagePages } from '../support/pages-stage.ts'

const product = inject('productUrl')
const picture = `${product}/uploads/attach/demo/goods-120.jpg`
const first = { number: 1, starX: 30, starY: 40, areaWidth: 300, areaHeight: 160, nowImgWidth: 750, link: '/pages/index/index' }
const block = { name: 'hotspot', picStyle: { url: picture, list: [first] }, mbConfig: { val: 0 } }

interface Area {
  name: string
  x: number
  y: number
  width: number
  height: number
}

describe('the hotspot editor', () => {
  const held = stagePages()
  let page: Page

  async function openEditor(size: Viewport = { width: 1366, height: 900 }) {
    const token = await tokenFrom(product)
    ;({ page } = await openPage(held.browser, `${held.pages.url}/blank.html`, size))
    const attributes = { 'base-url': product, token, locale: 'zh-cn', 'page-id': await saveBlocks(product, token, [block]) }
    await showElement(page, 'body', 'crm-designer', { ...attributes, style: `display:block;height:${size.height - 20}px` })
    await clickOn(page, 'crm-designer >>> [data-block]')
    if (size.hasTouch) await press(page, '设置')
    await press(page, '编辑热区')
    await until(areas, (found) => found.length === 1)
    await quiet(page)
  }

  /** What the list at the right says of every area. */
  const areas = () =>
    page.$$eval('crm-designer >>> .hotspot-row', (rows) =>
      rows.map((row): Area => {
        const [x, y, width, height] = [...row.querySelectorAll<HTMLInputElement>('input')].map((input) => Number(input.value))
        return { name: row.querySelector('.hotspot-row__head')!.textContent!, x: x!, y: y!, width: width!, height: height! }
      }),
    )
  const stage = async () => (await (await page.$('crm-designer >>> .hotspot-stage__picture'))!.boundingBox())!
  /** A point of the picture, in px of 750. */
  const at = async (x: number, y: number) => {
    const box = await stage()
    return [box.x + (x * box.width) / 750, box.y + (y * box.width) / 750] as const
  }
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...(await at(...from)))
    await page.mouse.down()
    await page.mouse.move(...(await at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2)))
    await page.mouse.move(...(await at(...to)))
    await page.mouse.up()
  }
  const near = (area: Area | undefined, wanted: Omit<Area, 'name'>) =>
    (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(area![side] - wanted[side]) <= 2)
  const shown = () =>
    page.$$eval('crm-designer >>> .designer-hotspot__area', (nodes) => nodes.map((node) => (node as HTMLElement).style.cssText))
  const undo = async () => {
    await page.keyboard.down('Control')
    await page.keyboard.press('z')
    await page.keyboard.up('Control')
  }

  it('draws, moves, resizes and deletes with the mouse, and changes the page by one step', async () => {
    await openEditor()
    const before = await shown()
    await drag([400, 300], [700, 420])
    await drag([20, 600], [28, 640])
    await until(areas, (found) => found.length === 2 && near(found[1], { x: 400, y: 300, width: 300, height: 120 }))
    expect((await areas())[1]!.name).toBe('热区2(未设置)')
    await drag([550, 330], [450, 380])
    await until(areas, ([, area]) => near(area, { x: 300, y: 350, width: 300, height: 120 }))
    await drag([600, 470], [990, 500])
    await until(areas, ([, area]) => near(area, { x: 300, y: 350, width: 450, height: 150 }))
    await drag([300, 350], [200, 340])
    await until(areas, ([, area]) => near(area, { x: 200, y: 340, width: 550, height: 160 }))
    expect((await areas())[0]).toMatchObject({ x: 30, y: 40, width: 300, height: 160 })
    await press(page, '完成')
    await seeText(page, '热区是否配置链接、是否至少添加一个热区?')
    expect(await shown()).toEqual(before)
    await page.mouse.click(...(await at(400, 400)), { count: 2 })
    await find(page, '设置热区', 'dialog')
    await press(page, '确定')
    await seeText(page, '请输入链接')
    await page.keyboard.press('Escape')
    await press(page, '热区2 热区跳转链接: 选择跳转链接')
    await find(page, '选择链接', 'dialog')
    await page.keyboard.press('Escape')
    await drag([20, 560], [180, 640])
    await until(areas, (found) => found.length === 3)
    await press(page, '删除 热区2')
    expect((await until(areas, (found) => found.length === 2)).map((area) => area.name)).toEqual(['热区1(已设置)', '热区2(未设置)'])
    await press(page, '删除 热区2')
    await drag([100, 100], [150, 120])
    await until(areas, ([area]) => near(area, { x: 80, y: 60, width: 300, height: 160 }))
    await press(page, '完成')
    await seeText(page, '编辑成功!')
    const after = await until(shown, (found) => found.join() !== before.join())
    expect(after).toHaveLength(1)
    await (await page.$('crm-designer >>> [data-block]'))!.focus()
    await undo()
    await until(shown, (found) => found.join() === before.join())
  })

  it('works by keyboard alone, and changes nothing when it is left', async () => {
    await openEditor()
    const before = await shown()
    await expectAccessible(page)
    await (await find(page, '添加热区')).focus()
    await page.keyboard.press('Enter')
    await until(areas, (found) => found.length === 2)
    await (await find(page, '热区2 (未设置) 30, 210, 200×100')).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.down('Shift')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.up('Shift')
    expect((await areas())[1]).toMatchObject({ x: 31, y: 210, width: 200, height: 101 })
    await undo()
    expect((await areas())[1]).toMatchObject({ x: 31, y: 210, width: 200, height: 100 })
    await page.keyboard.press('Delete')
    await until(areas, (found) => found.length === 1)
    const left = await find(page, '热区1 左', 'spinbutton')
    await left.click({ count: 3 })
    await page.keyboard.type('500')
    await page.keyboard.press('Tab')
    expect((await areas())[0]).toMatchObject({ x: 450, width: 300 })
    await press(page, '取消')
    await press(page, '放弃修改')
    await until(
      () => page.$$('crm-designer >>> .hotspot-editor'),
      (found) => found.length === 0,
    )
    expect(await shown()).toEqual(before)
  })

  it('draws and moves with a finger on a phone', async () => {
    await openEditor({ width: 375, height: 740, hasTouch: true })
    const session = await page.createCDPSession()
    await swipe(session, await at(400, 100), await at(640, 230))
    await until(areas, (found) => found.length === 2 && near(found[1], { x: 400, y: 100, width: 240, height: 130 }))
    await swipe(session, await at(500, 160), await at(450, 210))
    await until(areas, ([, area]) => near(area, { x: 350, y: 150, width: 240, height: 130 }))
    await session.detach()
  })
})

async function swipe(session: CDPSession, from: readonly [number, number], to: readonly [number, number]) {
  const point = ([x, y]: readonly [number, number]) => [{ x, y }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) })
  for (const part of [0.3, 0.7, 1])
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: point([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]),
    })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
