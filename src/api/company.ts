import { endpoint } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** The company as documents name it. */
export interface Company {
  name: string
  tax_no: string
  bank: string
  account_no: string
  address: string
  phone: string
  /** Addresses of pictures. */
  logo: string
  seal: string
  /** Of its contracts, a line each; '' for the usual ones. */
  clauses: string
  version: number
}

export const readCompanyForm = endpoint<Record<never, never>, ServerForm>('GET', '/setting/basics/company')
/** 409 CHANGED and `data.row` for an older version. */
export const saveCompany = endpoint<{ body: Company }, unknown>('POST', '/setting/basics/company')
