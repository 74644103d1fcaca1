import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../node_modules/.cache/browsers', import.meta.url))
const isRoot = process.getuid?.() === 0

/** What every test browser is started with; without a sandbox only where Chromium refuses one (root). */
export const browserArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // two pages of the browser's own beside each window, a second of a processor for each one that is opened
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  '--force-color-profile=srgb',
  // what moves for its own sake only costs time
  '--force-prefers-reduced-motion',
]

/** The first of these programs in PATH. */
export function inPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const suffixes = process.platform === 'win32' ? ['.exe', '.cmd'] : ['']
  return names
    .flatMap((name) => folders.flatMap((folder) => suffixes.map((suffix) => join(folder, name + suffix))))
    .find((path) => existsSync(path))
}

function wellKnown() {
  if (process.platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  if (process.platform !== 'win32') return ['/snap/bin/chromium', '/opt/google/chrome/chrome']
  const folders = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA].filter(Boolean)
  return folders.flatMap((folder) =>
    ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe', 'Chromium/Application/chrome.exe'].map((path) =>
      join(folder, path),
    ),
  )
}

/** Chromium without its windows, in Debian's own package: a third less work for each page. */
const shell = '/usr/lib/chromium/chromium-headless-shell'

function present(isWhole) {
  const named = process.env.CHROME_PATH
  if (named && existsSync(named)) return named
  if (!isWhole && existsSync(shell)) return shell
  const known = inPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'microsoft-edge-stable')
  return known ?? wellKnown().find((path) => existsSync(path))
}

function installDebian() {
  const run = (...rest) =>
    spawnSync('apt-get', rest, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  run('update', '-q')
  const get = (name) => run('install', '-y', '-q', '--no-install-recommends', name)
  return get('chromium-headless-shell') || get('chromium') ? present(false) : undefined
}

async function download() {
  const { Browser, computeExecutablePath, detectBrowserPlatform, getInstalledBrowsers, install, resolveBuildId } =
    await import('@puppeteer/browsers')
  const [earlier] = await getInstalledBrowsers({ cacheDir: cache }).catch(() => [])
  if (earlier) return { path: earlier.executablePath, how: 'downloaded before' }
  const buildId = await resolveBuildId(Browser.CHROME, detectBrowserPlatform(), 'stable')
  await install({ browser: Browser.CHROME, buildId, cacheDir: cache })
  return { path: computeExecutablePath({ browser: Browser.CHROME, buildId, cacheDir: cache }), how: 'downloaded now' }
}

/**
 * A Chromium, Chrome or Edge to test with, installed when there is none: Debian's package as root, else a
 * download into node_modules. Resolves with its path and a sentence about what was done. `isWhole`: as people have it, for
 * measurements.
 */
export async function findChromium({ isWhole = false } = {}) {
  const found = present(isWhole)
  if (found) return { path: found, how: 'found' }
  const installed = isRoot && inPath('apt-get') ? installDebian() : undefined
  if (installed) return { path: installed, how: "installed now, Debian's package" }
  try {
    return await download()
  } catch (error) {
    return { path: undefined, how: `none found, and none could be installed (${error.message}). Set CHROME_PATH.` }
  }
}

export const findFirefox = () => inPath('firefox-esr', 'firefox')

/** Path of LibreOffice, or undefined. */
export const findOffice = () => inPath('soffice') ?? inPath('libreoffice')

/** LibreOffice where it can open workbooks: Linux installs its programs one by one. */
export function findCalc() {
  const office = findOffice()
  const hasCalc = office && (process.platform !== 'linux' || existsSync(join(dirname(realpathSync(office)), 'libsclo.so')))
  return hasCalc ? office : undefined
}

/** Path and version of PHP, or undefined. */
export function findPhp() {
  const path = inPath('php')
  const version = path && /PHP (\S+)/.exec(String(spawnSync(path, ['--version']).stdout))?.[1]
  return version ? { path, version } : undefined
}
