import { blockKinds } from '../../blocks/index.ts'
import { $wordsOf, fieldsOf } from '../../blocks/fields.ts'
import { nameOfBlock } from '../../blocks/shared/kind-name.ts'
import { wordOf } from '../../blocks/shared/words.ts'
import type { Block, Wire } from '../../document/block.ts'
import type { Change } from '../../document/change.ts'
import type { Step } from '../../document/history.ts'
import { givenName, isHidden, kindOf } from '../../document/marks.ts'
import { isSame } from '../../document/merge/same.ts'
import { $text as $settings } from '../../panel/page-settings.text.ts'
import { $text } from './steps.text.ts'

type Find = (id: string) => Pick<Block, 'kind' | 'wire'> | undefined

/** What a step did, in the language of the screen. `find` = a block as it was seen last. */
export function sentenceOf(step: Step<Change>, find: Find): string {
  const [first] = step.changes
  if (!first || step.isMerge || step.changes.some(({ type }) => type !== first.type)) return step.label
  const t = $text.get()
  const several = (name: string) => t.several(name, step.changes.length)
  if (first.type === 'wire') return wordsOfEdit(first.before, first.after, several)
  if ('block' in first) return wordsOfBlocks(step.changes, first, several)
  if (first.type === 'move') return t.moved(several(nameOf(find(first.id))))
  if (first.type === 'footer') return wordsOfFooter(first.before, first.after)
  return t.changed(changedSettings(first), t.settings)
}

function wordsOfBlocks(changes: readonly Change[], first: Extract<Change, { block: Block }>, several: (name: string) => string): string {
  if (first.type === 'insert') return $text.get().added(several(nameOf(first.block)))
  // several are taken away from the end: the last one stood first
  const last = changes.at(-1)!
  return $text.get().removed(several(nameOf('block' in last ? last.block : first.block)))
}

const nameOf = (block: Pick<Block, 'kind' | 'wire'> | undefined): string =>
  block ? nameOfBlock({ id: '', kind: block.kind, wire: block.wire }) : $text.get().block

function wordsOfEdit(before: Wire, after: Wire, several: (name: string) => string): string {
  const t = $text.get()
  const name = several(nameOf({ kind: kindOf(after), wire: after }))
  if (isHidden(before) !== isHidden(after)) return isHidden(after) ? t.hidden(name) : t.shown(name)
  if (givenName(before) !== givenName(after)) return t.renamed(name)
  return t.changed(changedField(before, after), name)
}

function wordsOfFooter(before: Block | null, after: Block | null): string {
  const t = $text.get()
  if (!after) return t.removed(nameOf(before ?? undefined))
  if (before?.id !== after.id) return t.added(nameOf(after))
  return wordsOfEdit(before.wire, after.wire, (name) => name)
}

/** The first field that is another one now, as the panel calls it; empty when it has no name there. */
function changedField(before: Wire, after: Wire): string {
  const kind = blockKinds.get(kindOf(after))
  if (!kind || kindOf(before) !== kindOf(after)) return ''
  const [was, is] = [before, after].map((wire) => kind.read(wire) as Readonly<Record<string, unknown>>)
  const row = fieldsOf(kind).find(({ field }) => !isSame(was![field], is![field]))
  return row ? wordOf($wordsOf(kind).get(), row.field) : ''
}

function changedSettings({ before, after }: Extract<Change, { type: 'settings' }>): string {
  const words: Readonly<Record<string, string | undefined>> = { ...$settings.get(), colour: $settings.get().hasColour }
  const field = Object.entries(after).find(([name, value]) => before[name as keyof typeof before] !== value)?.[0]
  return (field && words[field]) ?? ''
}
