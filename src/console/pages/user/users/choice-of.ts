import type { Id } from '#src/api/endpoint.ts'
import type { ServerForm } from '#src/api/server-form.ts'

interface Choice {
  field: string
  word: string
  missing: string
  title: string
  options: readonly { value: Id; label: string }[]
}

/** A form of one choice, as a server would describe it. */
export const choiceOf = ({ field, word, missing, title, options }: Choice): ServerForm => ({
  rules: [
    {
      ...{ type: 'select', field, value: '', title: word, options },
      props: { filterable: true, placeholder: missing },
      validate: [{ message: missing, required: true, type: 'number', trigger: 'change' }],
    },
  ],
  ...{ title, action: '', method: 'POST', info: '', status: true },
})
