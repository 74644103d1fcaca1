import type { ImportProblem } from '#src/api/imports.ts'
import { fieldSentences, type Finding } from '../field-sentences.ts'
import type { Locale } from '../locale.ts'
import { sentence } from '../messages.ts'
import { Refusal } from '../refusal.ts'
import { unstorableFields, type Schema } from '../schemas.ts'
import type { Importer, Placed } from './importer.ts'

/** Judges a value by a schema, fills in its defaults, and says what was wrong. */
export interface Judge {
  (value: unknown): boolean
  errors?: readonly Finding[] | null
}

const isWhole = (text: string) => /^[+-]?\d{1,15}$/.test(text)

// a judge reads 1e3 and 0x10 as whole numbers; nobody who fills in a table means that
function fieldsOf(schema: Schema, names: readonly string[], cells: readonly string[]) {
  const body: Record<string, string> = {}
  const odd: string[] = []
  for (const [at, name] of names.entries()) {
    const text = (cells[at] ?? '').trim()
    if (text === '') continue
    const isNumber = schema.properties?.[name]?.type === 'integer'
    body[name] = isNumber ? text.normalize('NFKC') : text
    if (isNumber && !isWhole(body[name])) odd.push(name)
  }
  return { body, odd: [...new Set([...odd, ...unstorableFields(body)])] }
}

/** Reads rows by the schema and the rules of the single write: what fits, and what is wrong with the rest. */
export function readRows<Body, Entry>(
  importer: Importer<Body, Entry>,
  judge: Judge,
  { fields, rows }: { fields: readonly string[]; rows: readonly (readonly string[])[] },
  locale: Locale,
): { entries: Placed<Entry>[]; problems: ImportProblem[] } {
  const entries: Placed<Entry>[] = []
  const problems: ImportProblem[] = []
  const add = (row: number, said: Readonly<Record<string, string>>) => {
    for (const [field, message] of Object.entries(said)) problems.push({ row, field, message })
  }
  for (const [row, cells] of rows.entries()) {
    const { body, odd } = fieldsOf(importer.schema, fields, cells)
    const wrong = Object.fromEntries(odd.map((field) => [field, sentence('field-wrong', locale)!]))
    const fits = judge(body)
    if (!fits || odd.length > 0) {
      add(row, { ...(fits ? {} : fieldSentences(judge.errors ?? [], locale, true)), ...wrong })
      continue
    }
    try {
      entries.push({ row, entry: importer.read(body as Body) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      add(row, refusedFields(error, locale))
    }
  }
  return { entries, problems }
}

function refusedFields({ detail }: Refusal, locale: Locale): Record<string, string> {
  const say = (code: string) => sentence(code, locale, detail.values) ?? code
  const { errors, message, code } = detail
  if (errors) return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, say(text)]))
  return { '': message ?? say(code ?? '100005') }
}
