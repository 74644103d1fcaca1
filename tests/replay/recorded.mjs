import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const beside = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Folder of the whole set of recorded replies and saved pages; it lies beside the repository, not everywhere, or where `RECORDED_SET` says. */
export const wholeSet = process.env.RECORDED_SET ?? beside('../../../shared/fixtures')

/** Folder of the trimmed copies of saved pages. */
export const trimmedPages = beside('../fixtures/pages')

/** Which set the tests read: the trimmed copies, the same on every machine, or with `RECORDED=whole` (`npm run test:full`) the whole one. */
export const recordedSet = process.env.RECORDED === 'whole' ? 'whole' : 'trimmed'

/** Origin that the recorded shop had; replies are given with the replay server's own in its place. */
export const recordedOrigin = 'http://127.0.0.1:8880'

const folder = recordedSet === 'whole' ? `${wholeSet}/recorded/` : beside('../fixtures/recorded/')
if (!existsSync(folder)) throw new Error(`RECORDED=whole, but there is no ${folder}`)

/** All recorded calls by name: `{method, path, query, status, responseBody, …}`. */
export function loadRecorded() {
  const names = readdirSync(folder).filter((name) => /^(ERR_|OPTIONS_)?\w+api_.*\.json$/.test(name))
  return new Map(names.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(folder + name, 'utf8'))]))
}

/** The frames that were seen on the chat and notice sockets, in order. */
export const loadTranscript = () => JSON.parse(readFileSync(`${folder}ws_chat_transcript.json`, 'utf8'))
