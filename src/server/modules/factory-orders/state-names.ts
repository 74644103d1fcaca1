import type { PaperType } from '#src/api/factory-orders.ts'
import { documentWords } from '#src/papers/factory/document-words.ts'
import { isCommitment } from '../../factory/state-machine.ts'
import type { Locale } from '../../locale.ts'

const usual = { 0: 'draft', 1: 'submitted', 3: 'partial', 4: 'done', 5: 'closed', 8: 'reversed', 9: 'voided' } as const

/** Tabs with what their states are called: one that was approved is promised, or posted. */
export const withNames = <T extends { status: number }>(tabs: readonly T[], type: PaperType, locale: Locale): (T & { name: string })[] =>
  tabs.map((tab) => {
    const word = tab.status === 2 ? (isCommitment(type) ? 'approved' : 'audited') : usual[tab.status as keyof typeof usual]
    return { ...tab, name: word ? documentWords[word][locale] : String(tab.status) }
  })
