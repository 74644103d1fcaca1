/** Whose gate it is; the agent's has another session and its own words. */
export type GateKind = 'console' | 'designer' | 'media' | 'agent'
