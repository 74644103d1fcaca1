import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import { browserArguments, findChromium } from '../support/chromium.mjs'

const idle = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/** A line to a server's port that can be cut, with all that is under way in it, and mended. */
export async function startProxy(port) {
  const open = new Set()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) return void client.on('error', () => {}).resetAndDestroy()
    const upstream = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ]) {
      open.add(one)
      one.on('error', () => one.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    cut() {
      isCut = true
      for (const socket of open) socket.resetAndDestroy()
    },
    mend: () => (isCut = false),
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const kill = (pid) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended by itself
  }
}

/** A browser whose pages or whose main process can be killed; what it keeps outlives it. */
export async function startBrowser() {
  const executablePath = process.env.CHROME_PATH || (await findChromium({ isWhole: true })).path
  const userDataDir = mkdtempSync(join(tmpdir(), 'crm-kills-'))
  const launch = () => puppeteer.launch({ executablePath, args: browserArguments, userDataDir, protocolTimeout: 180_000 })
  let browser = await launch()
  const processes = async () => {
    const control = await browser.target().createCDPSession()
    const { processInfo } = await control.send('SystemInfo.getProcessInfo')
    await control.detach()
    return processInfo
  }
  return {
    newPage: () => browser.newPage(),
    newContext: () => browser.createBrowserContext(),
    /** What will kill its tabs at once, and answers when that was. */
    async readyToKillTabs() {
      const tabs = (await processes()).filter(({ type }) => type === 'renderer')
      return async () => {
        for (const { id } of tabs) kill(id)
        return Date.now()
      }
    },
    /** The same for its main process; the browser is started anew where it left off. */
    async readyToKill() {
      const all = await processes()
      const main = browser.process()
      return async () => {
        main.kill('SIGKILL')
        const at = Date.now()
        // what it keeps is written by processes of its own
        for (let tries = 0; tries < 200 && all.some(({ id }) => isAlive(id)); tries++) await idle(50)
        browser = await launch()
        return at
      }
    },
    async close() {
      await browser.close()
      rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
