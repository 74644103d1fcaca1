import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { say } from './words.mjs'

/** The page of 2015 on a port of its own, as in life; undefined where the demo or its libraries are not installed. */
export async function legacyAdmin(server, host) {
  const file = join(process.cwd(), 'demo', 'legacy-admin', 'serve.mjs')
  if (!existsSync(file)) return undefined
  try {
    const { serveLegacyAdmin } = await import(pathToFileURL(file).href)
    return await serveLegacyAdmin({ server, host })
  } catch (error) {
    say(`the legacy admin page is left out: ${error.message.split('\n')[0]}`)
    return undefined
  }
}
