import type { Backend } from '#src/http/backend.ts'
import { file } from '#src/kinds/file.ts'
import { field, type Field } from '#src/kinds/kind.ts'
import { picture, pictures } from '#src/kinds/pictures.ts'
import { customer, product, type ShopRecord } from '#src/kinds/shop-record.ts'
import { textKind } from '#src/kinds/text.ts'
import { isEmpty, listOf } from '../form-field.ts'
import { frameKind, mostOf, type FrameKind } from './frame.ts'
import { ruleKind } from './kind-rule.ts'
import { numberProp, shared, textProp } from './props.ts'
import type { FormRule } from './rule.ts'
import { uploadTo } from './upload-target.ts'

const hinted = (rule: FormRule) => {
  const hint = textProp(rule, 'placeholder') ?? textProp(rule, 'title')
  return { ...shared(rule), ...(hint && { hint }) }
}

const addressKind = (frame: FrameKind, kindOf: (options: object) => Field<string>) =>
  ruleKind<string>({
    fits: (rule) => frameKind(rule) === frame,
    field: (rule) => kindOf(hinted(rule)),
    read: ({ value }) => String(value ?? ''),
  })

/** A record of the shop behind a frame, under the names that this frame has for it; some forms hold its picture alone. */
const recordKind = (frame: FrameKind, kindOf: (options: object) => Field<ShopRecord>, id: string, hasName: boolean) =>
  ruleKind<ShopRecord>({
    fits: (rule) => frameKind(rule) === frame,
    field: (rule) => kindOf(hinted(rule)),
    read({ value }) {
      const of = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
      const image = of['image'] ?? value
      return {
        id: String(of[id] ?? ''),
        name: hasName ? String(of['name'] ?? '') : '',
        image: typeof image === 'string' ? image : '',
      }
    },
    write({ id: chosen, name, image }) {
      if (isEmpty(chosen)) return image
      return { [id]: Number.isInteger(Number(chosen)) ? Number(chosen) : chosen, image, ...(hasName && { name }) }
    },
  })

const filesIn = (rule: FormRule) => numberProp(rule, 'limit') ?? (Array.isArray(rule.value) ? Infinity : 1)

/** Rules by which a file or a record of the shop is chosen. */
export const fileRules = [
  addressKind('picture', picture),
  addressKind('video', (options) => field(textKind('film', 1_000), options)),
  addressKind('icon', (options) => field(textKind('icon', 255), options)),
  ruleKind<readonly string[]>({
    fits: (rule) => frameKind(rule) === 'pictures',
    field: (rule) => pictures({ ...shared(rule), max: mostOf(rule) }),
    read: ({ value }) => listOf(value).map(String),
  }),
  recordKind('person', customer, 'uid', true),
  recordKind('product', product, 'product_id', false),
  /** A file, sent at once to the address that the rule names; the form then carries where it lies. */
  ruleKind<readonly string[]>({
    fits: ({ type }) => type === 'upload',
    field(rule) {
      const accept = textProp(rule, 'accept')
      const upload = (backend: unknown, chosen: File) => uploadTo(rule, backend as Backend, chosen)
      return file({ ...shared(rule), max: filesIn(rule), upload, ...(accept && { accept }) })
    },
    read: ({ value }) => listOf(value).map(String),
    write: (value, rule) => (filesIn(rule) === 1 && !Array.isArray(rule.value) ? (value[0] ?? '') : value),
  }),
]
