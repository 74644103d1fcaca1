import { useEffect, useRef, useState } from 'react'
import type { PrintTemplate } from '#src/api/print-templates.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { keeperOf } from '../../kept/keeper.ts'
import { isPaperName, type PaperName } from './paper-sizes.ts'

/** How a person prints one kind of paper. */
export interface PrintChoice {
  paper: PaperName
  /** Columns that are left out. */
  hidden: readonly string[]
  /** Names of the copies, one after the other; without one there is a single copy that has none. */
  copies: readonly string[]
  /** Id of the template that it was begun with; '' without one. */
  template: string
}

export const usualChoice: PrintChoice = { paper: 'a4', hidden: [], copies: [], template: '' }

/** Copies at most, and signs of their names. */
export const copyLimits = { count: 6, name: 12 }

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [])

/** Reads what was kept; what a newer or broken console wrote is left out. */
export function readPrintChoice(value: Readonly<Record<string, unknown>> | null): PrintChoice {
  const { paper, hidden, copies, template } = value ?? {}
  return {
    paper: isPaperName(paper) ? paper : usualChoice.paper,
    hidden: texts(hidden),
    template: typeof template === 'string' ? template : '',
    copies: texts(copies)
      .slice(0, copyLimits.count)
      .map((name) => name.slice(0, copyLimits.name)),
  }
}

/** What a template says of how it is printed. */
export const choiceOf = ({ id, paper, hidden, copies }: PrintTemplate): PrintChoice =>
  readPrintChoice({ paper, hidden, copies, template: String(id) })

/**
 * What the signed-in person has chosen for a kind of paper, kept for the next time (manufacturing 5.1); undefined until it was read. Who has chosen
 * nothing prints as is `usual`.
 */
export function usePrintChoice(kind: string, usual: PrintChoice | undefined): [PrintChoice | undefined, (next: PrintChoice) => void] {
  const connection = useConnection()
  const notify = useNotify()
  const name = `print.${kind}`
  const [chosen, setChoice] = useState<PrintChoice | null>()
  // one after the other, each on the version that the one before has made
  const kept = useRef({ version: 0, last: Promise.resolve() })
  useEffect(() => {
    let isCurrent = true
    const begin = (found: PrintChoice | null, version: number) => {
      if (!isCurrent) return
      kept.current.version = version
      setChoice(found)
    }
    // without what was kept it prints as usual
    keeperOf(connection)
      .read(name)
      .then(
        ({ value, version }) => begin(value && readPrintChoice(value), version),
        () => begin(null, 0),
      )
    return () => {
      isCurrent = false
    }
  }, [connection, name])
  const save = async (wanted: PrintChoice) => {
    const saved = await keeperOf(connection).save(name, { ...wanted }, kept.current.version)
    kept.current.version = 'version' in saved ? saved.version : saved.other.version
  }
  const change = (wanted: PrintChoice) => {
    setChoice(wanted)
    kept.current.last = kept.current.last.then(() => save(wanted)).catch(notify.failure)
  }
  return [chosen === undefined ? undefined : (chosen ?? usual), change]
}
