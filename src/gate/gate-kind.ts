/** Whose gate it is; the agent's has another session and its own words, the factory's stands within a console. */
export type GateKind = 'console' | 'designer' | 'media' | 'agent' | 'factory'
