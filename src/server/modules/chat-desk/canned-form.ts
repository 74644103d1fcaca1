import type { CannedCategory, CannedReplyBody } from '#src/api/canned-replies.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { areaRule, formOf, hiddenRule, inputRule, numberRule, type FormRule } from '../../shop/described-form.ts'

const sayer = (locale: Locale) => (key: string) => sentence(`canned.${key}`, locale) ?? ''

const area = (say: (key: string) => string, field: string, value: string, max: number): FormRule => {
  const hint = say(`${field}.hint`)
  const rule = areaRule({ field, title: say(field), value, hint })
  const validate = [{ message: hint, required: true, type: 'string', trigger: 'change' }]
  return { ...rule, props: { ...(rule['props'] as object), maxlength: max }, validate }
}

interface Edited {
  id: number
  version: number
}

/** The form of a new shared reply, or of one there is. */
export function replyForm(
  locale: Locale,
  categories: readonly CannedCategory[],
  values: CannedReplyBody & { edited?: Edited },
): ServerForm {
  const say = sayer(locale)
  const { edited, title = '', message = '', cate_id: category = 0, sort = 0 } = values
  const options = categories.map(({ id, name }) => ({ value: id, label: name }))
  const hint = say('cate_id.hint')
  const rules: FormRule[] = [
    { type: 'select', field: 'cate_id', value: category, title: say('cate_id'), props: { multiple: false, placeholder: hint }, options },
    area(say, 'title', title, 50),
    area(say, 'message', message, 500),
    numberRule({ field: 'sort', title: say('sort'), value: sort, hint: say('sort.hint') }, { min: 0, precision: 0 }),
    ...(edited ? [hiddenRule('version', edited.version)] : []),
  ]
  return edited
    ? formOf(say('edit'), 'PUT', `/app/wechat/speechcraft/${edited.id}`, rules)
    : formOf(say('add'), 'POST', '/app/wechat/speechcraft', rules)
}

/** The form of a new shared category, or of one there is. */
export function categoryForm(locale: Locale, edited?: CannedCategory & { version: number }): ServerForm {
  const say = sayer(locale)
  const hint = say('name.hint')
  const rules = [
    inputRule({ field: 'name', title: say('name'), value: edited?.name ?? '', hint, missing: hint, max: 30 }),
    numberRule({ field: 'sort', title: say('sort'), value: edited?.sort ?? 0, hint: say('sort.hint') }, { min: 0, precision: 0 }),
    ...(edited ? [hiddenRule('version', edited.version)] : []),
  ]
  return edited
    ? formOf(say('editCategory'), 'PUT', `/app/wechat/speechcraftcate/${edited.id}`, rules)
    : formOf(say('addCategory'), 'POST', '/app/wechat/speechcraftcate', rules)
}
