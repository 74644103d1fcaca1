import { addElement, chooseBlocks, openDesigner, openSignIn, openVisitorChat, openVisitorPage, signIn, weighed } from './journeys.mjs'
import { openStage } from './stage.mjs'

// Budgets that fail the build, in kB of gzip, React included; the aims are printed beside them.
const budgets = {
  'sign-in page': [110, 95],
  'console to the page list': [200, 150],
  'designer usable': [200, 150],
  'blocks chosen in it': [60, 40],
  'media library beside it': [45, 40],
  'agent chat beside them': [60, 40],
  'visitor chat, unopened': [5, 3],
  'visitor chat, opened': [45, 30],
}

export async function measureSizes(stage) {
  const sizes = {}
  const office = await stage.freshPage()
  sizes['sign-in page'] = await weighed(office, () => openSignIn(office, stage))
  const list = await weighed(office, () => signIn(office))
  sizes['console to the page list'] = joined(sizes['sign-in page'], list)
  const host = await stage.freshPage()
  sizes['designer usable'] = await weighed(host, () => openDesigner(host, stage))
  // what the designer fetches ahead of need is not the next element's: the linter comes when nobody does anything
  await host.$eval('crm-designer', (designer) => designer.check())
  await hasNothingToDo(host)
  sizes['media library beside it'] = await weighed(host, () => addElement(host, stage, 'crm-media-library'))
  await hasNothingToDo(host)
  sizes['agent chat beside them'] = await weighed(host, () =>
    addElement(host, stage, 'crm-kefu', { mode: 'agent', token: stage.agentToken }),
  )
  const edited = await stage.freshPage()
  await weighed(edited, () => openDesigner(edited, stage))
  sizes['blocks chosen in it'] = await weighed(edited, () => chooseBlocks(edited, 4))
  const shop = await stage.freshPage()
  sizes['visitor chat, unopened'] = await weighed(shop, () => openVisitorPage(shop, stage))
  sizes['visitor chat, opened'] = joined(sizes['visitor chat, unopened'], await weighed(shop, () => openVisitorChat(shop)))
  return sizes
}

/** What a page does when nobody does anything is done: on a busy machine its turn comes later than the network is idle. */
async function hasNothingToDo(page) {
  for (let turn = 0; turn < 2; turn++) {
    await page.waitForNetworkIdle({ idleTime: 1500 })
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  }
  await page.waitForNetworkIdle({ idleTime: 500 })
}

const joined = (one, two) => ({ bytes: one.bytes + two.bytes, parts: [...one.parts, ...two.parts].sort((a, b) => b.bytes - a.bytes) })
export { budgets }

if (process.argv[1]?.endsWith('sizes.mjs')) {
  const stage = await openStage()
  try {
    const sizes = await measureSizes(stage)
    for (const [name, { bytes, parts }] of Object.entries(sizes)) {
      const [budget, aim] = budgets[name]
      const kilobytes = bytes / 1000
      const verdict = kilobytes <= budget ? 'ok  ' : 'OVER'
      console.log(`${verdict} ${name.padEnd(26)} ${kilobytes.toFixed(1).padStart(6)} kB  budget ${budget}, aim ${aim}`)
      if (kilobytes > budget)
        for (const part of parts.slice(0, 12)) console.log(`       ${(part.bytes / 1000).toFixed(1).padStart(6)} ${part.name}`)
    }
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  } finally {
    await stage.close().catch(() => undefined)
  }
}
