import { endpoint, type Id } from './endpoint.ts'
import type { PaperType } from './factory-orders.ts'

/** A file of a paper that is no picture. */
export interface PaperFile {
  key: string
  name: string
  /** Bytes. */
  size: number
  by: string
  at: string
}

/** So many files a paper has at most. */
export const mostPaperFiles = 20

interface Of {
  type: PaperType
  id: Id
}

const reads = { side: 'factory', encoding: 'json', keepsReads: true } as const

/** Files of a paper, the earliest first; of an order for who sees its prices. Refused with RECORD_GONE. */
export const readPaperFiles = endpoint<{ body: Of }, { list: PaperFile[] }>('POST', '/order/files', reads)

/**
 * Adds a file (pdf, doc, docx, xls, xlsx, zip, txt) in any state of the paper: multipart with `file`. Refused with RECORD_GONE, PAPER_FILE_KIND,
 * PAPER_FILE_CONTENT for one that is not what its ending says, PAPER_FILES_FULL, file_size.
 */
export const addPaperFile = endpoint<{ query: Of; body: FormData }, PaperFile>('POST', '/order/addFile', {
  side: 'factory',
  encoding: 'multipart',
})

/** A file as a download. Refused with PAPER_FILE_GONE. */
export const readPaperFile = endpoint<{ body: Of & { key: string } }, Blob>('POST', '/order/file', { ...reads, isFile: true })

/** Takes a file off a paper; that it was there stays in its events. Refused with PAPER_FILE_GONE. */
export const removePaperFile = endpoint<{ body: Of & { key: string } }, null>('POST', '/order/delFile', {
  side: 'factory',
  encoding: 'json',
})
