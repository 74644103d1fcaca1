import type { Row } from './row.ts'

/** A multipart body as bytes, for `inject`. */
export async function multipart(form: NonNullable<Row['form']>): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const made = new FormData()
  for (const [name, value] of Object.entries(form.fields)) made.append(name, value)
  if (form.name) made.append('file', new File([new Uint8Array(await form.bytes())], form.name, { type: form.type }))
  const reply = new Response(made)
  return { payload: Buffer.from(await reply.arrayBuffer()), headers: { 'content-type': reply.headers.get('content-type')! } }
}
