import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { nameAbove, type City } from './city-service.ts'

type Rule = ServerForm['rules'][number]

const hidden = (field: string, value: number): Rule => ({ type: 'hidden', field, value })

/** The form of a new region below `parent`, or of one there is. */
export function cityForm(locale: Locale, parent: City | undefined, edited?: City): ServerForm {
  const say = (key: string) => sentence(`cities.${key}`, locale) ?? ''
  const input = (field: string, value: string, props: object = {}, missing?: string): Rule => ({
    ...{ type: 'input', field, value, title: say(field) },
    props: { type: 'text', placeholder: sentence('FORM_ENTER', locale, { title: say(field) }), ...props },
    ...(missing && { validate: [{ message: say(missing), required: true, type: 'string', trigger: 'change' }] }),
  })
  const level = edited?.level ?? (parent ? parent.level + 1 : 0)
  return {
    rules: [
      ...(edited ? [hidden('id', edited.id)] : []),
      hidden('level', level),
      hidden('parent_id', edited?.parent_id ?? parent?.city_id ?? 0),
      input('parent_name', nameAbove(parent), { disabled: true, readonly: true }),
      input('name', edited?.name ?? '', { maxlength: 100 }, 'name.missing'),
      ...(edited ? [input('merger_name', edited.merger_name, { placeholder: say('merger_name.hint') }, 'merger_name.missing')] : []),
    ],
    ...{ title: say(edited ? 'edit' : 'add'), action: '/setting/city/save', method: 'POST', info: '', status: true },
  }
}
