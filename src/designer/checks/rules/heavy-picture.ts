import { defineRule } from '../rule.ts'
import { picturesOf } from '../written.ts'
import { $text } from './rules.text.ts'

const heavy = 500_000
const tooHeavy = 2_000_000

const written = (bytes: number) => (bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} kB`)

/** Pictures come quickly on a phone: half a megabyte is much, two are too much. */
export default defineRule({
  id: 'heavy-picture',
  *check({ locations }, facts) {
    for (const location of locations)
      for (const { address, of, about = address } of picturesOf(location)) {
        const fact = address === '' ? undefined : facts.picture(address)
        const bytes = fact?.isMissing === false ? (fact.bytes ?? 0) : 0
        if (bytes < heavy) continue
        const say = () => of($text.get().heavyPicture(written(bytes), written(heavy)))
        yield { severity: bytes < tooHeavy ? 'warning' : 'error', path: location.path, say, about: `${about} ${bytes}` }
      }
  },
})
