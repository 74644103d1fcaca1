import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const whole = fileURLToPath(new URL('../../../shared/fixtures/recorded/', import.meta.url))
const trimmed = fileURLToPath(new URL('../fixtures/recorded/', import.meta.url))

/** Origin that the recorded shop had; replies are given with the replay server's own in its place. */
export const recordedOrigin = 'http://127.0.0.1:8880'

export const recordedSet = existsSync(whole) && process.env.RECORDED !== 'trimmed' ? 'whole' : 'trimmed'

const folder = recordedSet === 'whole' ? whole : trimmed

/** All recorded calls by name: `{method, path, query, status, responseBody, …}`. */
export function loadRecorded() {
  const names = readdirSync(folder).filter((name) => /^(ERR_|OPTIONS_)?\w+api_.*\.json$/.test(name))
  return new Map(names.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(folder + name, 'utf8'))]))
}

/** The frames that were seen on the chat and notice sockets, in order. */
export const loadTranscript = () => JSON.parse(readFileSync(`${folder}ws_chat_transcript.json`, 'utf8'))
