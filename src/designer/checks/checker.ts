import { atom, computed, type ReadableAtom } from 'nanostores'
import { $kinds } from '../blocks/index.ts'
import { pageSelection } from '../document/selection.ts'
import { freshSettings, type PageSettings } from '../document/settings.ts'
import type { Editor } from '../editor.ts'
import type { Facts, PageFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { Ignored } from './ignored.ts'
import { ignoredOnDevice, type IgnoredStore } from './ignored-store.ts'
import { inIdle, inTurns } from './in-idle.ts'
import { isFiltering } from './is-filtering.ts'
import { Outside, type LookAtPicture } from './outside/outside.ts'
import type { Rule } from './rule.ts'
import lostTag from './rules/lost-tag.ts'
import { rules } from './rules/index.ts'
import { subjectOfBlock, subjectOfPage, unknownSubject, type Subject } from './subject.ts'

/** After the last edit, in ms: somebody who types is not told what is missing at every sign. */
const rest = 400

/**
 * The linter of an open page. It follows the page in idle time and looks again only at blocks that changed, or
 * that something outside of them has news for.
 */
export class Checker {
  readonly ignored: Ignored
  /** Findings that nobody ignores: what saving would destroy, then the page's, the blocks' in their order, the tab bar's. */
  readonly $findings: ReadableAtom<readonly Finding[]>
  readonly $isReady = atom(false)
  readonly #$all = atom<readonly Finding[]>([])
  #cache = new WeakMap<object, readonly Finding[]>()
  readonly #outside: Outside
  readonly #stale = new Set<string>()
  #shared: PageFacts = { ground: undefined, modules: null, isFiltered: false }
  #followers = 0
  #stops: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopSweep: (() => void) | undefined

  constructor(
    private readonly editor: Editor,
    store: IgnoredStore = ignoredOnDevice,
    look?: LookAtPicture,
  ) {
    const { session, connection } = editor
    this.ignored = new Ignored(store, () => `${connection.base} ${session.saver.$origin.get().id || 'new'}`)
    this.#outside = new Outside(editor, (blocks) => this.#hear(blocks), look)
    this.$findings = computed([this.#$all, this.ignored.$keys], (all, keys) => all.filter(({ key }) => !keys.has(key)))
  }

  /** Nobody says whether links and products are still there: the server cannot, or did not answer. */
  get $isUntold(): ReadableAtom<boolean> {
    return this.#outside.$isUntold
  }

  /** Follows the page until the answered function is called. */
  follow(): () => void {
    if (this.#followers++ === 0) this.#begin()
    return () => {
      if (--this.#followers === 0) this.#end()
    }
  }

  /** Looks at the whole page now, also at what is outside of it, for which it waits so many ms. */
  async settled(patience = 6000): Promise<readonly Finding[]> {
    await inTurns(this.#sweep())
    this.#outside.measure()
    const isLate = new Promise((resolve) => setTimeout(resolve, patience))
    await Promise.race([this.#outside.settled(), isLate])
    await inTurns(this.#sweep())
    return this.$findings.get()
  }

  /** Looks at everything once more, and asks everybody again. */
  again(): void {
    this.#outside.refresh()
    this.#anew()
  }

  /** The same as `settled`, with the server's present word on every link: something goes to visitors. */
  beforePublishing(patience = 3000): Promise<readonly Finding[]> {
    this.#outside.refreshLinks()
    return this.settled(patience)
  }

  /** Looks only for what a plain shop server would destroy; nothing outside of the page is asked. */
  async losses(): Promise<readonly Finding[]> {
    await inTurns(this.#sweep())
    return this.$findings.get().filter(isLoss)
  }

  #anew(): void {
    this.#cache = new WeakMap()
    this.#soon(0)
  }

  #hear(blocks: ReadonlySet<string>): void {
    for (const block of blocks) this.#stale.add(block)
    // answers come in bursts
    this.#soon(rest / 2)
  }

  #begin(): void {
    const { page, connection, view } = this.editor
    const later = () => this.#soon(rest)
    this.#stops = [page.$revision.listen(later), $kinds.listen(() => this.#anew()), connection.$session.listen(later)]
    this.#stops.push(view.$width.listen(later), this.#followCanvas(later))
    this.#soon(0)
  }

  // blocks are drawn, and can be measured, when they come into sight
  #followCanvas(later: () => void): () => void {
    const { root } = this.editor.host
    const scrolled = (event: Event) => event.target instanceof Element && event.target.matches('.designer-canvas') && later()
    root.addEventListener('scroll', scrolled, { capture: true, passive: true })
    return () => root.removeEventListener('scroll', scrolled, { capture: true })
  }

  #end(): void {
    for (const stop of this.#stops.splice(0)) stop()
    clearTimeout(this.#timer)
    this.#stopSweep?.()
  }

  #soon(delay: number): void {
    clearTimeout(this.#timer)
    this.#stopSweep?.()
    if (this.#followers === 0) return
    this.#timer = setTimeout(() => (this.#stopSweep = inIdle(this.#sweep(), () => this.#outside.measure())), delay)
  }

  *#sweep(): Generator<void> {
    const { page } = this.editor
    const settings = page.$settings.get()
    const facts = this.#facts(settings)
    const all: Finding[] = [...this.#findings(settings, pageSelection, () => subjectOfPage(settings), facts)]
    for (const id of [...page.order.ids(), page.$footer.get()?.id]) {
      const block = id === undefined ? undefined : page.block(id)
      if (!block) continue
      all.push(...this.#findings(block, block.id, () => subjectOfBlock(block) ?? unknownSubject(block), facts))
      yield
    }
    // what is lost for good comes before what can be mended later
    this.#$all.set(all.toSorted((a, b) => Number(isLoss(b)) - Number(isLoss(a))))
    this.$isReady.set(true)
  }

  // what every block depends on: when it changes, nothing that was found holds
  #facts({ hasColour, colour, hasPicture, picture }: PageSettings): PageFacts {
    const ground = hasPicture && picture !== '' ? undefined : hasColour ? colour : freshSettings.colour
    const modules = this.editor.connection.$session.get()?.modules ?? null
    const isFiltered = isFiltering(this.editor)
    const before = this.#shared
    if (ground !== before.ground || modules !== before.modules || isFiltered !== before.isFiltered) this.#cache = new WeakMap()
    return (this.#shared = { ground, modules, isFiltered })
  }

  #findings(of: object, block: string, read: () => Subject, page: PageFacts): readonly Finding[] {
    const hasNews = this.#stale.delete(block)
    const cached = this.#cache.get(of)
    if (cached && !hasNews) return cached
    const facts = this.#outside.factsFor(block, page)
    const subject = read()
    const found = rules.filter((rule) => fits(rule, subject)).flatMap((rule) => findingsOf(rule, subject, facts, block))
    this.#cache.set(of, found)
    return found
  }
}

const isLoss = ({ rule }: Finding) => rule === lostTag.id

// of a block that nobody knows, only few rules can say something
const fits = ({ ofUnknown }: Rule, { kind, wire }: Subject) => kind !== undefined || wire === undefined || ofUnknown === true

function findingsOf(rule: Rule, subject: Subject, facts: Facts, block: string): Finding[] {
  if (!subject.isSeen && !rule.ofHidden) return []
  try {
    return [...rule.check(subject, facts)].map((one) => ({
      ...one,
      rule: rule.id,
      block,
      key: [block, rule.id, one.path.join('.'), one.about ?? ''].join(' '),
    }))
  } catch {
    // a block that one rule stumbles over must not stop the others
    return []
  }
}
