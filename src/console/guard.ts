/** Who may see a route: everybody signed in, or holders of one of the keys (specification 6). */
export type RouteAuth = true | readonly string[]

export type Verdict = 'show' | 'signIn' | 'signOut' | 'forbidden'

/** Paths of the customer service and of the phone's upload page are looked after elsewhere (specification 6). */
const isExempt = (path: string) => path.includes('kefu') || /^\/mobile_upload(\/|$)/.test(path)

/**
 * The route guard of specification 6. `access` are the person's permission keys (`uniqueAuth`), null without
 * a session. A person without any key is signed out; one without a matching key sees 403.
 */
export function judge(route: { path: string; auth?: RouteAuth }, access: readonly string[] | null): Verdict {
  if (route.auth === undefined || isExempt(route.path)) return 'show'
  if (access === null) return 'signIn'
  if (route.auth === true) return 'show'
  if (access.length === 0) return 'signOut'
  return route.auth.some((key) => access.includes(key)) ? 'show' : 'forbidden'
}
