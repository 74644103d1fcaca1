import { listKind, type ListOptions } from './choices.ts'
import { field, type Field } from './kind.ts'

/** Words that people make up: up to 20 unless told. */
export const tags = (options: ListOptions = {}): Field<readonly string[]> => field(listKind('tags', options.max ?? 20), options)
