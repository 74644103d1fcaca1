import type { User } from '../sessions.ts'

/** What a route asks of somebody who is signed in. */
export interface Requirement {
  /** Permission keys of which one is enough; `signed-in` is held by everybody. */
  keys: readonly string[]
  /** A key that is needed as well: a button's page. Of several pages, one is enough. */
  alsoRequires?: string | readonly string[] | undefined
}

/** Whether somebody may make a call; a super administrator (level 0) may make every one (conventions 12). */
export const mayCall = ({ keys, alsoRequires }: Requirement, { level, permissions }: Pick<User, 'level' | 'permissions'>): boolean =>
  level === 0 ||
  (keys.some((key) => key === 'signed-in' || permissions.has(key)) &&
    (alsoRequires === undefined || [alsoRequires].flat().some((key) => permissions.has(key))))
