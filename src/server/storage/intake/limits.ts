import { Refusal } from '../../refusal.ts'

export const inWords = (bytes: number): string => {
  const [unit, count] = bytes >= 1024 ** 3 ? ['GB', bytes / 1024 ** 3] : ['MB', bytes / 1024 ** 2]
  return `${count.toFixed(1).replace(/\.0$/, '')} ${unit}`
}

/** The refusal of a file, in the shop's form: status 400 with words and an empty list. */
export const faultOf = (fault: string, values?: Record<string, string | number>): Refusal =>
  new Refusal({ status: 400, code: fault, data: [], ...(values ? { values } : {}) })

export const tooLarge = (limit: number): Refusal => faultOf('file_size', { size: inWords(limit) })

/** What writing to the disk threw, as the caller hears it: a full disk is said, the rest is a fault of ours. */
export function diskFault(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' ? faultOf('disk_full') : error
}

/** A refusal that is not the file's fault: the same bytes may be stored later. */
export const isPassing = ({ detail }: Refusal): boolean => detail.code === 'disk_full' || detail.code === 'storage_away'
