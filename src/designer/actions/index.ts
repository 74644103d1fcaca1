import type { Action } from '../action.ts'

const found = import.meta.glob<readonly Action[]>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' })

/** Everything that can be done, by id. */
export const actions: ReadonlyMap<string, Action> = new Map(
  Object.values(found)
    .flat()
    .map((action) => [action.id, action]),
)
