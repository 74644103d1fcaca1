import { endpoint } from './endpoint.ts'
import type { PaperType } from './factory-orders.ts'

/** Key of who puts the company's seal on papers (manufacturing 5.1). */
export const sealKey = 'seal:use'

/** A way to print a kind of paper. */
export interface PrintTemplate {
  id: number
  name: string
  paper: string
  /** Names of the copies. */
  copies: readonly string[]
  /** Columns of lines that are left out, by name. */
  hidden: readonly string[]
  header: string
  footer: string
  has_logo: number
  is_default: number
}

/** Ways to print, and whose paper it is. */
export interface PrintTemplates {
  list: readonly PrintTemplate[]
  /** `seal` is there for who may use it (`sealKey`), where the company has one. */
  company: { name: string; address: string; phone: string; logo: string; seal: string }
}

export const readPrintTemplates = endpoint<{ body: { type: PaperType } }, PrintTemplates>('POST', '/common/printTemplate', {
  ...{ side: 'factory', encoding: 'json', keepsReads: true },
})
