import { listKind, type ListOptions } from './choices.ts'
import { field, type Field } from './kind.ts'

export interface FileOptions extends ListOptions {
  /** Kinds of files, as the browser's chooser takes them. */
  accept?: string
  /** Sends a file; answers its address, '' where there is none, null where it would go to another site. */
  upload(backend: unknown, file: File): Promise<string | null>
}

/** Addresses of files that were sent beforehand. */
export const file = (options: FileOptions): Field<readonly string[]> => field(listKind('file', options.max ?? Infinity), options)
