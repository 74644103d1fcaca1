import type { VisitorIdentity } from './identity.ts'

/** What proves a visitor to our server in a call; a plain shop knows the storefront's token. */
export const proofOf = (token: string | undefined, identity: VisitorIdentity | undefined): { token?: string; tourist_token?: string } =>
  token ? { token } : identity?.proof ? { tourist_token: identity.proof } : {}
