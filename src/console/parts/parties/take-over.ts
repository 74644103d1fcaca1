import type { takeOverAsSupplier, PartyElsewhere } from '#src/api/party-take-over.ts'
import { writeRecord } from '#src/api/records.ts'
import type { RecordPage } from '#src/console/engine/records/declaration.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { $text } from './take-over.text.ts'

/** A party that the other side has by the same name may be of this side, too. */
export const takeOverWith =
  <F extends Fields>(call: typeof takeOverAsSupplier, fields: F): NonNullable<RecordPage<F, never>['wayOut']> =>
  (failure, values, connection) => {
    if (!(failure instanceof RequestError) || !failure.code.startsWith('PARTY_ELSEWHERE')) return undefined
    const { party } = failure.data as PartyElsewhere
    const words = $text.get()
    return {
      ...{ title: failure.message, message: words.message, label: words.use },
      async run() {
        const body = { id: party.id, record: writeRecord(fields, values) }
        const answer = await connection.answer(call, { body })
        return { id: String(answer.data.id), message: answer.message }
      },
    }
  }
