import puppeteer from 'puppeteer-core'
import { browserArguments, findChromium } from '../support/chromium.mjs'
import { startPages } from '../support/page-server.mjs'
import { agentTokenFrom, joinProduct, startProduct, tokenFrom } from '../support/stage.mjs'

/** Product (`STAGE=<address>`: one that runs already), blank pages on another origin, a browser, and a page to edit. */
export async function openStage() {
  const product = process.env.STAGE ? await joinProduct(process.env.STAGE) : await startProduct()
  const pages = await startPages({ backend: product.url })
  const executablePath = process.env.CHROME_PATH || (await findChromium({ isWhole: true })).path
  const browser = await puppeteer.launch({ executablePath, args: browserArguments })
  const token = await tokenFrom(product.url)
  const agentToken = await agentTokenFrom(product.url)
  const list = await fetch(`${product.url}/adminapi/diy/get_list?page=1&limit=10`, { headers: { Authorization: `Bearer ${token}` } })
  const { data } = await list.json()
  const close = async () => {
    await browser.close()
    await pages.close()
    await product.stop()
  }
  /** A page in a context of its own: empty cache, no session. */
  const freshPage = async () => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    // a device that knows this version is not asked to update
    await page.evaluateOnNewDocument(() => {
      if (location.pathname.startsWith('/admin')) localStorage.setItem('crm:version', '5.4.0')
    })
    await page.setViewport({ width: 1440, height: 900 })
    return page
  }
  return { product, pages, browser, token, agentToken, pageId: data.list[0].id, freshPage, close }
}
