import { mkdirSync, writeFileSync } from 'node:fs'
import { esbuildPlugin } from '@web/dev-server-esbuild'
import { defaultReporter } from '@web/test-runner'
import { puppeteerLauncher } from '@web/test-runner-puppeteer'
import { startReplay } from '../replay/server.mjs'
import { browserArguments, findChromium, findFirefox } from '../support/chromium.mjs'

const replay = await startReplay()
const chromium = process.env.CHROME_PATH || (await findChromium()).path
const firefox = process.env.FIREFOX_PATH ?? findFirefox()

const browsers = [puppeteerLauncher({ launchOptions: { executablePath: chromium, args: browserArguments } })]
if (firefox) browsers.push(puppeteerLauncher({ launchOptions: { browser: 'firefox', executablePath: firefox, headless: true } }))

/** Counts for the summary of `npm test`. */
function counts() {
  const total = { passed: 0, failed: 0, skipped: [] }
  return {
    onTestRunFinished({ sessions }) {
      const tests = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(tests)] : [])
      for (const session of sessions) {
        const all = tests(session.testResults)
        total.passed += all.filter((test) => test.passed).length
        total.failed += all.filter((test) => !test.passed && !test.skipped).length + (all.length === 0 || session.errors.length > 0 ? 1 : 0)
      }
      mkdirSync('.build/tests', { recursive: true })
      writeFileSync('.build/tests/browser.json', JSON.stringify(total))
    },
  }
}

/** Tells the tests where the replayed shop is. */
function backend(context, next) {
  if (context.path !== '/backend.json') return next()
  context.body = { url: replay.url }
}

export default {
  rootDir: process.cwd(),
  files: ['tests/browser/**/*.browser.ts'],
  nodeResolve: { exportConditions: ['production'] },
  concurrency: 1,
  concurrentBrowsers: 1,
  browserStartTimeout: 60_000,
  testsFinishTimeout: 120_000,
  testFramework: { config: { timeout: 10_000 } },
  testRunnerHtml: (framework) =>
    `<!doctype html><html lang="zh-CN"><body><script>globalThis.process = { env: { NODE_ENV: 'production' } }</script><script type="module" src="${framework}"></script></body></html>`,
  plugins: [esbuildPlugin({ ts: true, target: 'es2022' })],
  middleware: [backend],
  browsers,
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false }), counts()],
}
