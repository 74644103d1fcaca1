import type { ServerForm } from '#src/api/server-form.ts'

/** A rule of a form as the shop describes it (conventions 5). */
export type FormRule = ServerForm['rules'][number]

export interface RuleParts {
  field: string
  title: string
  value: unknown
  /** Stands in the field while it is empty. */
  hint: string
  /** The sentence where nothing is filled in; without it the field may stay empty. */
  missing?: string | undefined
  /** Characters at most. */
  max?: number
}

const must = (message: string | undefined, type = 'string') =>
  message === undefined ? {} : { validate: [{ message, required: true, type, trigger: 'change' }] }

export const hiddenRule = (field: string, value: unknown): FormRule => ({ type: 'hidden', field, value })

export const inputRule = ({ field, title, value, hint, missing, max }: RuleParts): FormRule => ({
  ...{ type: 'input', field, value, title, col: { span: 24 } },
  props: { type: 'text', placeholder: hint, ...(max !== undefined && { maxlength: max }) },
  ...must(missing),
})

/** A figure within limits: `precision` 0 is a whole one. */
export const numberRule = (
  { field, title, value, hint, missing }: Omit<RuleParts, 'max'>,
  limits: { min?: number; max?: number; precision?: number },
): FormRule => ({
  ...{ type: 'inputNumber', field, value, title },
  props: { placeholder: hint, ...limits },
  ...must(missing, 'number'),
})

export const areaRule = ({ field, title, value, hint }: RuleParts): FormRule => ({
  ...{ type: 'input', field, value, title },
  props: { type: 'textarea', placeholder: hint },
})

export const selectRule = ({ field, title, value, hint }: RuleParts, options: readonly object[]): FormRule => ({
  ...{ type: 'select', field, value, title },
  props: { multiple: false, placeholder: hint, filterable: true },
  options,
})

export const radioRule = ({ field, title, value }: Omit<RuleParts, 'hint'>, options: readonly object[]): FormRule => ({
  ...{ type: 'radio', field, value, title, props: {}, options },
})

const frame = (title: string, src: string, more: object): object => ({
  ...{ type: 'image', maxLength: 1, title, src, width: '950px', height: '560px', footer: false },
  ...more,
})

/** A picture of the library. */
export const pictureRule = ({ field, title, value, hint }: RuleParts, icon = 'el-icon-picture-outline'): FormRule => ({
  ...{ type: 'frame', field, value, title },
  props: frame(hint, `/admin/widget.images/index.html?fodder=${field}`, { icon }),
})

/** Pictures of the library. */
export const picturesRule = ({ field, title, value, hint, max = 5 }: RuleParts): FormRule => ({
  ...{ type: 'frame', field, value, title },
  props: frame(hint, `/admin/widget.images/index.html?fodder=${field}&type=many&maxLength=${max}`, {
    ...{ maxLength: max, icon: 'el-icon-picture-outline', closeBtn: false, okBtn: false },
  }),
})

/** A customer of the shop; its value is `{uid, image, name}`. */
export const personRule = ({ field, title, value, hint }: RuleParts): FormRule => ({
  ...{ type: 'frame', field, value, title },
  props: frame(hint, `/admin/system.user/list.html?fodder=${field}`, { icon: 'el-icon-user', srcKey: 'image' }),
})

/** A product of the shop; its value is `{product_id, image}`. */
export const productRule = ({ field, title, value, hint }: RuleParts): FormRule => ({
  ...{ type: 'frame', field, value, title },
  props: frame(hint, `/admin/store.StoreProduct/index.html?fodder=${field}`, { icon: 'el-icon-goods' }),
})

/** The whole form; `action` is a path below the API. */
export const formOf = (title: string, method: string, action: string, rules: FormRule[]): ServerForm => ({
  ...{ rules, title, action, method, info: '', status: true },
})
