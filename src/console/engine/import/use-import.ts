import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { ImportProblem } from '#src/api/imports.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { RequestError } from '#src/http/failure.ts'
import { freshId } from '#src/lib/random-id.ts'
import { everyWord } from './every-word.ts'
import { readSheet } from '../../sheet/read-sheet.ts'
import { SheetError, type SheetLine } from '../../sheet/sheet.ts'
import type { PageWords } from '../page.ts'
import { $text } from './import.text.ts'
import type { ImportDialogProps } from './import-dialog.tsx'
import { byRow, matched, prepared, type Matches, type Prepared } from './matching.ts'

/** A file that was read: its headings, its rows, and what brings which field. */
export interface Opened {
  name: string
  headings: readonly string[]
  lines: readonly SheetLine[]
  matches: Matches
}

export interface Checked extends Opened {
  sent: Prepared
  problems: ReadonlyMap<number, readonly ImportProblem[]>
  wrong: number
}

export type Step =
  | { at: 'choose' }
  | ({ at: 'match' } & Opened)
  | ({ at: 'check' } & Checked)
  | { at: 'done'; message: string; id: Id | null; count: number; isUndone?: true }

const dry = true

/** The way of a file into a list: chosen, matched, checked, written, taken back. */
export function useImport<W extends PageWords>({ of: { call, undo, columns }, text: $words, onDone }: ImportDialogProps<W>) {
  const text = useStore($text)
  const connection = useConnection()
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const key = useRef('')
  const spelled = (word: string) => everyWord($words, word)

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
  const open = (file: File) =>
    doing(async () => {
      const [head, ...lines] = await readSheet(file)
      const headings = head!.cells
      setStep({ at: 'match', name: file.name, headings, lines, matches: matched(headings, columns, spelled) })
    })
  const match = (field: string, place: number | undefined) =>
    setStep((before) => {
      if (before.at !== 'match') return before
      const { [field]: _, ...others } = before.matches
      // a column brings one field
      const free = Object.fromEntries(Object.entries(others).filter(([, taken]) => taken !== place))
      return { ...before, matches: place === undefined ? free : { ...free, [field]: place } }
    })
  const checkedBy = (opened: Opened, sent: Prepared, theirs: { wrong: number; problems: readonly ImportProblem[] }): Step => {
    const ours = sent.faults.map(({ row, field, fault, cell }) => ({ row, field, message: text[fault](cell) }))
    const problems = byRow(ours, theirs.problems)
    return { ...opened, at: 'check', sent, problems, wrong: Math.max(problems.size, theirs.wrong) }
  }
  const check = (opened: Opened) =>
    doing(async () => {
      const sent = prepared(opened.lines, columns, opened.matches, spelled)
      const { fields, rows } = sent
      const reply = await connection.send(call, { body: { fields, rows, dry } })
      key.current = freshId()
      setStep(checkedBy(opened, sent, reply))
    })
  const write = (checked: Checked) =>
    doing(async () => {
      const { fields, rows } = checked.sent
      try {
        const body = { fields, rows, dry: false, client_token: key.current }
        const { data, message } = await connection.answer(call, { body })
        setStep({ at: 'done', message, id: data.id, count: data.count })
        onDone()
      } catch (error) {
        // somebody was faster: the rows are judged anew
        const problems = error instanceof RequestError && (error.data as { problems?: ImportProblem[]; wrong: number } | undefined)
        if (problems && problems.problems) setStep(checkedBy(checked, checked.sent, { wrong: problems.wrong, problems: problems.problems }))
        throw error
      }
    })
  const takeBack = (done: Extract<Step, { at: 'done' }>) =>
    doing(async () => {
      const { message } = await connection.answer(undo!, { params: { id: done.id! } })
      setStep({ ...done, message, isUndone: true })
      onDone()
    })
  const restart = (to: Step = { at: 'choose' }) => {
    setFailure(null)
    setStep(to)
  }
  return { step, isBusy, failure, open, match, check, write, takeBack, restart }
}
