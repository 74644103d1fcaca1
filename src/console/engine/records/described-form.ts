import type { Endpoint } from '#src/api/endpoint.ts'
import { inputOf, type RecordOf, type Resource, type WireRecord } from '#src/api/resource.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { wireOf, type Fields } from '#src/kinds/kind.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import type { Form } from '#src/forms/declared/form.ts'

type FormCall = Endpoint<object, ServerForm>

/** What the list is narrowed by, as the form of a new record takes it. */
function presetsIn({ fields, presets = {} }: Resource, query: URLSearchParams): WireRecord {
  const pairs = Object.entries(presets).map(([name, key]) => [key, query.get(wireOf(name, fields[name]!))] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value))
}

/** The form of records that their server describes, of new ones and of those there are; `given` is what a new one begins with, as a query. */
export function describedForm(of: Resource, given: Readonly<Record<string, string>> = {}): Form<RecordOf<Fields>> {
  const { addForm, editForm } = of.calls as unknown as { addForm: FormCall; editForm: FormCall }
  return serverForm<RecordOf<Fields>>({
    ask: ({ connection, row, query }) => {
      if (row) return connection.send(editForm, inputOf(editForm, row.id))
      // one address for both takes 0 for a new one
      const params = addForm.path.includes('/:id') && { params: { id: 0 } }
      return connection.send(addForm, { ...params, query: presetsIn(of, new URLSearchParams({ ...Object.fromEntries(query), ...given })) })
    },
  })
}
