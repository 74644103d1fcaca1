import type { BillRow } from '#src/api/capital-flow.ts'

/** The flows of a bill as the call of their list carries them. */
export const idsOf = ({ ids }: BillRow): string => (typeof ids === 'string' ? ids : ids.join(','))
