import { atom, type WritableAtom } from 'nanostores'
import type { Reader } from '#src/kinds/kind.ts'
import type { Chosen } from '#src/kinds/lines.ts'
import { rangeOf, type Point, type Range } from './edits.ts'
import { isSameFaults, rowFaults, stillTold, toldAt, type RowFaults, type Told } from './faults.ts'
import { GridHistory, type Selection } from './history.ts'
import { RecordNames } from './names/record-names.ts'
import { changedRow, valueOf, type GridColumn, type Row, type RowShape } from './rows.ts'

/** The cell that is being edited. */
export interface Editing {
  readonly id: string
  readonly name: string
  /** What was typed to begin; undefined where the value itself is edited. */
  readonly typed?: string | undefined
}

/** ms without a key after which what is typed counts. */
const pause = 300

const start: Point = { row: 0, column: 0 }
const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

/**
 * The rows of a grid and what is done with them. Each row is a store of its own, so that a change draws its cells alone; the list of
 * rows, the chosen cells, the cell that is edited and what is wrong are others. Rows are never written, only replaced.
 */
export class GridStore {
  readonly $rows = atom<readonly Row[]>([])
  /** Their ids, in order; changes when rows come, go or move. */
  readonly $ids = atom<readonly string[]>([])
  readonly $selection = atom<Selection>({ at: start, anchor: start })
  readonly $editing = atom<Editing | null>(null)
  /** What is wrong, by row id. */
  readonly $faults = atom<ReadonlyMap<string, RowFaults>>(new Map())
  readonly $history = atom({ canUndo: false, canRedo: false })
  /** Counts how often the chosen cell is to get the focus. */
  readonly $focus = atom(0)
  readonly names: RecordNames
  #pageSize = 10
  #focused = 0
  #byId = new Map<string, Row>()
  #atoms = new Map<string, WritableAtom<Row>>()
  #history = new GridHistory()
  #edit: { before: readonly Row[]; draft: string | undefined; timer: ReturnType<typeof setTimeout> | undefined } | undefined
  #told: Told = {}
  #saysMissing = false

  constructor(
    readonly shape: RowShape,
    private words: Reader,
    /** Is given the rows when a cell counts. */
    private readonly onChange: (rows: readonly Row[]) => void,
    /** Told of a record that was chosen in a cell. */
    private readonly onChosen?: (row: Row, name: string, chosen: Chosen) => void,
  ) {
    this.names = new RecordNames(shape)
  }

  get rows(): readonly Row[] {
    return this.$rows.get()
  }

  /** Puts values into the words of the screen. */
  get reader(): Reader {
    return this.words
  }

  /** Rows that are in sight, for Page up and Page down. */
  get pageSize(): number {
    return this.#pageSize
  }

  setReader(reader: Reader): void {
    this.words = reader
  }

  setPageSize(rows: number): void {
    this.#pageSize = rows
  }

  get range(): Range {
    const { at, anchor } = this.$selection.get()
    return rangeOf(at, anchor)
  }

  get column(): GridColumn | undefined {
    return this.shape.columns[this.$selection.get().at.column]
  }

  get row(): Row | undefined {
    return this.rows[this.$selection.get().at.row]
  }

  /** The store of one row; it stays the same as long as the row is there. */
  rowStore(id: string): WritableAtom<Row> {
    const found = this.#atoms.get(id)
    if (found) return found
    const made = atom(this.#byId.get(id) ?? ({ id } as Row))
    this.#atoms.set(id, made)
    return made
  }

  /** Rows from outside: what was done before cannot be undone. Rows that the grid itself handed out change nothing. */
  take(rows: readonly Row[]): void {
    if (rows === this.rows) return
    this.#stopEditing()
    this.#history.clear()
    this.#told = {}
    this.#saysMissing = false
    this.#put(rows)
    this.#judge(new Map())
    for (const row of rows) for (const [name, text] of Object.entries(row.names ?? {})) this.names.set(name, String(row[name]), text)
  }

  /**
   * Sentences of the server by path, and whether what is missing is said. Both stay until their cells are right: a form takes back what
   * it says about a field with the first change of it.
   */
  check(saysMissing: boolean, errors: Readonly<Record<string, string>> = {}): void {
    this.#saysMissing ||= saysMissing
    if (Object.keys(errors).length > 0) this.#told = toldAt(errors, this.rows, this.shape)
    this.#judge(new Map())
  }

  /** Chooses a cell; with `extends` the range goes on from where it began. Returns whether there is such a cell. */
  select(at: Point, { extends: isExtended = false } = {}): boolean {
    this.end()
    if (!this.rows[at.row] || !this.shape.columns[at.column]) return false
    this.$selection.set({ at, anchor: isExtended ? this.$selection.get().anchor : at })
    this.focus()
    return true
  }

  selectRange({ from, to }: Range): void {
    this.$selection.set({ at: from, anchor: to })
    this.focus()
  }

  focus(): void {
    this.$focus.set(this.$focus.get() + 1)
  }

  /** Whether the focus is to be given now; it is given once. */
  takeFocus(): boolean {
    const isDue = this.#focused !== this.$focus.get()
    this.#focused = this.$focus.get()
    return isDue
  }

  /** Replaces the rows as one step that can be undone. */
  change(rows: readonly Row[]): void {
    const before = this.rows
    if (rows.length === before.length && rows.every((row, at) => row === before[at])) return
    this.#history.add({ before, after: rows, selection: this.$selection.get() })
    this.#put(rows)
    this.onChange(rows)
  }

  undo(): void {
    this.end()
    const step = this.#history.undo()
    if (step) this.#walk(step.before, step.selection)
  }

  redo(): void {
    this.end()
    const step = this.#history.redo()
    if (step) this.#walk(step.after, step.selection)
  }

  /** Begins to edit the chosen cell, with what was typed or with what it says; `isText` where the typed text is the value. */
  begin(typed?: string, isText = true): boolean {
    const { row, column } = this
    if (!row || !column || column.isFixed) return false
    this.#edit = { before: this.rows, draft: undefined, timer: undefined }
    this.$editing.set({ id: row.id, name: column.name, typed })
    if (typed && isText) this.type(typed)
    return true
  }

  /** What stands in the field of the edited cell now; it counts after a pause. */
  type(draft: string): void {
    if (!this.#edit) return
    clearTimeout(this.#edit.timer)
    this.#edit.draft = draft
    this.#edit.timer = setTimeout(() => this.settle(), pause)
  }

  /** What is typed counts; one goes on editing. */
  settle(): void {
    const editing = this.$editing.get()
    if (!this.#edit || !editing || this.#edit.draft === undefined) return
    clearTimeout(this.#edit.timer)
    const column = this.shape.columns.find(({ name }) => name === editing.name)!
    const value = valueOf(column, this.#edit.draft, this.reader)
    this.#edit.draft = undefined
    this.put(editing.id, { [editing.name]: value })
  }

  /** Changes values of one row; while a cell is edited, all of it is one step. */
  put(id: string, patch: Readonly<Record<string, unknown>>): void {
    const row = this.#byId.get(id)
    if (!row || Object.entries(patch).every(([name, value]) => row[name] === value)) return
    const next = changedRow(this.shape, row, patch)
    const rows = this.rows.map((one) => (one === row ? next : one))
    if (!this.#edit) return this.change(rows)
    this.#put(rows)
    this.onChange(rows)
  }

  /** A record was chosen in a cell: it may bring values into the other cells of its row. */
  choose(id: string, name: string, chosen: Chosen): void {
    this.names.set(name, chosen.id, chosen.name)
    for (const [filled, text] of Object.entries(chosen.names ?? {})) this.names.set(filled, String(chosen.fills?.[filled]), text)
    this.put(id, { [name]: chosen.id, ...chosen.fills })
    const row = this.#byId.get(id)
    if (row) this.onChosen?.(row, name, chosen)
    const filled = row && this.shape.fills?.(name, chosen, row)
    if (filled instanceof Promise)
      filled.then(
        (patch) => this.put(id, patch),
        () => undefined,
      )
    else if (filled) this.put(id, filled)
  }

  /** Ends editing; what was typed counts. */
  end(): void {
    this.settle()
    const edit = this.#edit
    this.#stopEditing()
    if (!edit || edit.before === this.rows) return
    this.#history.add({ before: edit.before, after: this.rows, selection: this.$selection.get() })
    this.#tellHistory()
  }

  /** Ends editing; the cell is as it was. */
  cancel(): void {
    const edit = this.#edit
    this.#stopEditing()
    if (!edit || edit.before === this.rows) return
    this.#put(edit.before)
    this.onChange(edit.before)
  }

  #stopEditing(): void {
    clearTimeout(this.#edit?.timer)
    this.#edit = undefined
    if (this.$editing.get()) this.$editing.set(null)
  }

  #walk(rows: readonly Row[], { at, anchor }: Selection): void {
    this.#put(rows)
    this.onChange(rows)
    const within = (point: Point) => ({ ...point, row: Math.max(0, Math.min(point.row, rows.length - 1)) })
    this.$selection.set({ at: within(at), anchor: within(anchor) })
    this.focus()
  }

  #put(rows: readonly Row[]): void {
    const before = this.#byId
    this.#byId = byId(rows)
    this.$rows.set(rows)
    const ids = this.$ids.get()
    for (const [id, store] of this.#atoms) {
      const row = this.#byId.get(id)
      if (!row) this.#atoms.delete(id)
      else if (row !== store.get()) store.set(row)
    }
    this.#told = stillTold(this.#told, before, this.#byId)
    this.#judge(before)
    if (ids.length !== rows.length || rows.some(({ id }, at) => id !== ids[at])) this.$ids.set(rows.map(({ id }) => id))
    const { at, anchor } = this.$selection.get()
    const last = Math.max(0, rows.length - 1)
    if (at.row > last || anchor.row > last)
      this.$selection.set({ at: { ...at, row: Math.min(at.row, last) }, anchor: { ...anchor, row: Math.min(anchor.row, last) } })
    this.#tellHistory()
  }

  /** Looks for what is wrong, in rows that changed alone. */
  #judge(before: ReadonlyMap<string, Row>): void {
    const old = this.$faults.get()
    const found = new Map<string, RowFaults>()
    for (const row of this.rows) {
      const faults =
        before.get(row.id) === row ? (old.get(row.id) ?? {}) : rowFaults(this.shape, row, this.#saysMissing, this.#told[row.id])
      if (Object.keys(faults).length > 0) found.set(row.id, faults)
    }
    const isSame = found.size === old.size && [...found].every(([id, faults]) => isSameFaults(faults, old.get(id)))
    if (!isSame) this.$faults.set(found)
  }

  #tellHistory(): void {
    const { canUndo, canRedo } = this.#history
    const told = this.$history.get()
    if (told.canUndo !== canUndo || told.canRedo !== canRedo) this.$history.set({ canUndo, canRedo })
  }
}
