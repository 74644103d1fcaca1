import { loadavg } from 'node:os'
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

/** Whether an agent has it, in the list of conversations. */
async function hasArrived({ product, agentToken }, words) {
  const headers = { 'authori-zation': `Bearer ${agentToken}` }
  const reply = await fetch(`${product.url}/kefuapi/user/record?page=1&limit=30&nickname=&is_tourist=1`, { headers })
  return JSON.stringify((await reply.json()).data).includes(words)
}

async function once(stage, words) {
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
    await page.keyboard.sendCharacter(words)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => window.chatMarks.delivered, { polling: 'raf', timeout: 60_000 })
    const { pressed, field, delivered } = await page.evaluate(() => window.chatMarks)
    const shown = await page.$eval('crm-kefu >>> .kefu-row[data-mine][data-state=sent] .kefu-bubble-text', (text) => text.textContent)
    return { field: field - pressed, delivered: delivered - pressed, isRight: shown === words && (await hasArrived(stage, words)) }
  } finally {
    await page.browserContext().close()
  }
}

/** `npm run bench message`: the first message of a guest on slow 4G with a processor four times slower; `ROUNDS` of it (5). */
export async function measureFirstMessage(stage, rounds = Number(process.env.ROUNDS) || 5) {
  const taken = []
  for (let round = 0; round < rounds; round++) taken.push(await once(stage, `雨伞还有吗 ${Date.now()}`))
  const median = (name) => taken.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)]
  const wrong = taken.filter(({ isRight }) => !isRight).length
  if (wrong > 0) process.exitCode = 1
  const delivered = median('delivered')
  return [
    `| first message, 4× slower processor, slow 4G, after the press on the launcher, median of ${rounds}; load ${loadavg()[0].toFixed(1)} | ms | wanted | |`,
    '|-|-:|-:|-|',
    `| somebody can write | ${median('field').toFixed(0)} | | |`,
    `| the message stands delivered | ${delivered.toFixed(0)} | ${wanted} | ${delivered <= wanted ? 'met' : 'missed'} |`,
    '',
    wrong > 0
      ? `Wrong: ${wrong} of ${rounds} messages did not stand there, or did not reach an agent.`
      : 'Each stood there with its words, and an agent had it.',
    '',
  ]
}
