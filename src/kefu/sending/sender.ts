/** Whose pictures they are: the agent's, or a visitor's with what proves them. */
export type Sender = { kind: 'agent' } | { kind: 'visitor'; token: string | undefined; proof: string | undefined }
