import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runChild } from './child.mjs'
import { failuresOf } from './failures.mjs'
import { changedTests } from './changed.mjs'
import { testsReaching } from './reaching.mjs'
import { keyboardFiles, killingFile, memoryFile, slowFiles, sweptFiles } from './slow-files.mjs'

const bin = (name) => join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
const node = process.execPath

async function one(command, args, options) {
  const { code, output, seconds, timedOut } = await runChild(command, args, options)
  const isGood = code === 0
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, output: timedOut ? `${output}\nstopped: it took too long` : output, seconds }
}

/** Ends a run that hangs; no judgement of speed: a test has a limit of its own, and a slow machine took 13 minutes for a part. */
const hanging = 2_400_000

/** A vitest project, or some `files` of it; counts and sentences are taken from its JSON report, which is named by the `part`. */
async function vitest(project, limit, env = {}, more = [], files = [], part = files.length > 0 ? `${project}-alone` : project) {
  const file = join('.build', 'tests', `${part}.json`)
  const args = [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=json',
    '--reporter=default',
    `--outputFile.json=${file}`,
    '--passWithNoTests',
    ...more,
    ...files,
  ]
  const { code, output, seconds, timedOut } = await runChild(node, args, { limit, env })
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const suites = report?.testResults ?? []
  const tests = suites.flatMap((suite) => suite.assertionResults)
  const of = (status) => tests.filter((test) => test.status === status)
  const failures = failuresOf(suites)
  const failed = failures.length
  return {
    seconds,
    passed: of('passed').length,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: [...of('pending'), ...of('skipped')].map((test) => test.fullName),
    failures,
    output: timedOut
      ? `${output}\nstopped: it took too long`
      : failed > 0
        ? failures.map((one) => `✗ ${one.file} > ${one.name}\n${one.message}`).join('\n')
        : output,
  }
}

/**
 * Pages that the tests of a part may open; opening one costs more than all that is done in it, so whatever can be tried in an open page
 * is tried there. A new page of the product may open one more.
 */
const mostOpenings = { pages: 80, journeys: 62, 'slow-pages': 90, 'slow-journeys': 61 }

/** What a part runs of its project, in arguments for `vitest`: all but what is left to the long parts, or `slow-…` what no other of them runs. */
const choiceOf = (part) => {
  const project = part.replace(/^slow-/, '')
  if (part !== project) return { project, more: [], files: slowFiles[project] }
  const left = [...(slowFiles[project] ?? []), ...(sweptFiles[project] ?? []), ...keyboardFiles, killingFile, memoryFile]
  return { project, more: left.flatMap((file) => ['--exclude', file]), files: [] }
}

/** A part in a browser, with the openings of its pages; of some files only they are not judged. */
async function inPages(part, context, files) {
  const { project, more, files: chosen } = choiceOf(part)
  const count = join('.build', 'tests', `${part}.openings`)
  rmSync(count, { force: true })
  const env = { ...(await productEnv(context)), CRM_OPENINGS: resolve(count) }
  if (files) return vitest(project, hanging, env, [], files)
  const result = await vitest(project, hanging, env, more, chosen, part)
  const opened = existsSync(count) ? statSync(count).size : 0
  const most = mostOpenings[part]
  const isOver = opened > most
  const note = `${opened} pages opened, at most ${most}`
  return { ...result, notes: [note], ...(isOver && { failed: result.failed + 1, output: `${result.output}\n${note}` }) }
}

/** A part of a project without pages that are counted. */
function inProject(part, env, more, files) {
  const choice = choiceOf(part)
  if (files) return vitest(choice.project, hanging, env, more, files)
  return vitest(choice.project, hanging, env, [...more, ...choice.more], choice.files, part)
}

const needsChromium = (name, run) => (context, files) =>
  context.chromium ? run(context, files) : { skipped: [`${name}: no Chromium, Chrome or Edge`] }

async function browserTests({ chromium, firefox }) {
  const report = join('.build', 'tests', 'browser.json')
  const env = { CHROME_PATH: chromium, FIREFOX_PATH: firefox ?? '' }
  const { code, output, seconds } = await runChild(bin('web-test-runner'), ['--config', 'tests/browser/runner.mjs'], {
    limit: 600_000,
    env,
  })
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, failed: 1, skipped: [] }
  const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed
  return { ...counts, failed, output, seconds, skipped: [...counts.skipped, ...(firefox ? [] : ['Firefox: not installed'])] }
}

async function sizes({ chromium }) {
  const { code, output, seconds } = await runChild(node, ['tests/bench/sizes.mjs'], { limit: 600_000, env: { CHROME_PATH: chromium } })
  const passed = output.split('\n').filter((line) => line.startsWith('ok ')).length
  const failed = output.split('\n').filter((line) => line.startsWith('OVER ')).length
  // `ok   sign-in page   109.9 kB  budget 110, aim 95` of each in one line: what it weighs of what it may
  const short = [...output.matchAll(/^ok +(.+?) +([\d.]+) kB +budget (\d+)/gm)].map(
    ([, name, kilobytes, budget]) => `${name} ${kilobytes}/${budget}`,
  )
  const notes = failed ? [] : [`kB gzip: ${short.join(', ')}`]
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, output, seconds, notes }
}

const browserEnv = ({ chromium, firefox, php }) => ({ CHROME_PATH: chromium, FIREFOX_PATH: firefox ?? '', PHP_PATH: php?.path ?? '' })

/** The same for tests at a product of their own. */
const productEnv = async (context) => ({ ...browserEnv(context), CRM_KEPT_DEMO: (await context.demo.folder()) ?? '' })

/** The parts of `npm test`, in the order in which they run; each is told what there is on this machine, and those in a browser which files to run when not all. */
export const parts = {
  types: () => one(bin('tsc'), ['--noEmit', '-p', '.']),
  lint: () => one(bin('oxlint'), ['--type-aware', '-c', 'tests/house/oxlint.json', 'src', 'elements', 'tests', 'demo', 'vite.config.ts']),
  format: () =>
    one(bin('oxfmt'), [
      '-c',
      'tests/house/oxfmt.json',
      '--list-different',
      'src',
      'elements',
      'tests',
      'demo',
      'vite.config.ts',
      '!**/*.{json,md,html,php}',
      // written by the build, compared by a test
      '!elements/{types,react-types}.ts',
    ]),
  house: () => vitest('house', 180_000),
  // a test that waits for a screen leaves its processor to another
  unit: (_, files) => inProject('unit', {}, ['--maxWorkers=3'], files),
  build: () => one(node, ['src/server/start.mjs', '--build'], { limit: 600_000 }),
  // most of them wait, for a database or for a process that was killed
  server: (_, files) => inProject('server', {}, ['--maxWorkers=2'], files),
  size: needsChromium('size', sizes),
  browser: needsChromium('browser', browserTests),
  widgets: needsChromium('widgets', (context, files) => inProject('widgets', browserEnv(context), [], files)),
  // the built elements in pages of others
  pages: needsChromium('pages', (context, files) => inPages('pages', context, files)),
  journeys: needsChromium('journeys', (context, files) => inPages('journeys', context, files)),
}

const readers = ['tests/replay/recorded.mjs', 'tests/designer/document/pages.ts', 'tests/designer/legacy/older-pages.ts']
const projectOf = (file) =>
  file.startsWith('tests/server/')
    ? 'server'
    : file.startsWith('tests/journeys/')
      ? 'journeys'
      : /^tests\/browser\/[^/]+$/.test(file)
        ? 'pages'
        : 'unit'

/** Tests of a project that read recorded replies or saved pages. What opens every page shares no process with others. */
const readersOf = (project) =>
  testsReaching(readers).filter((file) => projectOf(file) === project && !(project === 'unit' && slowFiles.unit.includes(file)))

/** The same over the whole set of them, or `chosen` ones. */
const overWholeSet =
  (project, chosen, part = `whole-${project}`) =>
  async (context, files) =>
    vitest(
      project,
      hanging,
      { ...(/^(pages|journeys)$/.test(project) ? await productEnv(context) : browserEnv(context)), RECORDED: 'whole' },
      project === 'server' ? ['--maxWorkers=3'] : [],
      files ?? chosen ?? readersOf(project),
      `${part}${files ? '-alone' : ''}`,
    )

/** The tests of a project that what was changed could break; none are no failure. */
const overChanged = (project) => () => {
  const files = changedTests().filter((file) => projectOf(file) === project)
  if (files.length === 0) return { notes: [`${project}: nothing that is tested was changed`] }
  return vitest(project, hanging, {}, ['--maxWorkers=2'], files, `changed-${project}`)
}

/** `npm test -- changed`: what there is time for after each change. */
export const changedParts = { 'changed-unit': overChanged('unit'), 'changed-server': overChanged('server') }

/** What `npm run test:full` runs besides: long sweeps, and over the whole set of recorded replies what `npm test` runs over the trimmed one. */
export const longParts = {
  'slow-unit': (_, files) => inProject('slow-unit', {}, ['--maxWorkers=2'], files),
  'slow-server': (_, files) => inProject('slow-server', {}, ['--maxWorkers=2'], files),
  'slow-widgets': needsChromium('slow-widgets', (context, files) => inProject('slow-widgets', browserEnv(context), [], files)),
  'slow-pages': needsChromium('slow-pages', (context, files) => inPages('slow-pages', context, files)),
  'slow-journeys': needsChromium('slow-journeys', (context, files) => inPages('slow-journeys', context, files)),
  'whole-unit': overWholeSet('unit'),
  'whole-slow-unit': overWholeSet('unit', slowFiles.unit, 'whole-slow-unit'),
  'whole-server': overWholeSet('server'),
  'whole-pages': needsChromium('whole-pages', overWholeSet('pages')),
  'whole-journeys': needsChromium('whole-journeys', overWholeSet('journeys')),
  sweeps: needsChromium('sweeps', async (context, files) =>
    vitest(
      'pages',
      hanging,
      { ...(await productEnv(context)), SWEEPS: 'whole' },
      [],
      files ?? sweptFiles.pages,
      `sweeps${files ? '-alone' : ''}`,
    ),
  ),
  keyboard: needsChromium('keyboard', async (context) =>
    vitest('journeys', hanging, await productEnv(context), [], keyboardFiles, 'keyboard'),
  ),
  amounts: (_, files) => vitest('unit', hanging, { AMOUNTS: '1000000' }, [], files ?? ['tests/lib/amount-in-words.test.ts'], 'amounts'),
  'factory-run': () => vitest('server', hanging, { RUNS: 'long' }, [], [killingFile], 'factory-run'),
  roles: (_, files) => vitest('server', hanging, { SWEEPS: 'whole' }, ['--maxWorkers=2'], files ?? sweptFiles.server, 'roles'),
  memory: needsChromium('memory', async (context) =>
    vitest('pages', hanging, { ...(await productEnv(context)), MOUNTS: '1000' }, [], [memoryFile], 'memory'),
  ),
}
