import { endpoint } from '#src/api/endpoint.ts'
import type { Backend } from '#src/http/backend.ts'
import { upload } from '#src/http/upload.ts'
import { actionPath } from './form-action.ts'
import { textProp } from './props.ts'
import type { FormRule } from './rule.ts'

/**
 * Sends a file where the rule says, with the data that it names; the session's headers are ours, not the rule's.
 * Answers the address as the server wrote it. Null when the rule points to another origin. @throws RequestError
 */
export async function uploadTo(rule: FormRule, backend: Backend, file: File): Promise<string | null> {
  const path = actionPath(textProp(rule, 'action') ?? '', backend.baseFor('admin'))
  if (path === null) return null
  const body = new FormData()
  const data = rule.props['data']
  for (const [name, value] of Object.entries(typeof data === 'object' && data !== null ? data : {})) body.append(name, String(value))
  body.append(typeof rule.raw['name'] === 'string' ? rule.raw['name'] : (textProp(rule, 'name') ?? 'file'), file, file.name)
  const call = endpoint<{ body: FormData }, { src?: string; file_path?: string } | undefined>('POST', path, { encoding: 'multipart' })
  const reply = (await upload(backend, call, { body })).data
  return reply?.src || reply?.file_path || ''
}
