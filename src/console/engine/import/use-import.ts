import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { DuplicateRule } from '#src/api/imports.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { RequestError } from '#src/http/failure.ts'
import { IntentionKey } from '#src/lib/intention-key.ts'
import { everyWord } from './every-word.ts'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'
import { SheetError, type SheetLine } from '#src/papers/sheet/sheet.ts'
import type { PageWords } from '../page.ts'
import { $text } from './import.text.ts'
import type { ImportDialogProps } from './import-dialog.tsx'
import { byRow, matched, prepared, type Matches, type Prepared } from './matching.ts'
import { begun, writePiece, type Outcome, type Problems } from './write-rows.ts'

/** A file that was read: its headings, its rows, and what brings which field. */
export interface Opened {
  name: string
  headings: readonly string[]
  lines: readonly SheetLine[]
  matches: Matches
}

export interface Checked extends Opened {
  sent: Prepared
  rule: DuplicateRule
  problems: Problems
  wrong: number
  /** Versions of stored rows of the same key, by the place of the row. */
  versions: ReadonlyMap<number, number>
}

/** While rows are written, and afterwards. */
export interface Written extends Checked {
  outcome: Outcome
}

export type Step =
  | { at: 'choose' }
  | ({ at: 'match' } & Opened)
  | ({ at: 'check' } & Checked)
  | ({ at: 'write' } & Written)
  | ({ at: 'done'; undone?: string } & Written)

const dry = true

/** The way of a file into a list: chosen, matched, checked, written piece by piece, taken back. */
export function useImport<W extends PageWords>({
  of: { call, undo, columns, key: keyed, isWhole, together, duplicates },
  text: $words,
  onDone,
}: ImportDialogProps<W>) {
  const text = useStore($text)
  const connection = useConnection()
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const { isBusy, failure, doing, forget } = useDoing()
  const [key] = useState(() => new IntentionKey())
  const isStopped = useRef(false)
  useEffect(() => () => void (isStopped.current = true), [])
  const spelled = (word: string) => everyWord($words, word)

  const open = (file: File) =>
    doing(async () => {
      const [head, ...lines] = await readSheet(file)
      const headings = head!.cells
      setStep({ at: 'match', name: file.name, headings, lines, matches: matched(headings, columns, spelled) })
    })
  const match = (field: string, place: number | undefined) =>
    setStep((before) => (before.at === 'match' ? { ...before, matches: matchedBy(before.matches, field, place) } : before))
  /** Asks what would become of each row; without a choice, duplicates stay as they are. */
  const check = (opened: Opened, rule: DuplicateRule = duplicates ?? (keyed ? 'skip' : 'refuse')) =>
    doing(async () => {
      const sent = prepared(opened.lines, columns, opened.matches, spelled)
      const { fields, rows, faults } = sent
      const reply = await connection.send(call, { body: { fields, rows, dry, duplicates: rule } })
      const ours = faults.map(({ row, field, fault, cell }) => ({ row, field, message: text[fault](cell) }))
      const problems = byRow(ours, reply.problems)
      const versions = new Map(reply.duplicates.map(({ row, version }) => [row, version]))
      setStep({ ...opened, at: 'check', sent, rule, problems, versions, wrong: Math.max(problems.size, reply.wrong) })
    })
  /** Writes all that may be written, or goes on after a failure. */
  const write = (checked: Checked | Written) =>
    doing(async () => {
      isStopped.current = false
      const { sent, rule, versions } = checked
      let outcome = 'outcome' in checked ? checked.outcome : begun(sent, checked.problems, together)
      try {
        setStep({ ...checked, at: 'write', outcome })
        while (outcome.left.length > 0 && !isStopped.current) {
          outcome = await writePiece({ connection, call, key, sent, rule, versions, isWhole, together }, outcome)
          setStep({ ...checked, at: 'write', outcome })
        }
        setStep({ ...checked, at: 'done', outcome })
      } finally {
        if (outcome.run !== null) onDone()
      }
    })
  const takeBack = (done: Extract<Step, { at: 'done' }>) =>
    doing(async () => {
      const { message } = await connection.answer(undo!, { params: { id: done.outcome.run! } })
      setStep({ ...done, undone: message })
      onDone()
    })
  const restart = (to: Step = { at: 'choose' }) => {
    forget()
    setStep(to)
  }
  /** After the piece that is under way. */
  const stop = () => void (isStopped.current = true)
  return { step, isBusy, failure, open, match, check, write, stop, takeBack, restart }
}

// a column brings one field
function matchedBy(before: Matches, field: string, place: number | undefined): Matches {
  const others = Object.entries(before).filter(([other, taken]) => other !== field && taken !== place)
  return Object.fromEntries(place === undefined ? others : [...others, [field, place]])
}

// one thing at a time, and why it failed
function useDoing() {
  const text = useStore($text)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const doing = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      if (error instanceof RequestError) error.shown = true
      setFailure(error instanceof SheetError ? text[error.fault] : error instanceof RequestError ? error.message : text.broken)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, doing, forget: () => setFailure(null) }
}
