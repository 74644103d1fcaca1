import { openVisitorPage } from './journeys.mjs'
import { slow } from './slow.mjs'

/** Milliseconds from the press on the launcher until the first message is painted as delivered (issue of customer service). */
const wanted = 1500

/** Told by the page itself: when the launcher was pressed, and when the picture came in which the message stands delivered. */
function watchInPage() {
  const { shadowRoot } = document.querySelector('crm-kefu')
  const marks = (window.chatMarks = {})
  shadowRoot.addEventListener('click', () => (marks.pressed ??= performance.now()), { capture: true })
  const look = () => {
    // somebody can write as soon as the field has the focus
    if (!marks.field && shadowRoot.activeElement?.matches('textarea')) marks.field = performance.now()
    if (!marks.delivered && shadowRoot.querySelector('.kefu-row[data-mine][data-state=sent]'))
      requestAnimationFrame(() => requestAnimationFrame(() => (marks.delivered ??= performance.now())))
  }
  new MutationObserver(look).observe(shadowRoot, { subtree: true, childList: true, attributes: true })
  shadowRoot.addEventListener('focusin', look)
}

async function once(stage) {
  const page = await stage.freshPage()
  try {
    await slow(page)
    await openVisitorPage(page, stage)
    await page.waitForNetworkIdle({ idleTime: 700 })
    await page.evaluate(watchInPage)
    const { x, y } = await page.$eval('crm-kefu >>> button', (button) => {
      const box = button.getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    })
    await page.mouse.click(x, y)
    await page.waitForFunction(() => window.chatMarks.field, { polling: 'raf' })
    await page.keyboard.sendCharacter('雨伞还有吗')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.chatMarks.delivered, { polling: 'raf', timeout: 60_000 })
    const { pressed, field, delivered } = await page.evaluate(() => window.chatMarks)
    return { field: field - pressed, delivered: delivered - pressed }
  } finally {
    await page.browserContext().close()
  }
}

/** `npm run bench message`: the first message of a guest on slow 4G with a processor four times slower; `ROUNDS` of it (5). */
export async function measureFirstMessage(stage, rounds = Number(process.env.ROUNDS) || 5) {
  const taken = []
  for (let round = 0; round < rounds; round++) taken.push(await once(stage))
  const median = (name) => taken.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)]
  return [
    `| first message, 4× slower processor, slow 4G, after the press on the launcher, median of ${rounds} | ms | wanted |`,
    '|-|-:|-:|',
    `| somebody can write | ${median('field').toFixed(0)} | |`,
    `| the message stands delivered | ${median('delivered').toFixed(0)} | ${wanted} |`,
    '',
  ]
}
