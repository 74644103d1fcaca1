import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { openSignIn, signIn } from './journeys.mjs'
import { openStage } from './stage.mjs'

// `node tests/bench/pictures.mjs`: takes the pictures of demo/index.html from the running product
const folder = fileURLToPath(new URL('../../demo/pictures/', import.meta.url))
const size = { width: 1440, height: 900 }

async function settled(page) {
  await page.waitForNetworkIdle({ idleTime: 800 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

async function legacyAdmin(page, stage) {
  await page.goto(stage.product.legacyUrl)
  await page.waitForSelector('crm-designer >>> [data-block]', { visible: true })
  await settled(page)
  await (await page.$$('crm-designer >>> [data-block]'))[1]?.click()
}

async function office(page, stage) {
  await openSignIn(page, stage)
  await signIn(page)
}

async function support(page, stage) {
  await page.goto(`${stage.product.url}/support/`)
  await page.waitForSelector('crm-kefu >>> button', { visible: true })
  await page.click('crm-kefu >>> button')
  await page.waitForSelector('crm-kefu >>> textarea', { visible: true })
  await page.type('crm-kefu >>> textarea', '请问帐篷今天能发货吗？')
  await page.keyboard.press('Enter')
}

const stage = await openStage()
try {
  const tiles = []
  for (const [name, show] of Object.entries({ 'legacy-admin': legacyAdmin, console: office, support })) {
    const page = await stage.freshPage()
    await page.setViewport(size)
    await show(page, stage)
    await settled(page)
    const picture = await page.screenshot()
    const { size: bytes } = await sharp(picture).resize(960, 600).webp({ quality: 80 }).toFile(`${folder}${name}.webp`)
    console.log(`${name} ${(bytes / 1000).toFixed(0)} kB`)
    tiles.push(await sharp(picture).resize(640, 400).toBuffer())
  }
  const composites = tiles.map((input, at) => ({ input, left: at * 656, top: 0 }))
  const ground = sharp({ create: { width: 656 * 3 - 16, height: 400, channels: 3, background: '#ffffff' } })
  await ground.composite(composites).webp({ quality: 78 }).toFile(`${folder}overview.webp`)
} finally {
  await stage.close().catch(() => undefined)
}
