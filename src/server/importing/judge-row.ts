import { fieldSentences, type Finding } from '../web/field-sentences.ts'
import type { Locale } from '../locale.ts'
import { sentence } from '../messages.ts'
import { Refusal } from '../refusal.ts'
import { unstorableFields, type Schema } from '../schemas.ts'
import type { Importer } from './importer.ts'

/** Judges a value by a schema, fills in its defaults, and says what was wrong. */
export interface Judge {
  (value: unknown): boolean
  errors?: readonly Finding[] | null
}

/** What a row brings, by field, and the fields that cannot be what they are for. */
export interface Given {
  body: Record<string, string>
  odd: string[]
}

const isWhole = (text: string) => /^[+-]?\d{1,15}$/.test(text)

/** Reads the cells of a row; empty ones bring nothing. */
export function givenOf(schema: Schema, names: readonly string[], cells: readonly string[]): Given {
  const body: Record<string, string> = {}
  const odd: string[] = []
  for (const [at, name] of names.entries()) {
    const text = (cells[at] ?? '').trim()
    if (text === '') continue
    const isNumber = [schema.properties?.[name]?.type].flat().includes('integer')
    body[name] = isNumber ? text.normalize('NFKC') : text
    // a judge reads 1e3 and 0x10 as whole numbers; nobody who fills in a table means that
    if (isNumber && !isWhole(body[name])) odd.push(name)
  }
  return { body, odd: [...new Set([...odd, ...unstorableFields(body)])] }
}

type Judged<Entry> = { entry: Entry; wrong?: undefined } | { wrong: Readonly<Record<string, string>> }

/** A row by the schema and the rules of the single write, over what is stored: what it comes to, or what is wrong with which field. */
export function judgeRow<Body, Entry>(
  importer: Pick<Importer<Body, Entry>, 'read'>,
  judge: Judge,
  { body: given, odd }: Given,
  stored: Body | undefined,
  locale: Locale,
): Judged<Entry> {
  const body = { ...stored, ...given }
  const fits = judge(body)
  if (!fits || odd.length > 0) {
    const wrong = Object.fromEntries(odd.map((field) => [field, sentence('field-wrong', locale)!]))
    return { wrong: { ...(fits ? {} : fieldSentences(judge.errors ?? [], locale, true)), ...wrong } }
  }
  try {
    return { entry: importer.read(body as Body) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { wrong: refusedFields(error, locale) }
  }
}

function refusedFields({ detail }: Refusal, locale: Locale): Record<string, string> {
  const say = (code: string) => sentence(code, locale, detail.values) ?? code
  const { errors, message, code } = detail
  if (errors) return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, say(text)]))
  return { '': message ?? say(code ?? '100005') }
}
