import { counted, id, number, record } from '../../replies.ts'

export const listSignRewards = counted(record({ id, type: number, days: number, point: number, exp: number }))
