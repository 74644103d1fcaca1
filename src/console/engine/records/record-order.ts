import type { Endpoint } from '#src/api/endpoint.ts'
import { inputOf, type RecordOf, type Resource } from '#src/api/resource.ts'
import { wireOf, type Fields } from '#src/kinds/kind.ts'
import { sortNumbers, type Order } from '../order/order.ts'

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>

/** Whether records stand below one, as far as a list tells. */
export const hasBelow = ({ wire }: AnyRecord): boolean => Array.isArray(wire['children']) && wire['children'].length > 0

/** Records on two levels, put in order by the call that changes one: every one whose number is another then. */
export function recordOrder({ calls, fields, keys }: Resource, { by, parent }: { by: string; parent: string }): Order<AnyRecord> {
  const names = Object.entries(fields).map(([name, field]) => wireOf(name, field))
  const [byKey, parentKey] = [by, parent].map((name) => wireOf(name, fields[name]!)) as [string, string]
  const call = calls.edit as unknown as Endpoint<object, unknown>
  return {
    permission: keys.edit,
    can: (row, above) => above === undefined || (above[parent] === '' && !hasBelow(row)),
    async move(row, { above, siblings }, { connection }) {
      const numbers = sortNumbers(
        siblings.map((one) => Number(one[by] ?? 0)),
        siblings.indexOf(row),
      )
      const changed = siblings
        .map((one, at) => ({ one, to: { [byKey]: numbers[at], [parentKey]: above?.wire['id'] ?? 0 } }))
        .filter(({ one, to }) => to[byKey] !== Number(one[by] ?? 0) || String(to[parentKey]) !== String(one.wire[parentKey] ?? 0))
      let said = ''
      for (const { one, to } of changed) {
        // everything else goes back as it came
        const body = { ...Object.fromEntries(names.map((name) => [name, one.wire[name]])), ...to, ...versionOf(one) }
        said = (await connection.answer(call, inputOf(call as never, one.id, body) as object)).message
      }
      return said
    },
  }
}

const versionOf = ({ version }: AnyRecord) => (version === undefined ? {} : { version })
