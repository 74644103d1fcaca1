const started = Date.now()
const isDark = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code, text) => (isDark ? `\u001B[${code}m${text}\u001B[0m` : text)

/** A line of progress. */
export function say(line) {
  console.log(`${paint(2, `${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s`)}  ${line}`)
}

/** The sentence of a failure; the rest only where there is no sentence. */
export function fail(error) {
  const isPlain = error instanceof Error && error.constructor === Error
  console.error(`\n${paint(31, 'Not started.')} ${isPlain ? error.message : (error?.stack ?? error)}\n`)
}

/** Whether only this machine reaches an address to listen on. */
export const isLoopback = (host) => /^(127(\.\d+){3}|localhost|::1)$/.test(host)

/** What a person needs to know once it runs. */
export function welcome({ address, isDemo, host, legacy, needsAdministrator, isDev }) {
  const lines = isDemo
    ? [
        ['Start here', `${address}/`],
        [
          'Legacy admin page',
          `${address}/legacy-admin${legacy?.kind === 'php' ? '' : '  (PHP is not installed: shown without its dynamic parts)'}`,
        ],
        ['Console', `${address}/admin`],
        ['Support page', `${address}/support`],
        ["Agent's desk", `${address}/kefu`],
        ...(isDev ? [['Design system', `${address}/ui`]] : []),
      ]
    : [
        ['Console', `${address}/admin`],
        ["Agent's desk", `${address}/kefu`],
      ]
  console.log(`\n${lines.map(([name, url]) => `  ${name.padEnd(18)} ${paint(36, url)}`).join('\n')}\n`)
  if (isDemo) {
    console.log('  Sign in with admin, editor or (as an agent) kefu; the password is crm-demo-2026.')
    console.log('  People of the factory: caigou, cangguan, jihua, chejian, neiqin, kuaiji, laoban; the same password.')
  }
  if (isDemo && !isLoopback(host))
    console.log(paint(33, '  Everybody knows the demo passwords, and this is reachable from other machines.'))
  if (needsAdministrator) console.log(paint(33, '  Nobody can sign in yet. Name the first administrator with: npm run admin'))
  console.log('  Ctrl-C stops everything.\n')
}
