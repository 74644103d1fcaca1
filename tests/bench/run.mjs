import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { consoleLines } from './console-table.mjs'
import { measureConsole, measureSoak } from './console.mjs'
import { measureEdits, table } from './designer.mjs'
import { measureKefu } from './kefu.mjs'
import { peersTable } from './peers-table.mjs'
import { measurePeers } from './peers.mjs'
import { measureFirstMessage } from './first-message.mjs'
import { measureMedia } from './media.mjs'
import { mediaTable } from './media-table.mjs'
import { addElement, openDesigner, openSignIn, openVisitorChat, openVisitorPage, signIn } from './journeys.mjs'
import { budgets, measureSizes } from './sizes.mjs'
import { slow } from './slow.mjs'
import { openStage } from './stage.mjs'
import { measureUploads, uploadLines } from './uploads.mjs'

/*
 * `npm run bench`: what is transferred until something can be used, how long that takes on a slow phone line, and what edits cost.
 * `npm run bench edits`, `designer` (beside its peers), `console` (beside react-admin), `soak`, `media`, `kefu`, `message`: that part alone. Each says at its
 * end how long it took. `RESULTS=<file>` appends to another file: a trial whose figures mean nothing.
 */
const results = process.env.RESULTS || fileURLToPath(new URL('results.md', import.meta.url))
const rounds = Number(process.env.ROUNDS) || 3

const journeys = {
  'sign-in page': async (page, stage) => openSignIn(page, stage),
  'designer usable': async (page, stage) => openDesigner(page, stage),
  'visitor chat, opened': async (page, stage) => {
    await openVisitorPage(page, stage)
    await openVisitorChat(page)
  },
}

async function timed(stage, journey) {
  const times = []
  for (let round = 0; round < rounds; round++) {
    const page = await stage.freshPage()
    await slow(page)
    const started = performance.now()
    await journey(page, stage)
    times.push(performance.now() - started)
    await page.browserContext().close()
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]
}

async function warmed(stage) {
  const page = await stage.freshPage()
  await openSignIn(page, stage)
  await signIn(page)
  const started = performance.now()
  const host = await page.browserContext().newPage()
  await openDesigner(host, stage)
  await addElement(host, stage, 'crm-media-library')
  return performance.now() - started
}

async function everything(stage) {
  const sizes = await measureSizes(stage)
  const lines = ['| | kB gzip | budget | aim |', '|-|-:|-:|-:|']
  for (const [name, { bytes }] of Object.entries(sizes))
    lines.push(`| ${name} | ${(bytes / 1000).toFixed(1)} | ${budgets[name].join(' | ')} |`)
  lines.push('', `| usable after, 4× slower processor, slow 4G, median of ${rounds} | s |`, '|-|-:|')
  for (const [name, journey] of Object.entries(journeys)) lines.push(`| ${name} | ${((await timed(stage, journey)) / 1000).toFixed(2)} |`)
  lines.push(`| designer and library beside it, nothing slowed, parts of both known | ${((await warmed(stage)) / 1000).toFixed(2)} |`, '')
  return [...lines, ...(await edits(stage))]
}

/** `EDITS`, `WARM`, `PASSES` and `COUNTS` are explained in `designer.mjs`. */
const edits = async (opened) => ['```', ...table(await measureEdits(opened)), '```', '']

/**
 * `npm run bench designer`: beside its peers; `COUNTS=100,1250` for fewer cards, `ROUNDS` for more rounds of each gesture, `OPENINGS` for
 * other than three openings.
 */
async function besidePeers(stage) {
  const counts = (process.env.COUNTS ?? '100,1250,5000').split(',').map(Number)
  const times = Number(process.env.ROUNDS) || 10
  return peersTable(await measurePeers(stage, counts, times, Number(process.env.OPENINGS) || 3), counts, times)
}

/**
 * `npm run bench media`, about five minutes: the library with 100,000 files, then a film of 192 MB through cuts and kills, then a
 * thousand pictures in one drop. `FULL=1` sends a gigabyte through 200 cuts and 30 kills, which takes a quarter of an hour.
 */
async function media(opened) {
  const lines = mediaTable(await measureMedia(opened))
  // its memory and processor belong to what comes now
  await opened.close()
  const few = { size: 192 * 1024 * 1024, cuts: 40, kills: 4, browsers: 2 }
  // what was measured before is told in any case
  const notEnded = (error) => [`Uploads did not end: ${error.message}`, '']
  lines.push(...(await measureUploads(process.env.FULL ? {} : few).then(uploadLines, notEnded)))
  return lines
}

const parts = {
  everything,
  edits,
  designer: besidePeers,
  console: async (opened) => consoleLines(await measureConsole(opened)),
  soak: (opened) => measureSoak(opened, Number(process.env.MINUTES) || 10),
  media,
  kefu: (opened) => measureKefu(opened),
  message: (opened) => measureFirstMessage(opened),
}
// `console soak` is the soak
const part = process.argv.slice(2).at(-1) ?? 'everything'
if (!Object.hasOwn(parts, part)) throw new Error(`there is no bench ${part}, only ${Object.keys(parts).join(', ')}`)
const started = performance.now()

const stage = await openStage()
try {
  const lines = [`\n## ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, node ${process.version}, ${cpus().length} cores\n`]
  lines.push(...(await parts[part](stage)), `All of it took ${Math.round((performance.now() - started) / 1000)} s.`, '')
  const text = lines.join('\n')
  console.log(text)
  if (!existsSync(results)) writeFileSync(results, '# What it costs to use the elements\n\nAppended by `npm run bench`.\n')
  appendFileSync(results, text)
} finally {
  await stage.close().catch(() => undefined)
}
