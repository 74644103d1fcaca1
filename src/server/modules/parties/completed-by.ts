import type { Fields } from '#src/kinds/kind.ts'
import { linesFields, plainFields, type Table } from '../../tables/table.ts'

type Values = Readonly<Record<string, unknown>>

/** What the one that stays has not filled in, out of the others; rows of lines that it has not. */
export function completedBy(table: Table, stays: Values, others: readonly Values[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [name, field] of plainFields(table)) {
    const source = [stays, ...others].find((one) => !field.kind.isEmpty(one[name]))
    whole[name] = (source ?? stays)[name]
  }
  for (const { name, of } of linesFields(table)) {
    const textOf = (line: Values) =>
      Object.entries(of as Fields)
        .filter(([, field]) => field.kind.as !== 'flag')
        .map(([key, field]) => JSON.stringify(field.kind.write(line[key])))
        .join()
    const own = stays[name] as readonly Values[]
    const known = new Set(own.map(textOf))
    const more = others
      .flatMap((one) => one[name] as readonly Values[])
      .filter((line) => !known.has(textOf(line)) && known.add(textOf(line)))
    const flags = Object.entries(of as Fields).filter(([, field]) => field.kind.as === 'flag')
    // which one is the main one stays as it was
    const plain = Object.fromEntries(flags.map(([key, field]) => [key, field.kind.empty]))
    whole[name] = [...own, ...more.map((line) => ({ ...line, ...plain, id: '' }))]
  }
  return whole
}
