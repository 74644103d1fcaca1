/** A signed-in administrator. `level` 0 may do everything; others what `permissions` holds. */
export interface User {
  id: number
  account: string
  name: string
  picture: string
  level: number
  permissions: ReadonlySet<string>
  sessionId: number
}

/** A signed-in customer-service agent; the chat module knows the rest. */
export interface AgentUser {
  id: number
  sessionId: number
}
