import { RequestError } from '#src/http/failure.ts'

/** Where a shop's refusal belongs: it says a number and a sentence, and no field (products contract, "Server"). */
const fields: Readonly<Record<string, string>> = {
  400373: 'cate_id',
  400338: 'store_name',
  400349: 'slider_image',
  400570: 'limit_type',
  400571: 'limit_num',
  400572: 'attrs',
  400573: 'virtual_type',
}

/** A refusal with its sentence at the field that it is about. */
export function wrongAt(failure: unknown): unknown {
  if (!(failure instanceof RequestError) || failure.kind !== 'business' || failure.errors) return failure
  const field = fields[failure.code] ?? fields[String(failure.status)]
  if (!field) return failure
  const { kind, status, code, message, data } = failure
  return new RequestError({ kind, status, code, message, data, errors: { [field]: message } })
}
