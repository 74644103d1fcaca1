import { blockKinds } from '../blocks/index.ts'
import { $wordsOf, fieldsOf } from '../blocks/fields.ts'
import type { AnyKind, AnyRow } from '../blocks/shared/define.ts'
import { wordOf } from '../blocks/shared/words.ts'
import type { Block } from '../document/block.ts'
import { givenName, isHidden } from '../document/marks.ts'
import type { Clash } from '../document/merge/clash.ts'
import { isSame } from '../document/merge/same.ts'
import { $text as $settings } from '../panel/page-settings.text.ts'
import { $text } from './conflict.text.ts'

/** One difference between the two sides of a clash, in words. */
export interface ClashRow {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

const longest = 80

/** What differs between both sides of a clash, by the names that the panel gives the fields. */
export function rowsOf(clash: Clash): ClashRow[] {
  if (clash.type === 'settings') {
    const words: Readonly<Record<string, string | undefined>> = { ...$settings.get(), colour: $settings.get().hasColour }
    return clash.fields.map((field) => ({ label: words[field] ?? field, ...both(clash.mine[field], clash.theirs[field]) }))
  }
  if (!clash.mine || !clash.theirs) return []
  const rows = [...markRows(clash.mine, clash.theirs), ...fieldRows(clash.mine, clash.theirs)]
  return rows.length > 0 ? rows : wireRows(clash.mine, clash.theirs)
}

function markRows(mine: Block, theirs: Block): ClashRow[] {
  const t = $text.get()
  const marks = [
    { label: t.hidden, ...both(isHidden(mine.wire), isHidden(theirs.wire)) },
    { label: t.blockName, ...both(givenName(mine.wire), givenName(theirs.wire)) },
  ]
  return marks.filter((row) => row.mine !== row.theirs)
}

function fieldRows(mine: Block, theirs: Block): ClashRow[] {
  const kind = mine.kind === theirs.kind ? blockKinds.get(mine.kind) : undefined
  if (!kind || mine.foreign || theirs.foreign) return []
  const [one, two] = [mine, theirs].map(({ wire }) => kind.read(wire) as Readonly<Record<string, unknown>>)
  return fieldsOf(kind)
    .filter(({ field }) => !isSame(one![field], two![field]))
    .map((row) => ({ label: wordOf($wordsOf(kind).get(), row.field), ...both(one![row.field], two![row.field], kind, row) }))
}

function wireRows(mine: Block, theirs: Block): ClashRow[] {
  const [one, two] = [mine, theirs].map(({ wire, foreign }) => (foreign ? { value: foreign.value } : wire) as Record<string, unknown>)
  const fields = Object.keys({ ...one, ...two }).filter((field) => !isSame(one![field], two![field]))
  return fields.map((field) => ({ label: `${$text.get().other} · ${field}`, ...both(one![field], two![field]) }))
}

function both(mine: unknown, theirs: unknown, kind?: AnyKind, row?: AnyRow): Pick<ClashRow, 'mine' | 'theirs'> {
  return { mine: said(mine, kind, row), theirs: said(theirs, kind, row) }
}

function said(value: unknown, kind?: AnyKind, row?: AnyRow): string {
  const t = $text.get()
  const option = row?.options?.find((each, index) => (each.value ?? index) === value)
  if (kind && option) return wordOf($wordsOf(kind).get(), option.word)
  if (typeof value === 'boolean') return value ? t.on : t.off
  if (Array.isArray(value) && !value.every((entry) => typeof entry === 'string'))
    return `${t.entries(value.length)} ${shortened(textIn(value))}`.trim()
  return shortened(textIn(value)) || t.none
}

/** The words that somebody wrote somewhere in a value. */
function textIn(value: unknown): string {
  if (typeof value === 'string')
    return value
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textIn).filter(Boolean).join(' · ')
}

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)
