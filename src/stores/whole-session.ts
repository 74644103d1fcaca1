import { readLoginInfo } from '#src/api/login-info.ts'
import { readOwnAccount } from '#src/api/own-account.ts'
import type { Connection } from './connection.ts'
import { allModules, userOf, type MenuEntry, type Session } from './session.ts'

/**
 * What a sign-in answers and a token does not: the person (`setting/info`), permission keys and menu (`menus`), site name, logo and
 * version (`login/info`, which every server has). What cannot be read stays as it is. Resolves when the person is known.
 */
export async function completeSession(connection: Connection, token: string): Promise<void> {
  const learn = (part: Partial<Session>) => connection.$session.get()?.token === token && connection.learn(part)
  const session = connection.$session.get()
  const site = async () => {
    const info = await connection.send(readLoginInfo, {})
    learn({ siteName: info.site_name, logo: info.logo_rectangle, logoSmall: info.logo_square, version: info.version })
  }
  const person = async () => void learn({ user: userOf(await connection.send(readOwnAccount, {})) })
  const menu = async () => {
    const entries = await connection.readMenu()
    // ours has all of them
    if (connection.kind === 'shop') learn({ modules: modulesOf(entries, connection.$session.get()?.access ?? []) })
  }
  void Promise.allSettled([site(), session?.access ? undefined : menu()])
  if (!session?.user) await person().catch(() => undefined)
}

/** A module that is switched off is left out of the menu of whoever has its key (conventions 6, `model_checkbox`). */
function modulesOf(menu: readonly MenuEntry[], access: readonly string[]): string[] {
  const paths = (entries: readonly MenuEntry[]): string[] => entries.flatMap((entry) => [entry.path, ...paths(entry.children)])
  const shown = paths(menu)
  return allModules.filter(
    (name) => !access.includes(`marketing-store_${name}`) || shown.some((path) => path.includes(`/marketing/store_${name}`)),
  )
}
