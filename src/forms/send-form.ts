import { endpoint } from '#src/api/endpoint.ts'
import { RequestError } from '#src/http/failure.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { FormStore } from './form-store.ts'
import { $text } from './forms.text.ts'
import type { FormDescription, FormField } from './form-field.ts'

type Answering = Pick<Connection, 'answer'>

/**
 * Sends what is filled in, by the form itself or to the address that it names. Answers the server's sentence, undefined where something
 * is missing; what the server says about fields stands at them. @throws RequestError
 */
export async function sendForm(store: FormStore, connection: Answering, options: SendOptions = {}): Promise<string | undefined> {
  if (!store.check()) return undefined
  try {
    return await send(store.description, connection, store.body, options)
  } catch (error) {
    if (error instanceof RequestError && error.errors) store.refuse(errorsAtFields(error.errors, store.fields))
    throw error
  }
}

/** What a server says of fields, at those that stand for them: a form may call one by another name. */
function errorsAtFields(errors: Readonly<Record<string, string>>, fields: readonly FormField[]): Record<string, string> {
  const nameOf = (sent: string) => fields.find(({ sentAs }) => sentAs?.includes(sent))?.name ?? sent
  return Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => {
      const [root = '', ...rest] = path.split('.')
      return [[nameOf(root), ...rest].join('.'), sentence]
    }),
  )
}

async function send(form: FormDescription, connection: Answering, body: Record<string, unknown>, options: SendOptions): Promise<string> {
  if (form.send) return form.send(body, options)
  if (form.action === null) throw new Error($text.get().foreign)
  const call = endpoint<{ query?: object; body?: object }, unknown>(form.method, form.action, {
    encoding: 'json',
    side: form.side ?? 'admin',
  })
  return (await connection.answer(call, form.method === 'GET' ? { query: body } : { body }, options)).message
}
