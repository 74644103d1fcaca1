import type { Editor } from '../editor.ts'
import { checkerOf } from './checker-of.ts'
import { whereOf } from './where.ts'

/** A finding as the element tells it to its host. `path` is empty where a whole block is meant. */
export interface PublicFinding {
  readonly rule: string
  readonly severity: 'error' | 'warning' | 'hint'
  /** Id of the block; `page` for the page's settings. */
  readonly block: string
  readonly path: readonly (string | number)[]
  /** Where and what, in the language of the screen. */
  readonly message: string
}

/** What is wrong with the page, without what staff ignore. @throws when the linter cannot be loaded */
export async function publicFindings(editor: Editor): Promise<PublicFinding[]> {
  const findings = await (await checkerOf(editor)).settled()
  return findings.map((finding) => {
    const { block, field } = whereOf(editor, finding)
    const { rule, severity, path } = finding
    return { rule, severity, block: finding.block, path: [...path], message: [block, field, finding.say()].filter(Boolean).join(' · ') }
  })
}
