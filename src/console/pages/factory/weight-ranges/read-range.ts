import { getWeightRanges, type WeightRange } from '#src/api/weight-ranges.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'

/** A band as it is now; undefined where it is gone. @throws RequestError */
export async function readRange(connection: Pick<Connection, 'send'>, id: string): Promise<WeightRange | undefined> {
  try {
    return (await connection.send(getWeightRanges, { body: { id } })).list[0]
  } catch (error) {
    if (error instanceof RequestError && error.code === 'RANGE_MISSING') return undefined
    throw error
  }
}
