import { listen } from './console-hands.mjs'

/*
 * Whether a peer is well before anything is measured beside it. A peer that this bench has set up wrongly (react-admin once signed
 * out and asked again without end, for want of an answer about permissions) makes figures that flatter us and mean nothing.
 */

const paintLimit = 3000
const asksLimit = 10
const repeatLimit = 20

/** Hears of every error and counts every request of a page by its address. */
function hear(page) {
  const errors = []
  const requests = new Map()
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    // a browser asks each site for its icon; Puck asks a site of its own for a font, which a closed machine does not reach
    const { url = '' } = message.location()
    const isElsewhere = url !== '' && !url.startsWith('http://127.0.0.1')
    if (message.type() === 'error' && !url.endsWith('/favicon.ico') && !isElsewhere) errors.push(`${message.text()} ${url}`)
  })
  page.on('request', (request) => {
    const address = request.url().replace(/[?#].*/, '')
    requests.set(address, (requests.get(address) ?? 0) + 1)
  })
  return { errors, requests }
}

/** What is wrong, as sentences. `asks`: how often it looked whether somebody is signed in; `paint`: its largest paint, ms, nothing slowed. */
export function complaints({ errors, requests, asks = 0, paint }) {
  const [address, most] = [...requests].toSorted(([, a], [, b]) => b - a)[0] ?? ['nothing', 0]
  return [
    ...(asks >= asksLimit ? [`it asked ${asks} times whether somebody is signed in, not fewer than ${asksLimit}`] : []),
    ...(most >= repeatLimit ? [`it asked for ${address} ${most} times, not fewer than ${repeatLimit}`] : []),
    ...(errors.length > 0 ? [`it told ${errors.length} errors, the first: ${errors[0].split('\n')[0].slice(0, 200)}`] : []),
    ...(paint === undefined ? ['it painted nothing'] : []),
    ...(paint >= paintLimit ? [`its largest paint took ${paint.toFixed(0)} ms with nothing slowed, not less than ${paintLimit}`] : []),
  ]
}

/**
 * Opens a peer with nothing slowed, does what `work` does with it, waits for a rest of two seconds at most ten seconds long, and
 * resolves with its largest paint in ms and how often it asked whether somebody is signed in.
 * @throws Error with every complaint, so that the run ends before a false figure is printed
 */
export async function assertWell(stage, name, work) {
  const page = await stage.freshPage()
  const heard = hear(page)
  try {
    await page.evaluateOnNewDocument(listen)
    await work(page)
    await page.waitForNetworkIdle({ idleTime: 2000, timeout: 10_000 }).catch(() => undefined)
    const { asks, paint } = await page.evaluate(() => ({
      asks: globalThis.asks ?? 0,
      // a screen that is drawn in a frame of its own has no largest paint, but a first
      paint: globalThis.paints.at(-1) ?? performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }))
    const wrong = complaints({ ...heard, asks, paint })
    if (wrong.length > 0) throw new Error(`${name} is not well, and what is measured beside it would be false: ${wrong.join('; ')}.`)
    return { asks, paint }
  } finally {
    await page.browserContext().close()
  }
}
