import { deepFolder } from '../support/page-server.mjs'
import { weigh } from './weigh.mjs'

const options = { timeout: 60_000 }
const visible = (page, selector) => page.waitForSelector(selector, { ...options, visible: true })

/** Puts an element into a blank page of another origin, and waits for its `crm-ready`. */
async function putElement(page, tag, attributes, src) {
  await page.evaluate(
    ([name, given, script]) =>
      new Promise((done, failed) => {
        const element = document.createElement(name)
        for (const [key, value] of Object.entries(given)) element.setAttribute(key, value)
        element.style.cssText = 'display:block;height:700px'
        element.addEventListener('crm-ready', () => done(), { once: true })
        element.addEventListener('crm-error', (event) => failed(new Error(`${name}: ${JSON.stringify(event.detail)}`)), { once: true })
        document.body.append(element)
        const code = document.createElement('script')
        code.type = 'module'
        code.src = script
        document.head.append(code)
      }),
    [tag, attributes, src],
  )
}

const script = (stage, tag) => `${stage.pages.url}${deepFolder}/${tag}.js`

/** The page on which a designer stands, usable. */
export async function openDesigner(page, stage) {
  await page.goto(`${stage.pages.url}/blank.html`)
  const attributes = { 'base-url': stage.product.url, token: stage.token, 'page-id': String(stage.pageId) }
  await putElement(page, 'crm-designer', attributes, script(stage, 'crm-designer'))
}

/** Presses the first blocks of the phone, one after the other, until the panel shows what can be edited of them. */
export async function chooseBlocks(page, count) {
  for (let at = 0; at < count; at++) {
    await visible(page, 'crm-designer >>> [data-block]')
    const covers = await page.$$('crm-designer >>> [data-block]')
    await covers[at % covers.length].click()
    await visible(page, 'crm-designer >>> .designer-panel [data-field]')
  }
}

export async function addElement(page, stage, tag, attributes = {}) {
  await putElement(page, tag, { 'base-url': stage.product.url, token: stage.token, ...attributes }, script(stage, tag))
}

export async function openSignIn(page, stage) {
  await page.goto(`${stage.product.url}/admin/setting/pages/devise/0`)
  await visible(page, 'crm-console >>> input[type=password]')
}

export async function signIn(page, account = 'admin') {
  await page.type('crm-console >>> input[autocomplete=username]', account)
  await page.type('crm-console >>> input[type=password]', 'crm-demo-2026')
  await page.keyboard.press('Enter')
  await visible(page, 'crm-console >>> table tbody tr')
}

export async function openVisitorPage(page, stage) {
  await page.goto(`${stage.pages.url}/blank.html`)
  await page.evaluate(
    ([base, src]) => {
      document.body.innerHTML = `<crm-kefu mode="visitor" base-url="${base}"></crm-kefu>`
      const code = document.createElement('script')
      code.type = 'module'
      code.src = src
      document.head.append(code)
    },
    [stage.product.url, script(stage, 'crm-kefu')],
  )
  await visible(page, 'crm-kefu >>> button')
}

export async function openVisitorChat(page) {
  await page.click('crm-kefu >>> button')
  await visible(page, 'crm-kefu >>> textarea')
}

/** Runs a journey with a meter on the page, until what it loads by itself has come as well. */
export async function weighed(page, journey) {
  const meter = weigh(page)
  await journey()
  await page.waitForNetworkIdle({ idleTime: 700, concurrency: 1 })
  return meter.stop()
}
