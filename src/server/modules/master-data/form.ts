import { basicKinds, warehouseTypes, type BasicKind, type BasicRow, type Company } from '#src/api/basics.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'

type Rule = ServerForm['rules'][number]

/** The fields that a kind has besides its name. */
function ownRules(kind: BasicKind, { details }: Pick<BasicRow, 'details'>, say: (key: string) => string): Rule[] {
  const title = (field: string) => ({ field, title: say(`basic_${field}`) })
  if (kind === 'unit')
    return [{ ...title('decimals'), type: 'inputNumber', value: details.decimals ?? 0, props: { min: 0, max: 4, precision: 0 } }]
  if (kind === 'tax_rate') {
    const validate = [{ required: true, message: say('BASIC_RATE'), type: 'string', trigger: 'change' }]
    return [{ ...title('rate'), type: 'input', value: details.rate ?? '', props: { type: 'text', maxlength: 10 }, validate }]
  }
  if (kind !== 'warehouse') return []
  const options = warehouseTypes.map((value) => ({ value, label: say(`basic_${value}`) }))
  return [
    { ...title('type'), type: 'select', value: details.type ?? 'finished', props: {}, options },
    { ...title('address'), type: 'input', value: details.address ?? '', props: { type: 'text', maxlength: 120 } },
  ]
}

const blank = (kind: BasicKind): BasicRow => ({
  ...{ id: 0, kind, name: '', details: {}, sort: 0, status: 1, version: 0, updated_by: '', updated_at: '' },
})

/** The form of a new entry of a kind, or of one there is. */
export function entryForm(locale: Locale, entry: BasicRow | BasicKind): ServerForm {
  const say = (key: string) => sentence(key, locale) ?? ''
  const row = typeof entry === 'string' ? blank(entry) : entry
  const isNew = typeof entry === 'string'
  const title = (field: string) => ({ field, title: say(`basic_${field}`) })
  const kinds = basicKinds.map((value) => ({ value, label: say(`basic_${value}`) }))
  const control = basicKinds.map((value) => ({ value, rule: ownRules(value, row, say) })).filter(({ rule }) => rule.length > 0)
  const options = [
    { value: 1, label: say('basic_on') },
    { value: 0, label: say('basic_off') },
  ]
  const named = [{ required: true, message: say('BASIC_NAME'), type: 'string', trigger: 'change' }]
  return {
    rules: [
      { ...title('name'), type: 'input', value: row.name, props: { type: 'text', maxlength: 40 }, validate: named },
      // what an entry is, is not changed once documents may name it; its own fields follow it
      { ...title('kind'), type: 'select', value: row.kind, props: { disabled: !isNew }, options: kinds, control },
      { ...title('sort'), type: 'inputNumber', value: row.sort, props: { precision: 0 }, info: say('basic_sort_help') },
      { ...title('status'), type: 'radio', value: row.status, props: {}, options },
      { type: 'hidden', field: 'version', value: row.version },
    ],
    title: say(isNew ? 'basic_add' : 'basic_edit'),
    action: isNew ? '/setting/basics' : `/setting/basics/${row.id}`,
    method: isNew ? 'POST' : 'PUT',
    info: '',
    status: true,
  }
}

const companyFields = ['name', 'tax_no', 'bank', 'account_no', 'address', 'phone'] as const

/** The form of the company. */
export function companyForm(locale: Locale, company: Company): ServerForm {
  const say = (key: string) => sentence(key, locale) ?? ''
  const rules = companyFields.map((field): Rule => ({
    ...{ type: 'input', field, value: company[field], title: say(`company_${field}`), props: { type: 'text', maxlength: 120 } },
    ...(field === 'name' && { validate: [{ required: true, message: say('BASIC_NAME'), type: 'string', trigger: 'change' }] }),
  }))
  return {
    rules: [...rules, { type: 'hidden', field: 'version', value: company.version }],
    ...{ title: say('company'), action: '/setting/basics/company', method: 'POST', info: '', status: true },
  }
}
