import type { Field, Fields } from '#src/kinds/kind.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { money } from '#src/kinds/money.ts'
import { state } from '#src/kinds/state.ts'
import { weight } from '#src/kinds/weight.ts'
import { document, type DocumentFields } from './document.ts'
import { priceKey } from './factory-lines.ts'
import type { Computed, Resource } from './resource.ts'

/** States of what is promised, and of what is posted (manufacturing 2.8); words of a page are called like them. */
const commitment = {
  states: {
    draft: { value: 0, tone: 'plain', allow: ['edit', 'submit', 'void'] },
    submitted: { value: 1, tone: 'active', allow: ['approve', 'reject', 'withdraw', 'void'] },
    approved: { value: 2, tone: 'good', allow: ['change', 'close', 'void'] },
    partial: { value: 3, tone: 'warning', allow: ['change', 'close'] },
    done: { value: 4, tone: 'faint', allow: [] },
    closed: { value: 5, tone: 'faint', allow: ['reopen'] },
    voided: { value: 9, tone: 'faint', allow: [] },
  },
  acts: {
    submit: { to: 'submitted' },
    approve: { to: 'approved' },
    reject: { to: 'draft', asks: 'reason' },
    withdraw: { to: 'draft' },
    close: { to: 'closed', asks: 'reason', isFinal: true },
    reopen: { to: 'approved', title: { 'zh-cn': '取消结案', en: 'Open again', 'zh-tw': '取消結案' } },
    void: { to: 'voided', asks: 'note', isFinal: true },
  },
} as const

const posting = {
  states: {
    draft: { value: 0, tone: 'plain', allow: ['edit', 'submit', 'void'] },
    submitted: { value: 1, tone: 'active', allow: ['audit', 'reject', 'withdraw', 'void'] },
    audited: { value: 2, tone: 'good', allow: ['reverse'] },
    reversed: { value: 8, tone: 'faint', allow: [] },
    voided: { value: 9, tone: 'faint', allow: [] },
  },
  acts: {
    submit: { to: 'submitted' },
    audit: { to: 'audited', title: { 'zh-cn': '审核', en: 'Post', 'zh-tw': '審核' } },
    reject: { to: 'draft', asks: 'reason' },
    withdraw: { to: 'draft' },
    reverse: {
      to: 'reversed',
      keyed: 'unaudit',
      asks: 'reason',
      isFinal: true,
      title: { 'zh-cn': '反审核', en: 'Reverse', 'zh-tw': '反審核' },
    },
    void: { to: 'voided', asks: 'note', isFinal: true },
  },
} as const

const machines = { commitment, posting }

/** State of a document where its lines are listed. */
export function stateOfPapers(machine: keyof typeof machines): Field<string> {
  const states = Object.entries(machines[machine].states)
  const tones = Object.fromEntries(states.map(([, { value, tone }]) => [value, tone]))
  const words = Object.fromEntries(states.map(([name, { value }]) => [value, name]))
  return state(tones, { words, isNumber: true })
}

interface DeclaredFactoryDocument<F extends Fields> {
  /** A file may bring papers, a line each row (`paperColumns`). */
  isImported?: true
  name: string
  /** Of its page; its buttons are called after it. */
  key: string
  /** Its numbers begin with them (manufacturing 3.0). */
  letters: string
  machine: keyof typeof machines
  fields: F
  computed?: Computed<F>
}

/** What a document of goods measures, and what it costs; both follow from its lines. */
export const measureFields = {
  pieces: decimal({ places: 4 }),
  area: decimal({ places: 4 }),
  weight: weight(),
}
/** What stands on a document as a whole, and is spread over its lines (manufacturing 2.7). */
export const wholeFields = {
  discount: money({ most: '999999999999.99', start: '0', needs: priceKey }),
  freight: money({ most: '999999999999.99', start: '0', needs: priceKey }),
}
export const moneyFields = {
  net: money({ most: '99999999999999.99', needs: priceKey }),
  tax: money({ most: '99999999999999.99', needs: priceKey }),
  gross: money({ most: '99999999999999.99', needs: priceKey }),
}

/**
 * Declares a kind of paper of the factory: all of them stand in `factory_documents`, with the same states and acts. What it is about is said by
 * its fields; a note goes with an act that `asks` for one.
 */
export const factoryDocument = <F extends Fields>({
  name,
  letters,
  machine,
  isImported,
  ...rest
}: DeclaredFactoryDocument<F>): Resource<F & DocumentFields> =>
  document<F>({
    ...{
      name,
      buttons: rest.key.replace(/-index$/, ''),
      table: 'factory_documents',
      path: `/doc/${name}`,
      number: { letters },
      ...(!isImported && { isNeverImported: true as const }),
    },
    ...machines[machine],
    ...rest,
  })
