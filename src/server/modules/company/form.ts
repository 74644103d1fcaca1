import type { Company } from '#src/api/company.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'

type Rule = ServerForm['rules'][number]

const companyFields = ['name', 'tax_no', 'bank', 'account_no', 'address', 'phone'] as const

/** The form of the company. */
export function companyForm(locale: Locale, company: Company): ServerForm {
  const say = (key: string) => sentence(key, locale) ?? ''
  const rules = companyFields.map((field): Rule => ({
    ...{ type: 'input', field, value: company[field], title: say(`company_${field}`), props: { type: 'text', maxlength: 120 } },
    ...(field === 'name' && { validate: [{ required: true, message: say('COMPANY_NAME'), type: 'string', trigger: 'change' }] }),
  }))
  const told = (field: string) => ({ info: say(`company_${field}_info`) })
  const picture = (field: 'logo' | 'seal'): Rule => ({
    ...{ type: 'frame', field, value: company[field], title: say(`company_${field}`), ...told(field) },
    props: { type: 'image', maxLength: 1, title: say(`company_${field}`), src: `/admin/widget.images/index.html?fodder=${field}` },
  })
  const clauses: Rule = {
    ...{ type: 'input', field: 'clauses', value: company.clauses, title: say('company_clauses'), ...told('clauses') },
    props: { type: 'textarea', rows: 8, maxlength: 8000 },
  }
  return {
    rules: [...rules, picture('logo'), picture('seal'), clauses, { type: 'hidden', field: 'version', value: company.version }],
    ...{ title: say('company'), action: '/setting/basics/company', method: 'POST', info: '', status: true },
  }
}
