import type { OtherNames } from '../document/block-names.ts'
import type { Change, PageContent } from '../document/change.ts'
import { PageState } from '../document/page-state.ts'
import { changesOf } from '../document/timeline.ts'
import { entryPart, namesPart, type JournalEntry, type JournalHead } from './journal-format.ts'
import type { JournalStore } from './journal-store.ts'

/** A journal of an earlier opening, held by this one. */
export interface FoundJournal {
  readonly name: string
  readonly head: JournalHead
  readonly entries: readonly JournalEntry[]
  readonly names: OtherNames
  letGo(): void
}

const atOnce = 256

/** Whose journals of which page are looked for. */
interface Wanted {
  readonly page: string
  /** Empty while nobody is known. */
  readonly person: string
}

/**
 * One person's journals of a page that nobody holds any more after so many milliseconds, the latest first. Those of other
 * tabs are left alone, and so are those that are `known`. One that says nothing of whose it is becomes this person's:
 * the next one at this device is not offered it any more.
 */
export async function findJournals(
  store: JournalStore,
  { page, person }: Wanted,
  seen: ReadonlySet<string>,
  patience: number,
): Promise<FoundJournal[]> {
  const heads = [...(await store.heads())]
    .filter(([name, head]) => !seen.has(name) && isHead(head) && head.page === page && isFor(person, head))
    .toSorted(([, a], [, b]) => b.at - a.at)
  const found: FoundJournal[] = []
  const holds = await Promise.all(heads.map(([name]) => store.hold(name, patience)))
  for (const [index, [name, head]] of heads.entries()) {
    const letGo = holds[index]
    if (!letGo) continue
    // what the other one wrote last may have come after the first look
    const present = await claimed(store, name, (await store.heads()).get(name) ?? head, person)
    const entries = await readEntries(store, name, present.count)
    if (entries) found.push({ name, head: present, entries, names: await readNames(store, name), letGo })
    else letGo()
  }
  return found
}

const isFor = (person: string, head: JournalHead) => head.person === undefined || head.person === person

async function claimed(store: JournalStore, name: string, head: JournalHead, person: string): Promise<JournalHead> {
  if (head.person !== undefined || person === '') return head
  const mine = { ...head, person }
  return (await store.write(name, head.owner, mine, new Map()).catch(() => false)) ? mine : head
}

const isHead = (head: unknown): head is JournalHead =>
  typeof head === 'object' && head !== null && 'page' in head && 'count' in head && Number.isSafeInteger(head.count) && 'saved' in head

async function readEntries(store: JournalStore, journal: string, count: number): Promise<JournalEntry[] | undefined> {
  const entries: JournalEntry[] = []
  while (entries.length < count) {
    const parts = await store.read(journal, entryPart(entries.length), entryPart(count - 1), atOnce)
    if (!parts.has(entryPart(entries.length))) return undefined
    for (const [name, part] of parts) {
      if (name !== entryPart(entries.length) || !isEntry(part)) return undefined
      entries.push(part)
    }
  }
  return entries
}

const isEntry = (part: unknown): part is JournalEntry =>
  typeof part === 'object' &&
  part !== null &&
  (('walk' in part && Number.isSafeInteger(part.walk)) || ('step' in part && isStep(part.step)))
const isStep = (step: unknown): boolean =>
  typeof step === 'object' && step !== null && 'changes' in step && Array.isArray(step.changes) && 'label' in step

async function readNames(store: JournalStore, journal: string): Promise<OtherNames> {
  const pairs = (await store.read(journal, namesPart, namesPart)).get(namesPart)
  return new Map(Array.isArray(pairs) ? (pairs as [string, string][]) : [])
}

/**
 * The page as it was after `to` of these entries, when it was `content` after `from` of them; forwards or backwards.
 */
export function contentAt(entries: readonly JournalEntry[], content: PageContent, from: number, to: number): PageContent {
  const state = new PageState(content)
  if (to >= from) {
    for (const { change, isBack } of changesOf(entries.slice(0, to), from)) put(state, change, isBack)
  } else {
    const way = [...changesOf(entries.slice(0, from), to)]
    for (const { change, isBack } of way.toReversed()) put(state, change, !isBack)
  }
  return state.content()
}

function put(state: PageState, change: Change, isBack: boolean): void {
  if (isBack) state.revert(change)
  else state.apply(change)
}
